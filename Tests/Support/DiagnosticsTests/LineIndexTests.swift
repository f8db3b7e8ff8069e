import Diagnostics
import Testing

@Suite("Line index")
struct LineIndexTests {
  /// Columns count scalars: `é` is two bytes and one column, and a combining accent is one column.
  @Test(
    "An offset becomes a line and a column",
    arguments: [
      ("", 0, 1, 1),
      ("abc", 2, 1, 3),
      ("a\nb", 2, 2, 1),
      ("a\r\nb", 3, 2, 1),
      ("a\rb", 2, 2, 1),
      ("é=x", 3, 1, 3),
      ("🇫🇷x", 8, 1, 3),
      ("a\n", 2, 2, 1),
      ("a\n", 99, 2, 1),
    ])
  func position(text: String, offset: Int, line: Int, column: Int) {
    let index = LineIndex(Array(text.utf8))
    #expect(index.position(of: offset) == LineIndex.Position(line: line, column: column))
  }

  @Test("The offset of every scalar becomes a position and the same offset again")
  func roundTrip() {
    let text = "één\r\n\u{1F600} two\rthree\n\n"
    let index = LineIndex(Array(text.utf8))
    var offset = 0
    for scalar in text.unicodeScalars {
      #expect(index.offset(of: index.position(of: offset)) == offset)
      offset += UTF8.width(scalar)
    }
    #expect(index.offset(of: LineIndex.Position(line: 9, column: 1)) == nil)
    #expect(index.offset(of: LineIndex.Position(line: 0, column: 1)) == nil)
  }

  @Test("The text of a line excludes its line break")
  func lineText() {
    let index = LineIndex(Array("one\r\ntwo\n".utf8))
    #expect(index.text(ofLine: 1) == "one")
    #expect(index.text(ofLine: 2) == "two")
    #expect(index.text(ofLine: 3) == "")
  }
}
