import Diagnostics
import Testing

@Suite("Line index: encodings and long lines")
struct LineIndexEncodingTests {
  private func utf16(_ text: String, littleEndian: Bool, mark: Bool = true) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return littleEndian ? bytes : bytes.reversed()
    }
  }

  @Test("In UTF-16, offsets count bytes and columns count scalars", arguments: [true, false])
  func utf16(littleEndian: Bool) throws {
    // U+0A0A and U+0D0D contain the bytes of line breaks, but are not line breaks.
    let text = "aé\u{0A0A}🇫🇷\r\n\u{0D0D}b\rc\n\n"
    let index = LineIndex(utf16(text, littleEndian: littleEndian))
    #expect(index.encoding == (littleEndian ? .utf16LittleEndian : .utf16BigEndian))
    #expect(index.lineCount == 5)
    var offset = 2
    var expected = LineIndex.Position(line: 1, column: 1)
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      #expect(index.position(of: offset) == expected)
      #expect(index.offset(of: expected) == offset)
      offset += 2 * UTF16.width(scalar)
      let breaks =
        scalar == "\n" || scalar == "\r" && scalars.dropFirst(place + 1).first != "\n"
      expected.column += 1
      if breaks { expected = LineIndex.Position(line: expected.line + 1, column: 1) }
    }
    #expect(index.text(ofLine: 1) == "aé\u{0A0A}🇫🇷")
    #expect(index.text(ofLine: 2) == "\u{0D0D}b")
    #expect(index.text(ofLine: 3) == "c")
    #expect(index.text(ofLine: 4).isEmpty && index.text(ofLine: 5).isEmpty)
  }

  @Test("A given encoding is used, whatever the first bytes of the file")
  func given() {
    let index = LineIndex(
      utf16("a\nb", littleEndian: true, mark: false), encoding: .utf16LittleEndian)
    #expect(index.position(of: 4) == LineIndex.Position(line: 2, column: 1))
    let plain = LineIndex([0xFF, 0xFE, 0x0A, 0x41], encoding: .utf8)
    #expect(plain.position(of: 3) == LineIndex.Position(line: 2, column: 1))
  }

  @Test("A byte order mark has no column")
  func mark() {
    let index = LineIndex([0xEF, 0xBB, 0xBF] + Array("ab\nc".utf8))
    #expect(index.encoding == .utf8)
    #expect(index.position(of: 0) == LineIndex.Position(line: 1, column: 1))
    #expect(index.position(of: 3) == LineIndex.Position(line: 1, column: 1))
    #expect(index.position(of: 4) == LineIndex.Position(line: 1, column: 2))
    #expect(index.offset(of: LineIndex.Position(line: 1, column: 1)) == 3)
    #expect(index.text(ofLine: 1) == "ab")
    #expect(index.range(ofLine: 1) == SourceRange(3, 5))
    #expect(index.range(ofLine: 3) == nil)
  }

  @Test(
    "Columns of a long line are computed like those of a short line",
    arguments: [nil, true, false] as [Bool?])
  func longLine(littleEndian: Bool?) throws {
    // The characters have one to four bytes, so that some are split between blocks of any size.
    let part = "aé日🎉"
    let line = String(repeating: part, count: 3000)
    let text = "x\n" + line + "\ny"
    let bytes = littleEndian.map { utf16(text, littleEndian: $0) } ?? Array(text.utf8)
    let index = LineIndex(bytes)
    let widths = part.unicodeScalars.map {
      littleEndian == nil ? UTF8.width($0) : 2 * UTF16.width($0)
    }
    var offset = littleEndian == nil ? 2 : 6
    for column in 1...12_000 {
      if index.position(of: offset) != LineIndex.Position(line: 2, column: column) {
        Issue.record("column \(column)")
        return
      }
      offset += widths[(column - 1) % 4]
    }
    #expect(index.position(of: bytes.count).line == 3)
  }

  @Test(
    "An excerpt has whole characters, and marks omitted text", arguments: [nil, true] as [Bool?])
  func excerpt(littleEndian: Bool?) throws {
    let text =
      "first\n" + String(repeating: "🎉", count: 2000) + "mark" + String(repeating: "é", count: 2000)
    let bytes = littleEndian.map { utf16(text, littleEndian: $0) } ?? Array(text.utf8)
    let index = LineIndex(bytes)
    let start = try #require(index.offset(of: LineIndex.Position(line: 2, column: 2001)))
    let range = SourceRange(start, start + (littleEndian == nil ? 4 : 8))
    for reach in 8...20 {
      let excerpt = index.excerpt(around: range, reach: reach)
      #expect(excerpt.marked == "mark" && excerpt.hasMoreInFront && excerpt.hasMoreBehind)
      #expect(Set(excerpt.front) == ["🎉"] && Set(excerpt.back) == ["é"])
    }
    let whole = index.excerpt(around: range, reach: 1 << 20)
    #expect(whole.front.count == 2000 && whole.back.count == 2000)
    #expect(!whole.hasMoreInFront && !whole.hasMoreBehind)
  }

  @Test("An excerpt shows bytes that are not UTF-8 as numbers")
  func invalidBytes() {
    let index = LineIndex(Array("caf".utf8) + [0xE9, 0x20, 0x0B, 0xFF] + Array("é".utf8))
    let excerpt = index.excerpt(around: SourceRange(3, 4), reach: 40)
    #expect(excerpt.front == "caf" && excerpt.marked == "\\xE9")
    #expect(excerpt.back == " \u{B}\\xFFé")
  }
}
