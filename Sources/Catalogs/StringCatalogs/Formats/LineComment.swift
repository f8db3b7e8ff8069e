/// A comment that consists of lines, each of which begins with a mark such as `#`.
///
/// In a PO file, comments by translators (`# `) and by programmers (`#.`) are content. References,
/// flags and previous strings between them are not. In a Java properties file, a comment line
/// begins with `#` or `!`.
struct LineComment {
  /// The range from the first character of the first line to the end of the last line.
  let range: Range<Int>
  let isGettext: Bool
  let isLatin1: Bool

  func forEachPiece(in bytes: Span<UInt8>, _ body: (TextPiece) -> Void) {
    var start = range.lowerBound
    var offset = start
    func flush(_ end: Int) {
      if start < end { body(TextPiece(source: start..<end, scalar: nil)) }
    }
    while offset < range.upperBound {
      if bytes[offset] == 0x0A || isCarriageReturn(bytes, at: offset) {
        flush(offset)
        let next = nextLine(bytes, from: offset)
        body(TextPiece(source: offset..<next, scalar: "\n"))
        offset = next
        start = next
      } else if isLatin1, bytes[offset] >= 0x80 {
        flush(offset)
        body(TextPiece(source: offset..<offset + 1, scalar: Unicode.Scalar(bytes[offset])))
        offset += 1
        start = offset
      } else {
        offset &+= 1
      }
    }
    flush(offset)
  }

  /// Returns `true` if a carriage return ends the line; in a PO file, a line feed must follow it.
  private func isCarriageReturn(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    bytes[offset] == 0x0D
      && (!isGettext || offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
  }

  /// Returns the offset of the first character after the mark of the next line with content.
  private func nextLine(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "!") && !isGettext {
        if let content = Self.content(bytes, at: offset, isGettext: isGettext) {
          return min(content, range.upperBound)
        }
        while offset < range.upperBound, bytes[offset] != 0x0A { offset += 1 }
      } else {
        offset += 1
      }
    }
    return range.upperBound
  }

  /// Returns the offset after the mark of a line; `nil` if the line is not part of the comment.
  static func content(_ bytes: Span<UInt8>, at mark: Int, isGettext: Bool) -> Int? {
    var offset = mark + 1
    if isGettext, offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "|"),
        UInt8(ascii: "~"):
        return nil
      case UInt8(ascii: "."): offset += 1
      default: break
      }
    }
    if offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
    return offset
  }
}
