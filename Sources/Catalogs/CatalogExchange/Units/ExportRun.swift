import CatalogLint
package import CatalogLinting
package import LanguageTags
import StringCatalogs

/// A run that exports the translation units of the catalogs in files and folders.
package enum ExportRun {
  /// The result of an export.
  package struct Outcome: Sendable {
    /// The common source language; `nil` if the catalogs have several, or there are no units.
    package fileprivate(set) var sourceLanguage: LanguageTag?
    /// The units, in the order of the catalogs and of their keys.
    package fileprivate(set) var units: [TranslationUnit] = []
    /// The names of the catalogs whose source language is the requested target language.
    package fileprivate(set) var sources: [String] = []
    /// The result of reading the catalogs.
    package let reading: CatalogReading
  }

  /// Collects the units of the catalogs.
  ///
  /// - Parameters:
  ///   - request: The locations of the catalogs.
  ///   - language: The target language.
  ///   - isMissing: `true` to export only units whose translation is missing, new,
  ///     machine-translated, or in need of review.
  package static func run(
    _ request: LintRequest, language: LanguageTag, onlyMissing isMissing: Bool
  ) throws(LintRefusal) -> Outcome {
    var units: [TranslationUnit] = []
    var languages: [LanguageTag] = []
    var sources: [String] = []
    let reading = try CatalogReading(request, decodesCharsets: true) { read in
      let catalog = read.catalog
      // Exports for translators are skipped, because they repeat the strings of other catalogs.
      if catalog.files.contains(where: {
        $0.content.format.traits.isForExchange && UnitDocument.isExport($0.content.bytes)
      }) {
        return
      }
      let source = catalog.source.flatMap { catalog.languages[$0].tag }
      if source == language { sources.append(catalog.name) }
      let found = CatalogUnits(catalog, into: language).exported(onlyMissing: isMissing)
      if let source, !found.isEmpty, !languages.contains(source) { languages.append(source) }
      units += found
    }
    var outcome = Outcome(reading: reading)
    outcome.units = units
    outcome.sources = sources
    outcome.sourceLanguage = languages.count == 1 ? languages.first : nil
    return outcome
  }
}
