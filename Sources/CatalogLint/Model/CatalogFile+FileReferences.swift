import StringCatalogs

extension CatalogFile {
  /// Returns a Boolean value that indicates whether an entry of a PO file refers to a file beside a
  /// document, such as a picture.
  ///
  /// [itstool](https://itstool.org/documentation/basics/) writes it with the context `_`, so that
  /// translators see when the file changes, and never reads its translation.
  ///
  /// - Complexity: O(1), for keys that begin with `_` O(*n*) in their bytes.
  func isFileReference(_ entry: Int) -> Bool {
    guard format.traits.keysHaveContexts else { return false }
    let start = entries[entry].key.range.lowerBound
    guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "_") else { return false }
    return name(of: entries[entry]).hasPrefix(Self.mark)
  }

  private static let mark = "_\u{4}external ref='"
}
