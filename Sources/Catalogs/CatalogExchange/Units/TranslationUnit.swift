import StringCatalogs

/// A string to translate, with information for the translator.
package struct TranslationUnit: Hashable, Sendable {
  /// The state of a translation.
  package enum State: String, Hashable, Sendable, CaseIterable {
    /// The translation is missing.
    case missing
    /// The translation is marked as new, so it is not finished.
    case new
    /// The translation needs review.
    case needsReview = "needs_review"
    /// The code no longer uses the string.
    case stale
    /// The string is machine-translated.
    case machineTranslated = "machine_translated"
    /// The translation is complete; in a format without states, every translation is.
    case translated

    init(_ state: CatalogValue.State?) {
      self =
        switch state {
        case .new?: .new
        case .needsReview?: .needsReview
        case .stale?: .stale
        case .machineTranslated?: .machineTranslated
        case .translated?, nil: .translated
        }
    }

    /// `true` if the translation is complete.
    package var isDone: Bool { self == .translated }
  }

  /// The identity of the unit.
  package var id: UnitID
  /// The language tag of the target language.
  package var language: String
  /// The file that contains the translation or, if it is missing, the source string.
  package var file: String
  /// The name of the table or resource file, as code refers to it.
  package var table: String
  /// The source string.
  package var source: String
  /// The translation; `nil` if there is none.
  package var target: String?
  /// The state of the translation.
  package var state: State
  /// The number of words in the source string, excluding placeholders, tags and links.
  ///
  /// In Japanese and Chinese, this is the number of characters.
  package var words: Int
  /// Examples of numbers in the plural category; empty for units without a plural category.
  package var numbers: String
  /// The comment for translators.
  package var comment: String
  /// `true` if the strings contain tags, in the notation of ``/StringCatalogs/MarkedText``.
  ///
  /// If the value is `false`, the strings are plain characters.
  package var isMarked: Bool

  /// Creates a unit.
  package init(
    id: UnitID, language: String, file: String = "", table: String = "", source: String,
    target: String? = nil, state: State, words: Int = 0, numbers: String = "",
    comment: String = "", isMarked: Bool = false
  ) {
    self.id = id
    self.language = language
    self.file = file
    self.table = table
    self.source = source
    self.target = target
    self.state = state
    self.words = words
    self.numbers = numbers
    self.comment = comment
    self.isMarked = isMarked
  }
}
