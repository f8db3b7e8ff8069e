import StringCatalogs

/// The numbers of strings in each language of a catalog, for all output about coverage.
///
/// A string is translated if it is not empty and its file does not mark it as new, fuzzy or in need
/// of a review. It is missing if ``MissingTranslationRule`` reports it.
package struct TranslationCounts: Sendable {
  /// The numbers of one language.
  package struct Language: Sendable {
    /// The number of strings that should be translated.
    package var total = 0
    /// The number of strings that the language does not have.
    package var missing = 0
    /// The number of strings that are marked as not translated.
    package var new = 0
    /// The number of strings that need a review, including empty ones.
    package var needsReview = 0
  }

  /// The number of keys that should be translated.
  package let keys: Int
  /// The numbers of each language, by its index in ``LintedCatalog/languages``.
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

/// The numbers of strings in each state.
struct StateCounts {
  /// The work that is left to do for a string of a language.
  enum State: Int, CaseIterable {
    /// The string is finished.
    case translated
    /// The string is not translated yet.
    case new
    /// The string is marked for a review, or it is empty.
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
  /// Returns the state of a localization, which is that of its least finished value.
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
