import Diagnostics
import JSONSyntax

extension KeyUsage {
  /// Adds the uses listed in a JSON Lines file, as defined by `Schemas/key-usage.schema.json`.
  ///
  /// Empty lines and unknown members are ignored.
  ///
  /// - Throws: ``KeyUsageError`` with the range of the first error.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package mutating func read(_ bytes: [UInt8]) throws(KeyUsageError) {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end]
      if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
        try read(line: Array(line), at: start)
      }
      start = end + 1
    }
  }

  private mutating func read(line: [UInt8], at start: Int) throws(KeyUsageError) {
    let document: JSONDocument
    do throws(JSONParseError) {
      document = try JSONDocument(parsing: line)
    } catch {
      throw KeyUsageError(
        code: .syntax, range: error.range.shifted(by: start), expected: error.expected)
    }
    let record = try KeyUsageRecord(document, at: start)
    let path = try record.text("path")
    if let reason = try record.optionalText("error") {
      let line = try record.line().map { " in line \($0)" } ?? ""
      add(Unscanned(path: path, reason: reason + line))
    } else {
      add(try record.use(path))
    }
  }
}

/// A line in a list of uses.
private struct KeyUsageRecord {
  private let document: JSONDocument
  private let start: Int
  private var members: [String: Int] = [:]

  init(_ document: JSONDocument, at start: Int) throws(KeyUsageError) {
    self.document = document
    self.start = start
    guard document.nodes[document.root].kind == .object else {
      throw error(.wrongType, place: document.root, expected: "an object")
    }
    for member in document.nodes.members(of: document.root) {
      let name = document.text(of: member.name) ?? ""
      guard members.updateValue(member.value, forKey: name) == nil else {
        throw error(.duplicateMember, place: member.name, expected: "each member once")
      }
    }
  }

  func use(_ path: String) throws(KeyUsageError) -> KeyUse {
    let place = try member("language")
    guard let language = KeyUse.Language(rawValue: try text("language")) else {
      let known = KeyUse.Language.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(.unknownLanguage, place: place, expected: "one of " + known)
    }
    var use = KeyUse(
      path: path, range: try range(), language: language, key: try key(), call: try text("call"))
    use.position = try position()
    use.table = try optionalText("table")
    use.hasComputedTable = members["table"].map { document.nodes[$0].kind == .null } ?? false
    use.bundle = try optionalText("bundle")
    use.hasDefault = isTrue("default")
    use.isUncertain = isTrue("uncertain")
    return use
  }

  /// Returns the 1-based line number in a source file; `nil` if the list does not contain it.
  func line() throws(KeyUsageError) -> Int? { try number("line") }

  /// Returns the line and column of the key, which are needed if the source file cannot be read.
  private func position() throws(KeyUsageError) -> LineIndex.Position? {
    guard let line = try number("line"), let column = try number("column") else { return nil }
    return LineIndex.Position(line: line, column: column)
  }

  private func number(_ name: String) throws(KeyUsageError) -> Int? {
    guard let place = members[name] else { return nil }
    guard let number = document.integer(of: place), number > 0, number <= UInt32.max else {
      throw error(.wrongType, place: place, expected: "a positive number")
    }
    return Int(number)
  }

  private func isTrue(_ name: String) -> Bool {
    members[name].map { document.nodes[$0].kind == .true } ?? false
  }

  private func key() throws(KeyUsageError) -> KeyUse.Key {
    if let place = members["pieces"] {
      guard document.nodes[place].kind == .array else {
        throw error(.wrongType, place: place, expected: "an array of strings")
      }
      var pieces: [String] = []
      for element in document.nodes.elements(of: place) {
        guard let piece = document.text(of: element) else {
          throw error(.wrongType, place: element, expected: "a string")
        }
        pieces.append(piece)
      }
      guard pieces.count > 1 else {
        throw error(.wrongType, place: place, expected: "at least two strings")
      }
      return .pieces(pieces)
    }
    let place = try member("key")
    if let key = document.text(of: place) { return .literal(key) }
    guard document.nodes[place].kind == .null else {
      throw error(.wrongType, place: place, expected: "a string or null")
    }
    if let symbol = try optionalText("symbol") { return .symbol(symbol) }
    return .computed(
      prefix: try optionalText("prefix") ?? "", suffix: try optionalText("suffix") ?? "",
      reason: try optionalText("reason") ?? "it is created at run time")
  }

  private func range() throws(KeyUsageError) -> SourceRange {
    let place = try member("range")
    let expected = "two byte offsets, the first not after the second"
    guard document.nodes[place].kind == .array else {
      throw error(.wrongType, place: place, expected: expected)
    }
    var offsets: [Int] = []
    for element in document.nodes.elements(of: place) {
      // Offsets in files are limited to 32 bits.
      guard let offset = document.integer(of: element), offset >= 0, offset <= UInt32.max else {
        throw error(.wrongType, place: element, expected: expected)
      }
      offsets.append(Int(offset))
    }
    guard offsets.count == 2, offsets[0] <= offsets[1] else {
      throw error(.wrongType, place: place, expected: expected)
    }
    return SourceRange(offsets[0], offsets[1])
  }

  func text(_ name: String) throws(KeyUsageError) -> String {
    let place = try member(name)
    guard let text = document.text(of: place) else {
      throw error(.wrongType, place: place, expected: "a string")
    }
    return text
  }

  /// Returns a string member; `nil` if it is missing or `null`.
  func optionalText(_ name: String) throws(KeyUsageError) -> String? {
    guard let place = members[name], document.nodes[place].kind != .null else { return nil }
    return try text(name)
  }

  private func member(_ name: String) throws(KeyUsageError) -> Int {
    guard let place = members[name] else {
      throw error(.missingMember, place: document.root, expected: "the member '\(name)'")
    }
    return place
  }

  private func error(
    _ code: KeyUsageError.Code, place: Int, expected: String
  ) -> KeyUsageError {
    KeyUsageError(
      code: code, range: SourceRange(document.nodes[place].range).shifted(by: start),
      expected: expected)
  }
}
