package import StringCatalogs

/// The encoding in which edits are written to a file.
package enum FixEncoding: Hashable, Sendable {
  /// UTF-8.
  case utf8
  /// UTF-16, little-endian.
  case utf16LittleEndian
  /// UTF-16, big-endian.
  case utf16BigEndian

  /// Creates the encoding that a file uses.
  package init(of content: CatalogFile) {
    self =
      switch content.entries.first?.key.spelling {
      case .propertyListUTF16LittleEndian: .utf16LittleEndian
      case .propertyListUTF16BigEndian: .utf16BigEndian
      default: .utf8
      }
  }
}
