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
  let traits = TextTraits.any

  func check(_ translation: LintedTranslation, _ sink: inout DiagnosticSink) {
    let source = translation.sourceLanguage?.facts.language
    guard source == nil || source != translation.language.facts.language else { return }
    let scanned = translation.scanned
    let file = translation.target.file
    let shared = scanned.catalog.files[file].shared
    for index in shared.content.localizations[translation.target.localization].values {
      // Few texts are copies, so that is asked first.
      guard isCopy(index, of: translation, shared),
        scanned.withBytes(of: index, in: file, { TranslatableWords.areIn($0) })
      else { continue }
      guard scanned.catalog.isToTranslate(translation.key) else { return }
      sink.report(
        "this is the text of the source language",
        at: shared.content.values[index].text.sourceRange, translation.site(index))
    }
  }

  /// Whether a text is that of the source for the same case, byte by byte.
  private func isCopy(
    _ index: Int, of translation: LintedTranslation, _ shared: SharedContent
  ) -> Bool {
    let scanned = translation.scanned
    let file = translation.target.file
    let variation = shared.content.values[index].variation
    guard let source = translation.source else {
      guard variation == .none else { return false }
      let name = scanned.catalog.name(of: translation.key)
      return scanned.withBytes(of: index, in: file) { $0.isSame(name.utf8.span) }
    }
    let sourceShared = scanned.catalog.files[source.file].shared
    let values = sourceShared.content.localizations[source.localization].values
    let same = values.first { sourceShared.content.values[$0].variation.isSame(as: variation) }
    guard let same else { return false }
    if let count = scanned.count(of: index, in: file),
      let other = scanned.count(of: same, in: source.file), count != other
    {
      return false
    }
    return scanned.withBytes(of: index, in: file) { text in
      scanned.withBytes(of: same, in: source.file) { text.isSame($0) }
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
