import JSONSyntax

extension CatalogFile {
  /// The JSON of a file; `nil` if it is none, which the reader has reported.
  var jsonDocument: JSONDocument? {
    do throws(JSONParseError) {
      return try JSONDocument(catalog: bytes)
    } catch {
      return nil
    }
  }
}

extension JSONDocument {
  /// Returns the names of members of an object, without some of them.
  package func names(of object: Int, except known: [String]) -> [String] {
    nodes.members(of: object).compactMap { text(of: $0.name) }.filter { !known.contains($0) }
  }
}

extension ConversionLoss {
  /// Creates a loss of a member that has no place in other formats.
  ///
  /// - Parameter key: The key that has the member; `nil` for the file.
  package init(member: String, of key: String?) {
    self.init(aspect: .attribute, key: key, message: "\(member) has no place in other formats")
  }
}
