import Diagnostics
import StringCatalogs
import Testing

/// Tests that a safe fix removes duplicates with the same value.
@Suite("String catalogs: removal of duplicates")
struct DuplicateRemovalTests {
  /// Returns the file after applying all safe fix-its, and the number of fix-its.
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
    "The fix for a JSON duplicate removes the later member and the preceding comma",
    arguments: [
      (#""a" : {}, "a" : {}"#, #""a" : {}"#, 1),
      (#""a" : {}, "b" : {}, "a" : {}, "a" : {}"#, #""a" : {}, "b" : {}"#, 2),
      ("\"a\" : {},\n    \"\\u0061\" : {},\n    \"b\" : {}", "\"a\" : {},\n    \"b\" : {}", 1),
      // A reader that keeps the last member uses the third one, so removing it would change the
      // result.
      (
        #""a" : {}, "a" : {"comment" : "x"}, "a" : {}"#,
        #""a" : {}, "a" : {"comment" : "x"}, "a" : {}"#, 0
      ),
      (#""a" : {"comment" : "x", "comment" : "x"}"#, #""a" : {"comment" : "x"}"#, 1),
      // A person must choose one of the two members.
      (#""a" : {}, "a" : {"comment" : "x"}"#, #""a" : {}, "a" : {"comment" : "x"}"#, 0),
    ])
  func json(_ strings: String, _ expected: String, _ count: Int) throws {
    let around = { #"{"sourceLanguage" : "en", "strings" : {"# + $0 + #"}, "version" : "1.0"}"# }
    let (result, fixIts) = try mended(around(strings), .xcstrings)
    #expect(result == around(expected))
    #expect(fixIts == count)
  }

  @Test(
    "In a .strings file, the fix removes the duplicate, with its line if that becomes empty",
    arguments: [
      ("\"a\" = \"x\";\n\"a\" = \"x\";\n\"b\" = \"y\";\n", "\"a\" = \"x\";\n\"b\" = \"y\";\n", 1),
      ("\"a\" = \"x\";\r\n  \"a\" = \"x\" ;\r\n", "\"a\" = \"x\";\r\n", 1),
      ("a = x; a = x; b = y;", "a = x;  b = y;", 1),
      ("\"a\" = \"x\\n\";\na = \"x\\n\";\n", "\"a\" = \"x\\n\";\n", 1),
      // The comment would otherwise apply to the next string.
      ("a = x;\n/* c */\na = x;\n", "a = x;\n/* c */\na = x;\n", 0),
      ("\"a\" = \"x\";\n\"a\" = \"z\";\n", "\"a\" = \"x\";\n\"a\" = \"z\";\n", 0),
      // The app uses the last string.
      ("a = x; a = z; a = x;", "a = x; a = z; a = x;", 0),
      ("\"a\" = \"x\";\n\"a\" = \"x\" /* c */;\n", "\"a\" = \"x\";\n\"a\" = \"x\" /* c */;\n", 0),
    ])
  func strings(_ text: String, _ expected: String, _ count: Int) throws {
    let (result, fixIts) = try mended(text, .strings)
    #expect(result == expected)
    #expect(fixIts == count)
  }

  @Test("The fix for an Android duplicate removes the element with its line")
  func android() throws {
    let first = "<resources>\n    <string name=\"a\">x</string>\n"
    let (result, count) = try mended(
      first + "    <string name=\"a\">x</string>\n</resources>\n", .android)
    #expect(result == first + "</resources>\n")
    #expect(count == 1)
    // Only one of the two elements is translatable.
    let other = "    <string name=\"a\" translatable=\"false\">x</string>\n</resources>\n"
    #expect(try mended(first + other, .android) == (first + other, 0))
    let severities = CatalogFile.read(Array((first + other).utf8), format: .android)
      .diagnostics(path: nil).map(\.severity)
    #expect(severities == [.error])
  }

  @Test("A byte order mark and duplicates are removed together")
  func byteOrderMark() throws {
    let text = #"{"sourceLanguage" : "en", "strings" : {"a" : {}"#
    let end = #"}, "version" : "1.0"}"#
    let (result, count) = try mended("\u{FEFF}" + text + #", "a" : {}"# + end, .xcstrings)
    #expect(Array(result.utf8) == Array((text + end).utf8))
    #expect(count == 2)
  }

  @Test("Many duplicates are removed in linear time")
  func many() throws {
    let members = Array(repeating: #""a" : {}"#, count: 20_000).joined(separator: ",")
    let text = #"{"sourceLanguage" : "en", "strings" : {"# + members + #"}, "version" : "1.0"}"#
    #expect(try mended(text, .xcstrings).1 == 19_999)
  }
}
