import JSONSyntax

extension CatalogFile {
  /// Reads the JSON of a file; `nil` if it is none, which is reported.
  ///
  /// A byte order mark in front is reported and passed over.
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

  /// Reports the members of an object that an earlier one has too, but for texts: those are entries, and are found
  /// as such.
  ///
  /// - Parameter isEntry: Whether a member with a text is an entry of its own.
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
  /// Reads a file in front of which a byte order mark may stand: with white space in its place all ranges stay what
  /// they are.
  init(catalog bytes: [UInt8]) throws(JSONParseError) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    try self.init(parsing: hasMark ? [0x20, 0x20, 0x20] + bytes[3...] : bytes)
  }
}

extension JSONNodeTable {
  /// The text of a string.
  func text(at place: Int) -> CatalogText {
    CatalogText(self[place].contentRange, self[place].hasEscapes ? .json : .verbatim)
  }
}
