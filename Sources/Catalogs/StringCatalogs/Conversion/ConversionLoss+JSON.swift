import JSONSyntax

extension CatalogFile {
  /// The JSON document of a file; `nil` if the file is invalid, which its reader already reports.
  var jsonDocument: JSONDocument? {
    do throws(JSONParseError) {
      return try JSONDocument(catalog: bytes)
    } catch {
      return nil
    }
  }
}

extension JSONDocument {
  /// Returns the names of the members of an object, except the known ones.
  package func names(of object: Int, except known: [String]) -> [String] {
    nodes.members(of: object).compactMap { text(of: $0.name) }.filter { !known.contains($0) }
  }
}

extension ConversionLoss {
  /// Creates a loss for a JSON member that other formats do not support.
  ///
  /// - Parameter key: The key that the member describes; `nil` if it describes the file.
  package init(member: String, of key: String?) {
    self.init(aspect: .attribute, key: key, message: "other file formats do not support \(member)")
  }
}
