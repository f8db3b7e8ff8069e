import StringCatalogs

/// A text that a person translates, with what that person needs to know.
package struct TranslationUnit: Hashable, Sendable {
  /// How far the work on a text is.
  package enum State: String, Hashable, Sendable, CaseIterable {
    /// There is none.
    case missing
    /// Nobody has translated it yet.
    case new
    /// A person should look at it again.
    case needsReview = "needs_review"
    /// The code no longer has it.
    case stale
    /// A machine translated it.
    case machineTranslated = "machine_translated"
    /// Done; so are all texts in formats without states.
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

    /// Whether nothing is left to do.
    package var isDone: Bool { self == .translated }
  }

  /// Which text it is.
  package var id: UnitID
  /// The language it is translated into, as a tag.
  package var language: String
  /// The file that has the text, or its source.
  package var file: String
  /// The name of the table or resource file, as code has it.
  package var table: String
  /// The text in the source language.
  package var source: String
  /// The text in the language; `nil` if there is none.
  package var target: String?
  /// How far the work is.
  package var state: State
  /// The words of the source without its placeholders, tags and links; in Japanese and Chinese its characters.
  package var words: Int
  /// Numbers that take the plural category of the unit, as examples; empty for other texts.
  package var numbers: String
  /// What the translators are told.
  package var comment: String
  /// Whether the texts have tags, as ``/StringCatalogs/MarkedText`` spells them; else each character is one.
  package var isMarked: Bool

  /// Makes a unit.
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
