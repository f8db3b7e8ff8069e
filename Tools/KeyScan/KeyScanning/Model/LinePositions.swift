/// Computes lines and columns of ascending offsets in one pass over the bytes.
///
/// Lines end with LF, CRLF, or a lone CR. Columns count Unicode scalars from 1, without a byte
/// order mark.
struct LinePositions {
  private let bytes: [UInt8]
  private var offset: Int
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the position of an offset that is not before the previous one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes after the previous offset.
  mutating func position(of place: Int) -> (line: Int, column: Int) {
    while offset < min(place, bytes.count) {
      let byte = bytes[offset]
      let isBreak =
        byte == 0x0A || byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      offset += 1
      if isBreak {
        line += 1
        column = 1
      } else if offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}
