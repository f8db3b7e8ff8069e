/// A named placeholder of a string, as ARB metadata declares it.
public struct CatalogPlaceholder: Hashable, Sendable {
  /// The index in ``CatalogFile/entries`` of the entry that declares the placeholder.
  public let entry: Int
  /// The name, without braces.
  public let name: CatalogText
  /// The type of the value, such as `int`; `nil` if the file does not specify it.
  public let type: CatalogText?
}

extension CatalogFile {
  /// Returns the placeholders that an entry declares; empty in most formats.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of declared placeholders in the file.
  public func placeholders(of entry: Int) -> ArraySlice<CatalogPlaceholder> {
    guard !placeholders.isEmpty else { return [] }
    var low = 0
    var high = placeholders.count
    while low < high {
      let middle = (low + high) / 2
      if placeholders[middle].entry < entry { low = middle + 1 } else { high = middle }
    }
    return placeholders[low...].prefix { $0.entry == entry }
  }
}
