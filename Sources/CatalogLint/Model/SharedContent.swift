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

  init(_ content: CatalogFile) {
    self.content = content
    traits = content.format.traits
  }

  /// `true` if a string is the name of another resource.
  func isReference(_ text: CatalogText) -> Bool {
    traits.references == .resources && content.isReference(text)
  }
}
