import StringCatalogs

/// The numbers of strings that a catalog has in each language, for everything that shows coverage.
///
/// A string is translated if it is not empty and its file does not mark it as new, fuzzy or in need
/// of a review. It is missing if ``MissingTranslationRule`` reports it.
package struct TranslationCounts: Sendable {
  /// The numbers of one language.
  package struct Language: Sendable {
    /// The strings that are to be translated.
    package var total = 0
    /// The strings that the language does not have.
    package var missing = 0
    /// The strings that are marked as not translated.
    package var new = 0
    /// The strings that a person should look at, and those that are empty.
    package var needsReview = 0
  }

  /// The keys that are to be translated.
  package let keys: Int
  /// The numbers by the places of the languages in ``LintedCatalog/languages``.
  package let languages: [Language]

  /// Counts the strings of a catalog.
  ///
  /// - Complexity: O(*n*) in the bytes of the strings.
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

/// The numbers of strings by their states.
struct StateCounts {
  /// What is left to do with a string that a language has.
  enum State: Int, CaseIterable {
    /// Nothing.
    case translated
    /// It is not translated yet.
    case new
    /// A person should look at it: it is marked so, or empty.
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
  /// Returns the state of a localization: that of its value that is least done.
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
