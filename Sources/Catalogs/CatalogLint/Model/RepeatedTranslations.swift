import Diagnostics
import StringCatalogs

/// Finds duplicate keys in translated files that hide no translation.
///
/// The app displays the value of the last duplicate. No translation is lost, unless the last value
/// equals the source string and an earlier value is a translation.
struct RepeatedTranslations {
  private let catalog: LintedCatalog
  /// The source strings by the names of their keys; `nil` before the first lookup.
  private var sources: [String: LintedCatalog.Localization]?

  init(_ catalog: LintedCatalog) {
    self.catalog = catalog
  }

  /// Returns `true` if a duplicate key hides no translation.
  ///
  /// Either the last duplicate has a translation, or all duplicates have the source string.
  ///
  /// - Parameters:
  ///   - range: The range of a duplicate key.
  ///   - file: The index of its file.
  mutating func areHarmless(at range: SourceRange?, in file: Int) -> Bool {
    let content = catalog.files[file].shared.content
    guard let range, catalog.isSourceKnown, content.format.traits.hasLastOfDuplicates,
      !catalog.languagePlaces(of: content).contains(where: { $0 == catalog.source }),
      let entry = content.entry(around: range.lowerBound), let first = entry.firstOccurrence,
      let source = source(of: content.name(of: entry))
    else { return false }
    let shared = catalog.files[source.file].shared
    let sources = shared.content.localizations[source.localization].values.map {
      shared.content.string(shared.content.values[$0].text)
    }
    let own = content.entries.indices.filter {
      $0 == first || content.entries[$0].firstOccurrence == first
    }
    let strings = own.map { place in
      content.entries[place].localizations
        .flatMap { content.localizations[$0].values }
        .map { content.string(content.values[$0].text) }
    }
    guard let last = strings.last, !last.contains("") else { return false }
    return last != sources || strings.allSatisfy { $0 == sources }
  }

  private mutating func source(of name: String) -> LintedCatalog.Localization? {
    if let sources { return sources[name] }
    var found: [String: LintedCatalog.Localization] = [:]
    for key in catalog.keys where key.isInSource {
      let source = catalog.localizations[key.localizations].first { $0.language == catalog.source }
      if let source { found[catalog.name(of: key)] = source }
    }
    sources = found
    return found[name]
  }
}
