/// A unit as it came back.
package struct ImportedUnit: Hashable, Sendable {
  /// Which text it is.
  package var id: UnitID
  /// The language it was translated into.
  package var language: String
  /// The text that it was translated from.
  package var source: String
  /// The translation; empty if there is none.
  package var target: String
  /// How far the work is; `nil` if it is not said.
  package var state: TranslationUnit.State?
  /// The line of the file where it begins, from 1.
  package var line: Int
  /// Whether the texts have tags, as ``/StringCatalogs/MarkedText`` spells them; `nil` if the file does not say.
  package var isMarked: Bool?
  /// Whether a tool put inline elements into the translation, which catalogs do not have.
  package var hasInlineElements = false

  /// Makes a unit.
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
