/// A container of keys: an object of nested JSON, an array element, or a file in an XLIFF document.
///
/// Scopes can be nested. Scopes and key together form the path that ``CatalogFile/name(of:)``
/// returns.
public struct CatalogScope: Hashable, Sendable {
  /// The maximum length of a path in bytes, which bounds the time for each key in a scope.
  static let longestPath = 1024

  /// The name of the object or file; `nil` for an array element.
  public let name: CatalogText?
  /// The index of an array element, from 0; `nil` for a scope with a name.
  public let index: Int?
  /// The index in ``CatalogFile/scopes`` of the enclosing scope; `nil` at the top level.
  public let outer: Int?
  /// The format of the file that XLIFF was made from, if it determines the placeholder syntax.
  ///
  /// The value is `nil` if the format is not known.
  public internal(set) var originalFormat: CatalogFormat?
  /// A Boolean value that indicates whether names include the scope.
  ///
  /// The value is `false` for the only file of an XLIFF document.
  public internal(set) var isNamed = true
  /// An upper bound of the length of the decoded path in bytes.
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
