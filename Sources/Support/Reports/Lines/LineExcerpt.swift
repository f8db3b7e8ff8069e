package import TextPrimitives

/// A place in one line of a file.
package struct LineExcerpt: Sendable {
  /// The column of the place in Unicode scalars, from 1.
  package let column: Int
  /// The line with carets under the place, each on a line of its own.
  package let text: String

  /// Marks a place.
  ///
  /// - Parameters:
  ///   - line: The line without its end, UTF-8 or not.
  ///   - range: The bytes to mark.
  ///   - style: Colours and the width of the text; of a longer line, a window around the place is shown.
  package init(_ line: Span<UInt8>, marking range: Range<Int>, style: TextStyle) {
    let start = min(range.lowerBound, line.count)
    var column = 1
    for offset in 0..<start where line[offset] & 0xC0 != 0x80 { column += 1 }
    self.column = column
    // What cannot be in the window is not divided into characters. UTF-8 is cut at scalars.
    var first = max(0, start - style.columns * 8)
    while first > 0, line[first] & 0xC0 == 0x80 { first -= 1 }
    var last = min(line.count, start + style.columns * 8)
    while last < line.count, line[last] & 0xC0 == 0x80 { last += 1 }
    let end = min(max(range.upperBound, start), last)
    let marked = MarkedLine(
      DisplayCell.cells(line, first..<last), marking: start..<end, columns: style.columns - 2)
    text = "  \(marked.text)\n  \(style.styled(marked.carets, .caret))"
  }
}
