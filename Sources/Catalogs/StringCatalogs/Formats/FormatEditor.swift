package import Diagnostics

/// Makes the edits of files of one format.
///
/// What results is read again before it is written: a string that a format cannot spell becomes
/// another one.
package protocol FormatEditor: Sendable {
  /// The file.
  var file: CatalogFile { get }

  /// Returns the edit that replaces a string.
  func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit
  /// Returns the spelling of a state in the place of another one; `nil` if the format has none.
  func spelling(of state: CatalogValue.State, at range: SourceRange) -> String?
  /// Returns the edits that add strings for more plural categories, or more elements of an array, to
  /// those of a key; `nil` if they cannot be written.
  ///
  /// - Parameters:
  ///   - last: The place of the last string of the same plural or array.
  ///   - entry: The place of its entry.
  ///   - language: The place of its language.
  func add(
    _ texts: [CatalogEditor.NewText], after last: Int, of entry: Int, in language: Int
  ) -> [FixIt.Edit]?
  /// Returns the edits that add keys, in the order of the source.
  func add(
    _ keys: [CatalogEditor.NewKey], language: String, categories: [PluralCategory]
  ) -> CatalogEditor.Addition
  /// Returns the edits that declare what other edits need.
  func declarations(for edits: [FixIt.Edit]) -> [FixIt.Edit]
  /// Returns the edits that mark an entry as one to review, or remove the mark, in formats that mark
  /// entries.
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
