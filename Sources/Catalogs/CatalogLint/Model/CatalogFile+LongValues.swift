import MessageSyntax
package import StringCatalogs

extension CatalogFile {
  /// The maximum length, in bytes, of strings whose placeholders and messages are compared.
  package static let longestComparedValue = MessageNodeTable.maximumLength

  /// The number of strings that are too long to be compared.
  package var longValueCount: Int {
    values.count { $0.text.range.count > Self.longestComparedValue }
  }
}
