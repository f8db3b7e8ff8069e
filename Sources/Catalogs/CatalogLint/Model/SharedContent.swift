import StringCatalogs

/// What is in a file, behind one reference.
///
/// A `CatalogFile` is made of seven arrays, and a copy counts a reference of each. Threads that do so for each
/// text of a file spend their time with waiting for one another.
final class SharedContent: Sendable {
  /// What is in the file.
  let content: CatalogFile
  /// The traits of its format, which rules ask for with each string.
  let traits: FormatTraits
  private let fileReferences: Set<Int>

  init(_ content: CatalogFile) {
    self.content = content
    traits = content.format.traits
    fileReferences = content.fileReferences
  }

  /// Returns `true` if an entry refers to a file beside a document, and nobody reads a translation.
  func isFileReference(_ entry: Int) -> Bool {
    !fileReferences.isEmpty && fileReferences.contains(entry)
  }

  /// Returns `true` if no app has the strings of a localization: `msgfmt` leaves out what is fuzzy
  /// or not translated.
  func isLeftOut(_ localization: CatalogLocalization) -> Bool {
    guard traits.states == .leftOut, let first = localization.values.first else { return false }
    return content.values[first].isLeftOut
  }

  /// `true` if a string is the name of another resource.
  func isReference(_ text: CatalogText) -> Bool {
    traits.references == .resources && content.isReference(text)
  }
}
