/// What a key stands in: an object of nested JSON, a place in an array, a file in an XLIFF document.
///
/// Scopes stand in one another. With the key they are the path that ``CatalogFile/name(of:)`` spells.
public struct CatalogScope: Hashable, Sendable {
  /// The longest path that is read, in bytes: what costs time for each key in a scope is bounded by it.
  static let longestPath = 1024

  /// The name of the object or file; `nil` for a place in an array.
  public let name: CatalogText?
  /// The number of a place in an array, from 0; `nil` for what has a name.
  public let index: Int?
  /// The place in ``CatalogFile/scopes`` of the one around it; `nil` at the top.
  public let outer: Int?
  /// The format of the file that XLIFF was made from, where that says how its texts hold values; `nil` if it is not
  /// known.
  public internal(set) var originalFormat: CatalogFormat?
  /// Whether it is a part of names: the only file of an XLIFF document is not.
  public internal(set) var isNamed = true
  /// No less than the bytes of the path, decoded.
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
