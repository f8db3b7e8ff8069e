import MessageSyntax
package import StringCatalogs

extension CatalogFile {
  /// The most bytes of a string whose placeholders and messages are compared with its source.
  package static let longestComparedValue = MessageNodeTable.maximumLength

  /// The number of strings that are too long to be compared.
  package var longValueCount: Int {
    values.count { $0.text.range.count > Self.longestComparedValue }
  }
}
