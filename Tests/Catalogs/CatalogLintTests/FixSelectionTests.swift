import CatalogLint
import Diagnostics
import StringCatalogs
import TestSupport
import Testing

/// Tests which fix-its can be applied together, and which bytes they change.
@Suite("Applying fix-its")
struct FixSelectionTests {
  private func fixIt(
    _ applicability: FixIt.Applicability, _ edits: [(Range<Int>, String)]
  ) -> FixIt {
    FixIt(
      title: "t", applicability: applicability,
      edits: edits.map { FixIt.Edit(range: SourceRange($0.0), text: $0.1) })
  }

  private func content(_ text: String) -> CatalogFile {
    CatalogFile.read(Array(text.utf8), format: .strings)
  }

  @Test("Only fix-its up to the given applicability are selected, starting with the safest")
  func applicability() throws {
    let fixIts = [
      fixIt(.displayOnly, [(0..<1, "d")]), fixIt(.unsafe, [(0..<1, "u")]),
      fixIt(.safe, [(0..<1, "s")]),
    ]
    for (limit, first) in [
      (FixIt.Applicability.safe, "s"), (.unsafe, "u"), (.displayOnly, "u"),
    ] {
      var selection = FixSelection(upTo: limit)
      selection.add(fixIts)
      #expect(
        try String(decoding: selection.apply(to: content("abc")), as: UTF8.self) == first + "bc")
    }
  }

  @Test("If two fix-its change the same bytes, all edits of the first are applied")
  func overlap() throws {
    var selection = FixSelection(upTo: .safe)
    selection.add([fixIt(.safe, [(2..<4, "X")])])
    selection.add([fixIt(.safe, [(0..<1, "no"), (3..<5, "no")])])
    selection.add([fixIt(.safe, [(4..<5, "Y")])])
    selection.add([fixIt(.safe, [(2..<2, "no")])])
    selection.add([fixIt(.safe, [(0..<0, "Z")])])
    selection.add([fixIt(.safe, [(0..<0, "no")])])
    #expect(selection.count == 3)
    #expect(try String(decoding: selection.apply(to: content("abcdef")), as: UTF8.self) == "ZabXYf")
  }

  @Test("Edits of a UTF-16 file are written in UTF-16")
  func wide() throws {
    let bytes = "\u{FEFF}\"a\" = \"b\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let file = CatalogFile.read(bytes, format: .strings)
    let value = try #require(file.values.first)
    var selection = FixSelection(upTo: .safe)
    selection.add([fixIt(.safe, [(value.text.range, "é🙂")])])
    let changed = CatalogFile.read(try selection.apply(to: file), format: .strings)
    #expect(changed.string(try #require(changed.values.first).text) == "é🙂")
    #expect(changed.errors.isEmpty)
  }

  @Test("No byte outside the edits changes, whatever their order")
  func law() throws {
    var random = SplitMix64(seed: 4)
    let text = String(repeating: "abcdefghij", count: 6)
    for _ in 0..<LawEffort.rounds(300) {
      var selection = FixSelection(upTo: .safe)
      for _ in 0..<8 {
        let start = Int.random(in: 0..<60, using: &random)
        let end = Int.random(in: start...min(60, start + 3), using: &random)
        selection.add([fixIt(.safe, [(start..<end, "<>")])])
      }
      let result = try selection.apply(to: content(text))
      // Without the inserted bytes, the result is the original text with some parts removed, in
      // order.
      var rest = Array(text.utf8)[...]
      for byte in result where byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">") {
        let place = try #require(rest.firstIndex(of: byte))
        rest = rest[(place + 1)...]
      }
      #expect(result.count { $0 == UInt8(ascii: "<") } == selection.count)
    }
  }

  @Test("Applied fix-its can be reverted", arguments: [false, true])
  func reversal(isUTF16: Bool) throws {
    let text = "\"a\" = \"één\";\n\"b\" = \"two\";\n"
    let bytes: [UInt8] =
      isUTF16
      ? [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } : Array(text.utf8)
    let content = CatalogFile.read(bytes, format: .strings)
    let first = content.values[0].text.range
    let second = content.values[1].text.range
    var selection = FixSelection(upTo: .safe)
    selection.add([fixIt(.safe, [(first, "x"), (second.lowerBound..<second.lowerBound, "much ")])])
    selection.add([fixIt(.safe, [(second.upperBound..<bytes.count, "")])])
    let changed = try selection.apply(to: content)
    #expect(changed != bytes)
    let reversal = FixReversal(of: selection, in: bytes, FixEncoding(of: content))
    #expect(reversal.apply(to: changed) == bytes)
  }
}
