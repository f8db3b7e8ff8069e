import CatalogLint
import LanguageTags
import StringCatalogs

/// How far the translations of a catalog are.
package struct CatalogCoverage: Sendable, Hashable {
  /// How far a language is.
  package struct Language: Sendable, Hashable {
    /// The language, as a BCP 47 tag where it has one.
    package let name: String
    /// Whether the others are translated from it.
    package let isSource: Bool
    /// The keys with texts that are done; in formats without states all texts are.
    package internal(set) var translated = 0
    /// The keys with a text that a person should look at: also what only a machine has translated.
    package internal(set) var needsReview = 0
    /// The keys with a text that nobody has translated.
    package internal(set) var new = 0
    /// The texts of keys that the code no longer has; they count for nothing else.
    package internal(set) var stale = 0
    /// The keys without a text.
    package internal(set) var missing = 0

    /// The keys that are to be translated.
    package var total: Int { translated + needsReview + new + missing }
    /// The percentage of them that is done, rounded down: 100 only if nothing is left to do.
    package var percent: Int { total == 0 ? 100 : translated * 100 / total }
  }

  /// The name of the catalog.
  package let name: String
  /// The keys that are to be translated.
  package private(set) var keys = 0
  /// The languages, that of the source first, then in the order of their names.
  package private(set) var languages: [Language]

  /// Counts a catalog.
  ///
  /// - Parameter required: The languages that it must have; those that it has not are all missing.
  init(_ catalog: LintedCatalog, required: [LanguageTag]) {
    name = catalog.name
    languages = catalog.languages.enumerated().map { index, language in
      Language(name: language.name, isSource: index == catalog.source)
    }
    for tag in catalog.absentLanguages(among: required)
    where !catalog.languages.contains(where: { $0.tag == tag }) {
      languages.append(Language(name: tag.description, isSource: false))
    }
    for key in catalog.keys { count(key, in: catalog) }
    languages.sort { ($0.isSource ? 0 : 1, $0.name) < ($1.isSource ? 0 : 1, $1.name) }
  }

  private mutating func count(_ key: LintedCatalog.Key, in catalog: LintedCatalog) {
    let entry = catalog.entry(of: key)
    guard key.isInSource, entry.shouldTranslate else { return }
    let isStale = entry.extractionState == .stale
    if !isStale { keys += 1 }
    var isCounted = Array(repeating: false, count: languages.count)
    for localization in catalog.localizations[key.localizations] {
      let language = localization.language
      let content = catalog.files[localization.file].content
      let values = content.values[catalog.content(of: localization).values]
      guard !values.isEmpty, !isCounted[language] else { continue }
      isCounted[language] = true
      if isStale {
        languages[language].stale += 1
      } else {
        languages[language].count(values, isSource: languages[language].isSource)
      }
    }
    if isStale { return }
    for index in languages.indices where !isCounted[index] {
      // Without a text of its own, the key is the text.
      if languages[index].isSource {
        languages[index].translated += 1
      } else {
        languages[index].missing += 1
      }
    }
  }
}

extension CatalogCoverage.Language {
  /// Counts a key by the text that is least done.
  fileprivate mutating func count(_ values: ArraySlice<CatalogValue>, isSource: Bool) {
    let states = values.map { $0.state ?? .translated }
    // A source text that was extracted from the code is new, and done.
    if isSource {
      translated += 1
    } else if values.allSatisfy({ $0.text.isEmpty }) {
      missing += 1
    } else if states.contains(.new) {
      new += 1
    } else if states.contains(where: { $0 != .translated }) {
      needsReview += 1
    } else {
      translated += 1
    }
  }
}
