package import StringCatalogs

/// How the texts of edits are written into a file.
package enum FixEncoding: Hashable, Sendable {
  /// In UTF-8.
  case utf8
  /// In UTF-16, low bytes first.
  case utf16LittleEndian
  /// In UTF-16, high bytes first.
  case utf16BigEndian

  /// The encoding of a file.
  package init(of content: CatalogFile) {
    self =
      switch content.entries.first?.key.spelling {
      case .propertyListUTF16LittleEndian: .utf16LittleEndian
      case .propertyListUTF16BigEndian: .utf16BigEndian
      default: .utf8
      }
  }
}
