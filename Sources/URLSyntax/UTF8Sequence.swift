/// Strict UTF-8, as in Table 3-7 of the Unicode Standard: no overlong form, no surrogate, nothing
/// above U+10FFFF.
package enum UTF8Sequence {
  /// The bytes that may follow a lead byte in second place, and the length of the sequence; `nil`
  /// for a byte that cannot lead.
  @inline(__always)
  package static func shape(
    of lead: UInt8
  ) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0x00...0x7F: (1, 0x80...0xBF)
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE, 0xEF: (3, 0x80...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }

  /// The length of the sequence that starts at an offset; `nil` if it is not valid.
  package static func length(at offset: Int, in bytes: Span<UInt8>) -> Int? {
    guard let shape = shape(of: bytes[offset]), offset + shape.length <= bytes.count else {
      return nil
    }
    guard shape.length > 1 else { return 1 }
    guard shape.second.contains(bytes[offset + 1]) else { return nil }
    for next in offset + 2..<offset + shape.length where bytes[next] & 0xC0 != 0x80 { return nil }
    return shape.length
  }

  /// The offset of the first byte that is not part of valid UTF-8; `nil` if all are.
  ///
  /// - Complexity: O(*n*).
  package static func firstInvalidOffset(in bytes: Span<UInt8>) -> Int? {
    var offset = 0
    while offset < bytes.count {
      guard let length = length(at: offset, in: bytes) else { return offset }
      offset += length
    }
    return nil
  }
}

extension UTF8Sequence {
  /// The scalar that starts at an offset and its length in bytes; `nil` if it is not valid.
  package static func scalar(
    at offset: Int, in bytes: Span<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let length = length(at: offset, in: bytes) else { return nil }
    let leadMask: UInt8 =
      switch length {
      case 1: 0x7F
      case 2: 0x1F
      case 3: 0x0F
      default: 0x07
      }
    var value = UInt32(bytes[offset] & leadMask)
    for next in offset + 1..<offset + length { value = value << 6 | UInt32(bytes[next] & 0x3F) }
    return Unicode.Scalar(value).map { ($0, length) }
  }
}
