import StringCatalogs

extension CatalogFile {
  /// The indices of PO entries that only identify a file used by a document, such as a picture.
  ///
  /// [itstool](https://itstool.org/documentation/basics/) writes these entries with the context
  /// `_`. They show translators that the file has changed. No program reads their translations.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries plus the number of bytes of keys that
  ///   begin with `_`.
  var fileReferences: Set<Int> {
    guard format.traits.keysHaveContexts else { return [] }
    var found: Set<Int> = []
    for (place, entry) in entries.enumerated() {
      let start = entry.key.range.lowerBound
      if bytes.indices.contains(start), bytes[start] == UInt8(ascii: "_"),
        name(of: entry).hasPrefix(Self.mark)
      {
        found.insert(place)
      }
    }
    return found
  }

  private static let mark = "_\u{4}external ref='"
}
