package import Diagnostics

/// An editor of files in one format.
///
/// Read the result again before writing it, because a string that the format cannot represent
/// becomes a different string.
package protocol FormatEditor: Sendable {
  /// The file.
  var file: CatalogFile { get }

  /// Returns the edit that replaces a string.
  func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit
  /// Returns the spelling of a state at a range; `nil` if the format does not support the state.
  func spelling(of state: CatalogValue.State, at range: SourceRange) -> String?
  /// Returns the edits that add strings for further plural categories or array elements to a key.
  ///
  /// The result is `nil` if the format does not support them.
  ///
  /// - Parameters:
  ///   - last: The index of the last string of the same plural or array.
  ///   - entry: The index of the entry that contains this string.
  ///   - language: The index of the language of this string.
  func add(
    _ texts: [CatalogEditor.NewText], after last: Int, of entry: Int, in language: Int
  ) -> [FixIt.Edit]?
  /// Returns the edits that add keys, in the order of the source.
  func add(
    _ keys: [CatalogEditor.NewKey], language: String, categories: [PluralCategory]
  ) -> CatalogEditor.Addition
  /// Returns the edits that add the declarations that other edits require.
  func declarations(for edits: [FixIt.Edit]) -> [FixIt.Edit]
  /// Returns the edits that mark an entry as fuzzy, or that remove the mark.
  ///
  /// The result is empty if the format has no such mark.
  func setFuzzy(_ isFuzzy: Bool, of entry: Int) -> [FixIt.Edit]
}

extension FormatEditor {
  package typealias NewText = CatalogEditor.NewText
  package typealias NewKey = CatalogEditor.NewKey
  package typealias Addition = CatalogEditor.Addition

  package func spelling(of state: CatalogValue.State, at range: SourceRange) -> String? { nil }

  package func add(
    _ texts: [NewText], after last: Int, of entry: Int, in language: Int
  ) -> [FixIt.Edit]? { nil }

  package func declarations(for edits: [FixIt.Edit]) -> [FixIt.Edit] { [] }

  package func setFuzzy(_ isFuzzy: Bool, of entry: Int) -> [FixIt.Edit] { [] }
}
