/// The white space at the ends of a string.
enum TextEdges {
  /// Returns the length of the leading white space, in bytes.
  ///
  /// - Complexity: O(*e*), where *e* is that length.
  static func leading(_ bytes: Span<UInt8>) -> Int {
    var offset = 0
    while offset < bytes.count {
      let length = space(at: offset, in: bytes)
      if length == 0 { break }
      offset &+= length
    }
    return offset
  }

  /// Returns the length of the trailing white space, in bytes.
  ///
  /// - Complexity: O(*e*), where *e* is that length.
  static func trailing(_ bytes: Span<UInt8>) -> Int {
    var end = bytes.count
    while end > 0 {
      let last = bytes[end &- 1]
      if isSpace(last) {
        end &-= 1
      } else if last == 0xA0, end >= 2, bytes[end &- 2] == 0xC2 {
        end &-= 2
      } else if last >= 0x80, last < 0xC0, end >= 3, space(at: end &- 3, in: bytes) == 3 {
        end &-= 3
      } else {
        break
      }
    }
    return bytes.count &- end
  }

  /// Returns `true` if a byte is an ASCII character that Unicode classifies as white space.
  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }

  /// Returns the length in bytes of the white-space character at an offset; 0 for other characters.
  @inline(__always)
  static func space(at offset: Int, in bytes: Span<UInt8>) -> Int {
    let byte = bytes[offset]
    if isSpace(byte) { return 1 }
    if byte < 0xC2 { return 0 }
    if byte == 0xC2 {
      return offset &+ 1 < bytes.count && bytes[offset &+ 1] == 0xA0 ? 2 : 0
    }
    guard byte == 0xE2 || byte == 0xE3, offset &+ 2 < bytes.count else { return 0 }
    let second = bytes[offset &+ 1]
    let third = bytes[offset &+ 2]
    // U+2000 to U+200A, U+202F, and the ideographic space U+3000.
    let isSpace =
      byte == 0xE2 && second == 0x80 && (third &- 0x80 < 11 || third == 0xAF)
      || byte == 0xE3 && second == 0x80 && third == 0x80
    return isSpace ? 3 : 0
  }

  /// Returns `true` if white space contains characters other than line feeds and carriage returns.
  static func hasBlank(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] != 0x0A && bytes[index] != 0x0D { return true }
    return false
  }
}

extension TextEdges {
  /// Returns `true` if there is a line feed in a part of a string.
  static func hasLine(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] == 0x0A { return true }
    return false
  }
}
