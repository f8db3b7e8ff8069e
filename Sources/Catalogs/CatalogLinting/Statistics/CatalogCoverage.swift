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
    package internal(set) var isSource: Bool
    /// The keys with strings that are done; in formats without states, all that are not empty.
    package internal(set) var translated = 0
    /// The keys with a string that a person should look at: also an empty one, and what only a
    /// machine has translated.
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
  package let keys: Int
  /// The languages, that of the source first, then in the order of their names.
  package private(set) var languages: [Language]

  /// Counts a catalog.
  ///
  /// - Parameter required: The languages that it must have; those that it has not are all missing.
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

  /// Merges languages with the same name, such as that of `Base.lproj` and of `en.lproj`: the one
  /// with more strings counts.
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

  /// Counts the strings of keys that the code no longer has.
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
