/// Translates the marks of libyaml, a line and a column, into byte offsets.
///
/// libyaml also ends lines at U+0085, U+2028 and U+2029, which editors and `LineIndex` do not. Marks
/// come in the order of the document, so the cursor only walks forwards and a document of one long
/// line costs no more than any other.
struct MarkCursor {
  let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The offset of a line and a column in code points, both from 1; the end for places beyond it.
  mutating func offset(line: Int, column: Int) -> Int {
    if (line, column) < (self.line, self.column) {
      offset = 0
      self.line = 1
      self.column = 1
    }
    while offset < bytes.count, (self.line, self.column) < (line, column) {
      let breakLength = Self.lineBreak(bytes, at: offset)
      if breakLength > 0 {
        offset += breakLength
        self.line += 1
        self.column = 1
      } else {
        offset += 1
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        self.column += 1
      }
    }
    return offset
  }

  /// The length of the line break at an offset; 0 if there is none.
  static func lineBreak(_ bytes: [UInt8], at offset: Int) -> Int {
    func byte(_ distance: Int) -> UInt8 {
      offset + distance < bytes.count ? bytes[offset + distance] : 0
    }
    switch byte(0) {
    case 0x0A: return 1
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}
