package import Diagnostics

/// A type that creates edits for files in one format.
///
/// A string that the format cannot represent becomes a different string, so read the result again
/// before you write it to disk.
package protocol FormatEditor: Sendable {
  /// The file to edit.
  var file: CatalogFile { get }

  /// Returns the edit that replaces a string.
  func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit
  /// Returns the spelling of a state to write at a range; `nil` if the format lacks the state.
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
  /// Returns the edits that add keys; the keys are in the order of the source file.
  func add(
    _ keys: [CatalogEditor.NewKey], language: String, categories: [PluralCategory]
  ) -> CatalogEditor.Addition
  /// Returns the edits that add declarations that the given edits require, such as XML namespaces.
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
