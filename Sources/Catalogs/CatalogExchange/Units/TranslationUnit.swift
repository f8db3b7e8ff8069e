import StringCatalogs

/// A string to translate, with information for the translator.
package struct TranslationUnit: Hashable, Sendable {
  /// The state of a translation.
  package enum State: String, Hashable, Sendable, CaseIterable {
    /// There is no translation.
    case missing
    /// The string is not translated yet.
    case new
    /// The translation needs review.
    case needsReview = "needs_review"
    /// The code no longer uses the string.
    case stale
    /// The string is machine-translated.
    case machineTranslated = "machine_translated"
    /// The translation is complete, as are all translations in formats without states.
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

  /// The identity of the string.
  package var id: UnitID
  /// The target language, as a tag.
  package var language: String
  /// The file with the translation, or with the source string.
  package var file: String
  /// The name of the table or resource file, as code refers to it.
  package var table: String
  /// The source string.
  package var source: String
  /// The translation; `nil` if there is none.
  package var target: String?
  /// The state of the translation.
  package var state: State
  /// The number of words in the source string without placeholders, tags and links.
  ///
  /// In Japanese and Chinese, it is the number of characters.
  package var words: Int
  /// Examples of numbers for the plural category; empty for other units.
  package var numbers: String
  /// The comment for translators.
  package var comment: String
  /// `true` if the strings have tags, in the notation of ``/StringCatalogs/MarkedText``.
  ///
  /// Otherwise, the strings are plain characters.
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
