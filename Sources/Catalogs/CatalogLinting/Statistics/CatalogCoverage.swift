import CatalogLint
import LanguageTags
import StringCatalogs

/// The translation coverage of a catalog.
package struct CatalogCoverage: Sendable, Hashable {
  /// The translation coverage of one language.
  package struct Language: Sendable, Hashable {
    /// The name of the language, as a BCP 47 tag if possible.
    package let name: String
    /// A Boolean value that indicates whether this is the source language of the catalog.
    package internal(set) var isSource: Bool
    /// The number of keys whose strings are translated.
    ///
    /// In file formats without states, every string that is not empty counts as translated.
    package internal(set) var translated = 0
    /// The number of keys with a string that needs review, is empty, or is machine-translated.
    package internal(set) var needsReview = 0
    /// The number of keys with a string that is marked as not translated.
    package internal(set) var new = 0
    /// The number of strings whose keys no longer occur in code; no other number includes them.
    package internal(set) var stale = 0
    /// The number of keys that have no string.
    package internal(set) var missing = 0

    /// The number of keys to translate.
    package var total: Int { translated + needsReview + new + missing }
    /// The percentage of translated keys, rounded down, so that 100 means that all are translated.
    package var percent: Int { total == 0 ? 100 : translated * 100 / total }
  }

  /// The name of the catalog.
  package let name: String
  /// The number of keys to translate.
  package let keys: Int
  /// The source language, followed by the other languages sorted by name.
  package private(set) var languages: [Language]

  /// Creates the coverage from known counts.
  init(name: String, keys: Int, languages: [Language]) {
    self.name = name
    self.keys = keys
    self.languages = languages
  }

  /// Counts the translations of a catalog.
  ///
  /// - Parameter required: The required languages. In a required language that the catalog lacks,
  ///   all keys are missing.
  init(_ catalog: LintedCatalog, required: [LanguageTag]) {
    name = catalog.name
    let counts = TranslationCounts(of: catalog)
    keys = counts.keys
    languages = zip(catalog.languages.indices, counts.languages).map { index, counts in
      var language = Language(
        name: catalog.languages[index].name,
        isSource: catalog.isSourceKnown && index == catalog.source)
      language.missing = counts.missing
      language.new = counts.new
      language.needsReview = counts.needsReview
      language.translated = counts.total - counts.missing - counts.new - counts.needsReview
      return language
    }
    for tag in catalog.absentLanguages(among: required)
    where !catalog.languages.contains(where: { $0.tag == tag }) {
      var language = Language(name: tag.description, isSource: false)
      language.missing = counts.keys
      languages.append(language)
    }
    countStale(catalog)
    mergeLanguages()
    languages.sort { ($0.isSource ? 0 : 1, $0.name) < ($1.isSource ? 0 : 1, $1.name) }
  }

  /// Merges languages that have the same name, such as those in `Base.lproj` and `en.lproj`.
  ///
  /// The counts of the language with more translated strings are kept.
  private mutating func mergeLanguages() {
    var places: [String: Int] = [:]
    var merged: [Language] = []
    for language in languages {
      guard let place = places[language.name] else {
        places[language.name] = merged.count
        merged.append(language)
        continue
      }
      let isSource = language.isSource || merged[place].isSource
      if language.translated > merged[place].translated { merged[place] = language }
      merged[place].isSource = isSource
    }
    languages = merged
  }

  /// Counts the strings of stale keys.
  private mutating func countStale(_ catalog: LintedCatalog) {
    for key in catalog.keys where catalog.entry(of: key).extractionState == .stale {
      guard key.isInSource, catalog.entry(of: key).shouldTranslate else { continue }
      var counted: Set<Int> = []
      for localization in catalog.localizations[key.localizations]
      where !catalog.content(of: localization).values.isEmpty {
        if counted.insert(localization.language).inserted {
          languages[localization.language].stale += 1
        }
      }
    }
  }
}
