import Diagnostics
import StringCatalogs
import Testing

/// What a file has twice with the same value can be removed without a doubt.
@Suite("String catalogs: removal of duplicates")
struct DuplicateRemovalTests {
  /// The file after all safe fix-its, and how many there were.
  private func mended(_ text: String, _ format: CatalogFormat) throws -> (String, Int) {
    let file = CatalogFile.read(Array(text.utf8), format: format)
    let fixIts = file.diagnostics(path: nil).flatMap(\.fixIts).filter {
      $0.applicability == .safe
    }
    let bytes = try FixIt.Edit.apply(fixIts.flatMap(\.edits), to: file.bytes)
    let again = CatalogFile.read(bytes, format: format)
    #expect(!again.errors.contains { $0.code == .syntax })
    let left = again.diagnostics(path: nil).flatMap(\.fixIts).filter { $0.applicability == .safe }
    #expect(left.isEmpty, "A second run has nothing left to fix")
    return (String(decoding: bytes, as: UTF8.self), fixIts.count)
  }

  @Test(
    "JSON: the later one goes, with the comma in front of it",
    arguments: [
      (#""a" : {}, "a" : {}"#, #""a" : {}"#, 1),
      (#""a" : {}, "b" : {}, "a" : {}, "a" : {}"#, #""a" : {}, "b" : {}"#, 2),
      ("\"a\" : {},\n    \"\\u0061\" : {},\n    \"b\" : {}", "\"a\" : {},\n    \"b\" : {}", 1),
      // Who takes the last of them reads the third one.
      (
        #""a" : {}, "a" : {"comment" : "x"}, "a" : {}"#,
        #""a" : {}, "a" : {"comment" : "x"}, "a" : {}"#, 0
      ),
      (#""a" : {"comment" : "x", "comment" : "x"}"#, #""a" : {"comment" : "x"}"#, 1),
      // Somebody has to decide.
      (#""a" : {}, "a" : {"comment" : "x"}"#, #""a" : {}, "a" : {"comment" : "x"}"#, 0),
    ])
  func json(_ strings: String, _ expected: String, _ count: Int) throws {
    let around = { #"{"sourceLanguage" : "en", "strings" : {"# + $0 + #"}, "version" : "1.0"}"# }
    let (result, fixIts) = try mended(around(strings), .xcstrings)
    #expect(result == around(expected))
    #expect(fixIts == count)
  }

  @Test(
    "Tables of strings: the whole line goes, if nothing else is in it",
    arguments: [
      ("\"a\" = \"x\";\n\"a\" = \"x\";\n\"b\" = \"y\";\n", "\"a\" = \"x\";\n\"b\" = \"y\";\n", 1),
      ("\"a\" = \"x\";\r\n  \"a\" = \"x\" ;\r\n", "\"a\" = \"x\";\r\n", 1),
      ("a = x; a = x; b = y;", "a = x;  b = y;", 1),
      ("\"a\" = \"x\\n\";\na = \"x\\n\";\n", "\"a\" = \"x\\n\";\n", 1),
      // The comment would become that of the next string.
      ("a = x;\n/* c */\na = x;\n", "a = x;\n/* c */\na = x;\n", 0),
      ("\"a\" = \"x\";\n\"a\" = \"z\";\n", "\"a\" = \"x\";\n\"a\" = \"z\";\n", 0),
      // The app shows the last one.
      ("a = x; a = z; a = x;", "a = x; a = z; a = x;", 0),
      ("\"a\" = \"x\";\n\"a\" = \"x\" /* c */;\n", "\"a\" = \"x\";\n\"a\" = \"x\" /* c */;\n", 0),
    ])
  func strings(_ text: String, _ expected: String, _ count: Int) throws {
    let (result, fixIts) = try mended(text, .strings)
    #expect(result == expected)
    #expect(fixIts == count)
  }

  @Test("Android: the element goes with its line")
  func android() throws {
    let first = "<resources>\n    <string name=\"a\">x</string>\n"
    let (result, count) = try mended(
      first + "    <string name=\"a\">x</string>\n</resources>\n", .android)
    #expect(result == first + "</resources>\n")
    #expect(count == 1)
    // One is to be translated, the other is not.
    let other = "    <string name=\"a\" translatable=\"false\">x</string>\n</resources>\n"
    #expect(try mended(first + other, .android) == (first + other, 0))
    let severities = CatalogFile.read(Array((first + other).utf8), format: .android)
      .diagnostics(path: nil).map(\.severity)
    #expect(severities == [.error])
  }

  @Test("A byte order mark goes, and duplicates with it")
  func byteOrderMark() throws {
    let text = #"{"sourceLanguage" : "en", "strings" : {"a" : {}"#
    let end = #"}, "version" : "1.0"}"#
    let (result, count) = try mended("\u{FEFF}" + text + #", "a" : {}"# + end, .xcstrings)
    #expect(Array(result.utf8) == Array((text + end).utf8))
    #expect(count == 2)
  }

  @Test("Many duplicates take no more than their time")
  func many() throws {
    let members = Array(repeating: #""a" : {}"#, count: 20_000).joined(separator: ",")
    let text = #"{"sourceLanguage" : "en", "strings" : {"# + members + #"}, "version" : "1.0"}"#
    #expect(try mended(text, .xcstrings).1 == 19_999)
  }
}
