import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests properties of catalogs from real apps.
@Suite("xcstrings: real files")
struct XCStringsRealTests {
  @Test(
    "Foundation reads each key and string from its range, and keys are in Xcode's order",
    .enabled(if: TestData.isExpected(CatalogTestData.folder), "\(TestData.absence)"))
  func everyRangeAndOrder() throws {
    var keys = 0
    var values = 0
    for path in try CatalogTestData.paths(".xcstrings") {
      let bytes = try CatalogTestData.bytes(path)
      let file = CatalogFile.read(bytes, format: .xcstrings)
      #expect(!file.errors.contains { $0.severity == .error }, "\(path): \(file.errors)")
      let root = try #require(
        try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
      let strings = try #require(root["strings"] as? [String: [String: Any]])
      #expect(file.entries.count == strings.count, "\(path)")
      for (left, right) in zip(file.entries, file.entries.dropFirst()) {
        #expect(XcodeOrder.isOrdered(file.string(left.key), before: file.string(right.key)))
      }
      for entry in file.entries {
        keys += 1
        let theirs = try #require(strings[file.string(entry.key)])
        try expectSpelling(file, entry.key)
        #expect(entry.comment.map(file.string) == theirs["comment"] as? String)
        let localizations = theirs["localizations"] as? [String: [String: Any]] ?? [:]
        #expect(entry.localizations.count == localizations.count)
        for localization in file.localizations[entry.localizations] {
          let name = file.languages[localization.language].name
          let range = try #require(localization.languageRange)
          #expect(String(decoding: bytes[range.range], as: UTF8.self) == name)
          let unit = localizations[name]?["stringUnit"] as? [String: String]
          for value in file.values[localization.values] {
            values += 1
            try expectSpelling(file, value.text)
            if value.variation == .none {
              #expect(unit?["value"] == file.string(value.text))
              #expect(unit?["state"] == value.state?.rawValue)
            }
          }
        }
      }
    }
    #expect(keys > 1000 && values > 3000)
  }

  /// Checks that Foundation reads the bytes in the range as a JSON string with the same content.
  private func expectSpelling(_ file: CatalogFile, _ text: CatalogText) throws {
    let quoted = Data("[\"".utf8) + file.bytes[text.range] + Data("\"]".utf8)
    let theirs = try JSONSerialization.jsonObject(with: quoted) as? [String]
    #expect(theirs == [file.string(text)])
  }

  @Test(
    "Writing the same strings changes no byte, and a removed key returns to its position",
    .enabled(if: TestData.isExpected(CatalogTestData.folder), "\(TestData.absence)"))
  func writingBack() throws {
    var random = SplitMix64(seed: 1)
    for path in try CatalogTestData.paths(".xcstrings") {
      let bytes = try CatalogTestData.bytes(path)
      let file = CatalogFile.read(bytes, format: .xcstrings)
      let editor = try XCStringsEditor(parsing: bytes)
      #expect(try FixIt.Edit.apply([], to: bytes) == bytes)
      // Every string is replaced with itself.
      let same = file.values.flatMap { editor.replace($0, by: file.string($0.text)) }
      #expect(try FixIt.Edit.apply(same, to: bytes) == bytes, "\(path)")
      // A key or language that is removed and added again returns to its position.
      for _ in 0..<LawEffort.rounds(5) where file.entries.count > 1 {
        let index = Int.random(in: 0..<file.entries.count, using: &random)
        let entry = file.entries[index]
        let cut =
          index == 0
          ? (entry.key.range.lowerBound - 1)..<(file.entries[1].key.range.lowerBound - 1)
          : file.entries[index - 1].range.upperBound..<entry.range.upperBound
        var without = bytes
        without.removeSubrange(cut)
        let new = XCStringsEditor.NewEntry(key: file.string(entry.key))
        let edits = try XCStringsEditor(parsing: without).insert([new])
        let again = CatalogFile.read(try FixIt.Edit.apply(edits, to: without), format: .xcstrings)
        #expect(
          again.entries.map { again.string($0.key) } == file.entries.map { file.string($0.key) })
      }
    }
  }
}
