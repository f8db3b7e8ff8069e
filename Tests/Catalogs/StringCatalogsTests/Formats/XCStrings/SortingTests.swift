import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests sorting string catalogs in Xcode's order.
@Suite("Sorting string catalogs")
struct SortingTests {
  private func sorted(_ text: String) throws -> String {
    let bytes = Array(text.utf8)
    return String(
      decoding: try FixIt.Edit.apply(XCStringsEditor(parsing: bytes).sort(), to: bytes),
      as: UTF8.self)
  }

  @Test("Only keys and languages change their positions")
  func places() throws {
    let text = #"""
      { "version": "1.0",
        "strings" : { "b10" : {"localizations": {"fr" : {"x" :1}, "de":{ }}, "comment":"z"} ,
          "B2":{}, "a": { "localizations" : { "de" : 1 } } },"extra":[3,2,1]}
      """#
    let expected = #"""
      { "version": "1.0",
        "strings" : { "a": { "localizations" : { "de" : 1 } } ,
          "B2":{}, "b10" : {"localizations": {"de":{ }, "fr" : {"x" :1}}, "comment":"z"} },\#
      "extra":[3,2,1]}
      """#
    #expect(try sorted(text) == expected)
    #expect(try sorted(expected) == expected)
  }

  @Test("If a key is at its correct position, its languages are still sorted")
  func languages() throws {
    #expect(
      try sorted(#"{"strings":{"a":{"localizations":{"b":1,"a":2}},"b":{}}}"#)
        == #"{"strings":{"a":{"localizations":{"a":2,"b":1}},"b":{}}}"#)
  }

  @Test("Equal keys keep their order")
  func duplicates() throws {
    #expect(
      try sorted(#"{"strings":{"b":1,"a":2,"b":3,"a":4}}"#)
        == #"{"strings":{"a":2,"a":4,"b":1,"b":3}}"#)
  }

  @Test(
    "Sorting does not change real files, and restores shuffled files",
    .enabled(if: TestData.isExpected("catalogs"), "\(TestData.absence)"))
  func realFiles() throws {
    let root = TestData.root.appendingPathComponent("catalogs").path
    let files = CatalogFinder(searching: [root]).catalogs.flatMap(\.files)
      .filter { $0.format == .xcstrings }
    #expect(!files.isEmpty)
    var random = SplitMix64(seed: 11)
    for file in files {
      let bytes = file.read().bytes
      #expect(try XCStringsEditor(parsing: bytes).sort().isEmpty, "\(file.path)")
      let shuffled = try shuffle(bytes, &random)
      let edits = try XCStringsEditor(parsing: shuffled).sort()
      #expect(try FixIt.Edit.apply(edits, to: shuffled) == bytes, "\(file.path)")
    }
  }

  /// Returns a catalog with the same entries in random order.
  private func shuffle(_ bytes: [UInt8], _ random: inout SplitMix64) throws -> [UInt8] {
    let file = CatalogFile.read(bytes, format: .xcstrings)
    let spans = file.entries.map { $0.key.range.lowerBound - 1..<$0.range.upperBound }
    let edits = zip(spans, spans.shuffled(using: &random)).map { place, source in
      FixIt.Edit(
        range: SourceRange(place), text: String(decoding: bytes[source], as: UTF8.self))
    }
    return try FixIt.Edit.apply(edits, to: bytes)
  }
}
