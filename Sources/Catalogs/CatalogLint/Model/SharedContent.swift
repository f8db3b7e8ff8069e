import StringCatalogs

/// The content of a file, shared by reference.
///
/// A copy of a `CatalogFile` retains all of its arrays. If several threads copied it for each
/// string, they would spend most of their time waiting for the reference counts.
final class SharedContent: Sendable {
  /// The content of the file.
  let content: CatalogFile
  /// The traits of the file format, which rules read for each string.
  let traits: FormatTraits
  private let fileReferences: Set<Int>

  init(_ content: CatalogFile) {
    self.content = content
    traits = content.format.traits
    fileReferences = content.fileReferences
  }

  /// Returns `true` if an entry refers to a file that a document uses, such as a picture.
  ///
  /// Translations of such an entry are never read.
  func isFileReference(_ entry: Int) -> Bool {
    !fileReferences.isEmpty && fileReferences.contains(entry)
  }

  /// Returns `true` if the strings of a localization are not in the app.
  ///
  /// `msgfmt` omits strings that are fuzzy or not translated.
  func isLeftOut(_ localization: CatalogLocalization) -> Bool {
    guard traits.states == .leftOut, let first = localization.values.first else { return false }
    return content.values[first].isLeftOut
  }

  /// Returns `true` if a string refers to a resource by name.
  func isReference(_ text: CatalogText) -> Bool {
    traits.references == .resources && content.isReference(text)
  }
}
