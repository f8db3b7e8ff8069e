import JSONSyntax

extension CatalogFile {
  /// Parses the JSON of a file; if it is invalid, reports the error and returns `nil`.
  ///
  /// A leading byte order mark is reported and skipped.
  mutating func parseJSON() -> JSONNodeTable? {
    do throws(JSONParseError) {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        errors.append(CatalogError(.byteOrderMark, 0..<3, expected: "no byte order mark"))
      }
      return try JSONDocument(catalog: bytes).nodes
    } catch {
      let code: CatalogError.Code =
        switch error.code {
        case .invalidUTF8: .invalidEncoding
        case .tooLarge: .tooLarge
        default: .syntax
        }
      errors.append(CatalogError(code: code, range: error.range, expected: error.expected))
      return nil
    }
  }

  /// Reports duplicate members of an object, except entries.
  ///
  /// Duplicate entries are reported by ``findDuplicateKeys(distinctions:margin:obsolete:)``.
  ///
  /// - Parameter isEntry: Returns `true` if a member with a string value is an entry.
  mutating func findDuplicateMembers(
    of object: Int, _ nodes: JSONNodeTable, isEntry: (_ name: Int) -> Bool
  ) {
    for duplicate in nodes.duplicates(of: object, in: bytes.span) {
      let places = [duplicate.name, duplicate.first]
      if places.allSatisfy({ nodes[$0 + 1].kind == .string && isEntry($0) }) { continue }
      errors.append(
        CatalogError(
          .duplicateJSONMember, nodes[duplicate.name].range, expected: "each name once",
          related: nodes[duplicate.first].range))
    }
  }
}

extension JSONDocument {
  /// Parses the bytes of a file, which may begin with a byte order mark.
  ///
  /// The mark is replaced with spaces, so that all ranges stay valid.
  init(catalog bytes: [UInt8]) throws(JSONParseError) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    try self.init(parsing: hasMark ? [0x20, 0x20, 0x20] + bytes[3...] : bytes)
  }
}

extension JSONNodeTable {
  /// Returns the content of the string node at an index, without its quotation marks.
  func text(at place: Int) -> CatalogText {
    CatalogText(self[place].contentRange, self[place].hasEscapes ? .json : .verbatim)
  }
}
