import Diagnostics
import JSONSyntax
import Testing

/// Tests large and deeply nested inputs.
@Suite("JSON: hostile inputs")
struct JSONHostileTests {
  private func code(_ bytes: [UInt8], depth: Int = JSONNodeTable.usualDepth) -> String? {
    do throws(JSONParseError) {
      _ = try JSONDocument(parsing: bytes, maximumDepth: depth)
      return nil
    } catch {
      return error.code.rawValue
    }
  }

  @Test("Parsing a hundred megabytes of brackets stops at the depth limit")
  func depth() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 100_000_000)
    var table = JSONNodeTable()
    do throws(JSONParseError) {
      try table.parse(bytes.span)
      Issue.record("the depth has no limit")
    } catch {
      #expect(error.code == .tooDeep && error.range == SourceRange(512, 513))
    }
    #expect(table.isEmpty)
  }

  @Test("The depth limit counts arrays and objects")
  func limit() {
    func nested(_ depth: Int) -> [UInt8] {
      Array(
        (String(repeating: "[{\"a\":", count: depth) + "1" + String(repeating: "}]", count: depth))
          .utf8)
    }
    #expect(code(nested(256)) == nil && code(nested(257)) == "too-deep")
    #expect(
      code(Array("1".utf8), depth: 0) == nil && code(Array("[]".utf8), depth: 0) == "too-deep")
    #expect(code(nested(100_000), depth: .max) == nil)
  }

  @Test("Long strings, long numbers and much white space are read in linear time")
  func long() throws {
    let million = 1_000_000
    #expect(code(Array(repeating: UInt8(ascii: "9"), count: million)) == nil)
    #expect(code(Array(repeating: UInt8(ascii: " "), count: million)) == "empty-document")
    #expect(code(Array(repeating: UInt8(ascii: "\""), count: million)) == "trailing-content")
    let digits = try JSONDocument(
      parsing: "1" + String(repeating: "0", count: million) + "e-\(million)")
    #expect(digits.integer(of: 0) == 1)
    let escapes = try JSONDocument(
      parsing: "\"" + String(repeating: #"\u0061"#, count: million) + "\"")
    #expect(escapes.text(of: 0)?.utf8.count == million)
  }

  @Test("A hundred thousand equal names are compared in linear time")
  func names() throws {
    let members = String(repeating: #""a":1,"#, count: 100_000)
    let document = try JSONDocument(parsing: "{\(members)\"b\":2}")
    #expect(document.duplicateNames(of: 0).count == 99_999)
  }

  @Test("A table is empty after an error, and can be reused")
  func reuse() throws {
    var table = JSONNodeTable()
    let good = Array("[1,2,3]".utf8)
    try table.parse(good.span)
    #expect(table.count == 4)
    let bad = Array("[1,2".utf8)
    #expect(throws: JSONParseError.self) { try table.parse(bad.span) }
    #expect(table.isEmpty)
    try table.parse(good.span)
    #expect(table.count == 4)
  }

  @Test("An error describes the position and the problem, without text from the input")
  func description() {
    #expect(
      code(Array("{secret}".utf8)) == "missing-name"
        && "\(JSONParseError(code: .missingName, range: SourceRange(1, 2), expected: "a name"))"
          == "missing-name at 1..<2: expected a name"
    )
  }
}
