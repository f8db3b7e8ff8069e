/// A name that a text has for a value, as the metadata of ARB declare it.
public struct CatalogPlaceholder: Hashable, Sendable {
  /// The place in ``CatalogFile/entries`` of the entry whose text has it.
  public let entry: Int
  /// The name, without braces.
  public let name: CatalogText
  /// The type of the value, such as `int`; `nil` if the file does not say.
  public let type: CatalogText?
}

extension CatalogFile {
  /// The names that an entry declares for its values; most formats declare none.
  ///
  /// - Complexity: O(log *n*).
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
