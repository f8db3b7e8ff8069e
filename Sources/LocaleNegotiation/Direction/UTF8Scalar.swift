/// One character of a text in UTF-8.
struct UTF8Scalar {
  /// The code point; U+FFFD for a byte that starts no sequence.
  let codePoint: UInt32
  /// The number of bytes, at least 1.
  let length: Int

  /// Reads the character at an offset inside the bytes.
  ///
  /// What is no UTF-8 counts as a replacement character for each byte, which has no direction. Overlong
  /// forms and surrogates have none either.
  @inline(__always)
  init(_ bytes: Span<UInt8>, at offset: Int) {
    let first = UInt32(bytes[offset])
    let length =
      switch first {
      case 0..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    let count = bytes.count
    switch length {
    case 1:
      self.init(codePoint: first, length: 1)
    case 2:
      if offset &+ 1 < count, let second = Self.tail(bytes[offset &+ 1]) {
        self.init(codePoint: (first & 0x1F) << 6 | second, length: 2)
        return
      }
      self.init(codePoint: 0xFFFD, length: 1)
    case 3:
      if offset &+ 2 < count, let second = Self.tail(bytes[offset &+ 1]),
        let third = Self.tail(bytes[offset &+ 2])
      {
        let codePoint = (first & 0x0F) << 12 | second << 6 | third
        if codePoint >= 0x800, codePoint & 0xF800 != 0xD800 {
          self.init(codePoint: codePoint, length: 3)
          return
        }
      }
      self.init(codePoint: 0xFFFD, length: 1)
    case 4:
      if offset &+ 3 < count, let second = Self.tail(bytes[offset &+ 1]),
        let third = Self.tail(bytes[offset &+ 2]), let fourth = Self.tail(bytes[offset &+ 3])
      {
        let codePoint = (first & 0x07) << 18 | second << 12 | third << 6 | fourth
        if 0x1_0000...0x10_FFFF ~= codePoint {
          self.init(codePoint: codePoint, length: 4)
          return
        }
      }
      self.init(codePoint: 0xFFFD, length: 1)
    default:
      self.init(codePoint: 0xFFFD, length: 1)
    }
  }

  @inline(__always)
  private init(codePoint: UInt32, length: Int) {
    self.codePoint = codePoint
    self.length = length
  }

  /// The six bits of a byte that continues a sequence.
  @inline(__always)
  private static func tail(_ byte: UInt8) -> UInt32? {
    byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil
  }
}
