import Diagnostics
import StringCatalogs

/// A translation that is the text of the source language.
struct UntranslatedCopyRule: TranslationRule {
  let id = "untranslated-copy"
  let family = RuleFamily.coverage
  let severity = Severity.info
  // In real catalogs a fifth of the texts are equal to their source, and most of them rightly.
  let isOnByDefault = false
  let summary = "a translation that is the text of the source language"
  let traits = TextTraits.any

  func check(_ translation: LintedTranslation, _ sink: inout DiagnosticSink) {
    let source = translation.sourceLanguage?.facts.language
    guard source == nil || source != translation.language.facts.language,
      translation.catalog.isToTranslate(translation.key)
    else { return }
    for index in translation.values {
      let value = translation.content.values[index]
      let text = translation.content.string(value.text)
      guard TranslatableWords.areIn(text), text == sourceText(of: translation, value.variation)
      else { continue }
      sink.report(
        "this is the text of the source language", at: value.text.sourceRange,
        translation.site(index))
    }
  }

  private func sourceText(
    of translation: LintedTranslation, _ variation: CatalogVariation
  ) -> String? {
    let catalog = translation.catalog
    guard let source = translation.source else {
      return variation == .none ? catalog.name(of: translation.key) : nil
    }
    let content = catalog.files[source.file].content
    return content.values[catalog.content(of: source).values]
      .first { $0.variation.isSame(as: variation) }.map { content.string($0.text) }
  }
}

extension CatalogVariation {
  /// Whether two variations are for the same case, whatever the places of their substitutions.
  fileprivate func isSame(as other: CatalogVariation) -> Bool {
    (substitution == nil) == (other.substitution == nil) && device == other.device
      && plural == other.plural && index == other.index && width == other.width
  }
}
