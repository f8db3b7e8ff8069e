import StringCatalogs

/// The numbers of strings in each language of a catalog, used in all coverage reports.
///
/// A string is translated if it is not empty, and is not marked as new, fuzzy or in need of review.
/// It is missing if ``MissingTranslationRule`` reports it.
package struct TranslationCounts: Sendable {
  /// The numbers of strings in one language.
  package struct Language: Sendable {
    /// The number of strings that should be translated.
    package var total = 0
    /// The number of strings that are missing in the language.
    package var missing = 0
    /// The number of strings that are marked as untranslated.
    package var new = 0
    /// The number of strings that need a review, including empty strings.
    package var needsReview = 0
  }

  /// The number of keys that should be translated.
  package let keys: Int
  /// The numbers for each language, by its index in ``LintedCatalog/languages``.
  package let languages: [Language]

  /// Counts the strings of a catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the strings.
  package init(of catalog: LintedCatalog) {
    let presence = TextPresence(of: catalog)
    let known = RequiredLanguages(of: catalog, nil, presence)
    var required = known.present + known.variants
    let found = Set(required.compactMap(\.servers.first))
    for place in catalog.languages.indices where !found.contains(place) {
      if catalog.isSourceKnown, place == catalog.source { continue }
      required.append(
        RequiredLanguages.Required(
          name: catalog.languages[place].name, isListed: false, servers: [place]))
    }
    let coverage = LanguageCoverage(required, of: catalog, presence, countsStates: true)
    keys = coverage.keyCount
    var counts = Array(
      repeating: Language(total: coverage.keyCount), count: catalog.languages.count)
    for language in coverage.languages {
      guard let place = language.required.servers.first else { continue }
      counts[place] = Language(
        total: language.needed, missing: language.missing, new: language.states[.new],
        needsReview: language.states[.needsReview])
    }
    languages = counts
  }
}

/// The numbers of strings in each state.
struct StateCounts {
  /// The remaining work for a string in a language.
  enum State: Int, CaseIterable {
    /// The string is finished.
    case translated
    /// The string is not translated yet.
    case new
    /// A value is marked for review, or all values are empty.
    case needsReview
  }

  private var counts = Array(repeating: 0, count: State.allCases.count)

  /// The number of strings in a state.
  subscript(_ state: State) -> Int {
    get { counts[state.rawValue] }
    set { counts[state.rawValue] = newValue }
  }
}

extension SharedContent {
  /// Returns the state of a localization.
  ///
  /// The state is `new` if any value is new. Otherwise, it is `needsReview` if any value needs a
  /// review, or if all values are empty. In all other cases, it is `translated`.
  func state(of localization: LintedCatalog.Localization) -> StateCounts.State {
    let range = content.localizations[localization.localization].values
    var isDone = true
    var isEmpty = true
    for place in range {
      let state = content.values[place].state
      if state == .new { return .new }
      if (state ?? .translated) != .translated { isDone = false }
      if !content.values[place].text.isEmpty { isEmpty = false }
    }
    return isDone && !isEmpty ? .translated : .needsReview
  }
}
