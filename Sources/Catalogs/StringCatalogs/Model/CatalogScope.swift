/// A container of keys, such as an object in nested JSON or a file in an XLIFF document.
///
/// An array element is also a scope. Scopes can be nested. The scopes and the key together form the
/// path that ``CatalogFile/name(of:)`` returns.
public struct CatalogScope: Hashable, Sendable {
  /// The maximum length of a path in bytes, which limits the processing time of each key.
  static let longestPath = 1024

  /// The name of the object or file; `nil` for an array element.
  public let name: CatalogText?
  /// The index of an array element, counted from 0; `nil` for a scope that has a name.
  public let index: Int?
  /// The index in ``CatalogFile/scopes`` of the enclosing scope; `nil` at the top level.
  public let outer: Int?
  /// The format of the original file that an XLIFF document was created from.
  ///
  /// The value is `nil` if the format is unknown, or does not determine the placeholder syntax.
  public internal(set) var originalFormat: CatalogFormat?
  /// A Boolean value that indicates whether the names of keys include the scope.
  ///
  /// The value is `false` for the file in an XLIFF document that contains only one file.
  public internal(set) var isNamed = true
  /// An upper bound for the length of the decoded path in bytes.
  let length: Int

  init(name: CatalogText, outer: Int? = nil, length: Int = 0) {
    self.name = name
    index = nil
    self.outer = outer
    self.length = length + name.range.count + 1
  }

  init(index: Int, outer: Int?, length: Int) {
    name = nil
    self.index = index
    self.outer = outer
    self.length = length + 20
  }
}
