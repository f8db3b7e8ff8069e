import ByteBuffers
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
  let counting: CountingWords? = CountingWords(
    one: ("translation", "equals its source"), several: ("translations", "equal their sources"))
  let traits: TextTraits = .copy

  func check(_ translation: LintedTranslation, _ sink: inout DiagnosticSink) {
    let file = translation.file
    for index in file.values(of: translation.target) {
      // Few texts are copies, so that is asked first.
      guard isCopy(index, of: translation),
        file.withBytes(of: index, { TranslatableWords.areIn($0) })
      else { continue }
      let source = translation.sourceLanguage?.facts.language
      guard source == nil || source != translation.language.facts.language,
        translation.catalog.isToTranslate(translation.key)
      else { return }
      sink.report(
        "this is the text of the source language",
        at: file.shared.content.values[index].text.sourceRange, translation.site(index))
    }
  }

  /// Whether a text is that of the source for the same case, byte by byte.
  private func isCopy(_ index: Int, of translation: LintedTranslation) -> Bool {
    let file = translation.file
    let variation = file.shared.content.values[index].variation
    guard let source = translation.source else {
      guard variation == .none else { return false }
      let name = translation.catalog.name(of: translation.key)
      return file.withBytes(of: index) { $0.isSame(name.utf8.span) }
    }
    let sourceFile = translation.sourceFile
    let same = sourceFile.values(of: source).first {
      sourceFile.shared.content.values[$0].variation.isSame(as: variation)
    }
    guard let same else { return false }
    if let count = file.count(of: index), let other = sourceFile.count(of: same), count != other {
      return false
    }
    return file.withBytes(of: index) { text in
      sourceFile.withBytes(of: same) { text.isSame($0) }
    }
  }
}

extension CatalogVariation {
  /// Whether two variations are for the same case, whatever the places of their substitutions.
  fileprivate func isSame(as other: CatalogVariation) -> Bool {
    (substitution == nil) == (other.substitution == nil) && device == other.device
      && plural == other.plural && index == other.index && width == other.width
  }
}
