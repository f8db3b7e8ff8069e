import StringCatalogs

/// The content of a file, as a single reference.
///
/// A `CatalogFile` contains seven arrays, and each copy retains all of them. Threads that copied it
/// for each string would spend their time waiting for each other.
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

  /// Returns `true` if the strings of a localization are in no app.
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
