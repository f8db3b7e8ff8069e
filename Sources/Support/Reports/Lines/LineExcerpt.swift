package import TextPrimitives

/// A location in one line of a file, with an excerpt.
package struct LineExcerpt: Sendable {
  /// The column of the location in Unicode scalars, starting at 1.
  package let column: Int
  /// The line, followed by a line with carets under the location.
  package let text: String

  /// Creates an excerpt.
  ///
  /// - Parameters:
  ///   - line: The line without its line break, in valid or invalid UTF-8.
  ///   - range: The bytes to mark.
  ///   - style: The colors and the maximum width. If a line is longer, the excerpt contains only a
  ///     window around the location.
  package init(_ line: Span<UInt8>, marking range: Range<Int>, style: TextStyle) {
    let start = min(range.lowerBound, line.count)
    var column = 1
    for offset in 0..<start where line[offset] & 0xC0 != 0x80 { column += 1 }
    self.column = column
    // Bytes outside the window are not converted to characters. The window starts and ends at
    // scalar boundaries.
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
