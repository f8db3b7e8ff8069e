import CatalogLint
package import CatalogLinting
package import LanguageTags
import StringCatalogs

/// Gathers what is to be translated in files and folders.
package enum ExportRun {
  /// What came of it.
  package struct Outcome: Sendable {
    /// The language that the texts are in; `nil` if there are none, or catalogs differ.
    package fileprivate(set) var sourceLanguage: LanguageTag?
    /// The units, in the order of the catalogs and of their keys.
    package fileprivate(set) var units: [TranslationUnit] = []
    /// The catalogs whose source language it is.
    package fileprivate(set) var sources: [String] = []
    /// What could not be read.
    package let reading: CatalogReading
  }

  /// Gathers units.
  ///
  /// - Parameters:
  ///   - request: Where the catalogs are.
  ///   - language: The language to translate into.
  ///   - isMissing: Whether only what is not done is wanted: without a text, new, to be looked at, by a machine.
  package static func run(
    _ request: LintRequest, language: LanguageTag, onlyMissing isMissing: Bool
  ) throws(LintRefusal) -> Outcome {
    var units: [TranslationUnit] = []
    var languages: [LanguageTag] = []
    var sources: [String] = []
    let reading = try CatalogReading(request, decodesCharsets: true) { read in
      let catalog = read.catalog
      // What an export has written is with translators already.
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
