/// A translation unit that was read from an imported file.
package struct ImportedUnit: Hashable, Sendable {
  /// The identity of the unit.
  package var id: UnitID
  /// The target language.
  package var language: String
  /// The source string.
  package var source: String
  /// The translation; empty if there is none.
  package var target: String
  /// The state of the translation; `nil` if the file does not specify it.
  package var state: TranslationUnit.State?
  /// The line of the file on which the unit begins, counted from 1.
  package var line: Int
  /// `true` if the strings contain tags, in the notation of ``/StringCatalogs/MarkedText``.
  ///
  /// The value is `nil` if the file does not specify it.
  package var isMarked: Bool?
  /// `true` if a tool added inline elements to the translation, which catalogs do not support.
  package var hasInlineElements = false

  /// Creates a unit.
  package init(
    id: UnitID, language: String, source: String, target: String,
    state: TranslationUnit.State? = nil, line: Int
  ) {
    self.id = id
    self.language = language
    self.source = source
    self.target = target
    self.state = state
    self.line = line
  }
}
