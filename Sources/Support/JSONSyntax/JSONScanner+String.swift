import Diagnostics
import TextPrimitives

extension JSONScanner {
  /// Reads a string (RFC 8259 §7) and returns the offset after its closing quotation mark.
  static func string(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(JSONParseError) -> (end: Int, JSONNode.Traits) {
    var traits: JSONNode.Traits = []
    var offset = start &+ 1
    while true {
      offset = skipPlain(bytes, from: offset)
      guard offset < bytes.count else {
        throw JSONParseError(.unterminatedString, start..<bytes.count)
      }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") { return (offset &+ 1, traits) }
      if byte >= 0x80 {
        traits.insert(.isNotASCII)
        offset = try skipNonASCII(bytes, from: offset)
      } else if byte == UInt8(ascii: "\\") {
        traits.insert(.hasEscapes)
        offset = try escape(bytes, at: offset)
      } else {
        throw JSONParseError(.controlCharacter, offset..<offset + 1)
      }
    }
  }

  /// Returns the offset of the first byte that is not an unescaped ASCII character of a string.
  ///
  /// Eight bytes are checked at a time. In `found`, the highest bit of each quotation mark,
  /// backslash, control character and non-ASCII byte is set. A borrow of a subtraction can set an
  /// incorrect bit only above a correct one, so the lowest set bit is always correct.
  @inline(__always)
  private static func skipPlain(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    let raw = unsafe bytes.bytes
    let ones = 0x0101_0101_0101_0101 as UInt64
    while offset &+ 8 <= bytes.count {
      let word = unsafe UInt64(
        littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let quote = word ^ ones &* 0x22
      let backslash = word ^ ones &* 0x5C
      let found =
        (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
          | ((word &- ones &* 0x20) & ~word) | word) & (ones &* 0x80)
      if found != 0 { return offset &+ found.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 || byte >= 0x80 || byte == 0x22 || byte == 0x5C { break }
      offset &+= 1
    }
    return offset
  }

  private static func skipNonASCII(
    _ bytes: Span<UInt8>, from start: Int
  ) throws(JSONParseError) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] >= 0x80 {
      guard let length = UTF8Sequence.length(at: offset, in: bytes) else {
        throw JSONParseError(.invalidUTF8, offset..<offset + 1)
      }
      offset &+= length
    }
    return offset
  }

  /// Reads an escape, or two that form a surrogate pair, and returns the offset after them.
  private static func escape(_ bytes: Span<UInt8>, at start: Int) throws(JSONParseError) -> Int {
    guard start + 1 < bytes.count else { throw JSONParseError(.invalidEscape, start..<start + 1) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"): break
    default:
      guard let length = UTF8Sequence.length(at: start + 1, in: bytes) else {
        throw JSONParseError(.invalidUTF8, start + 1..<start + 2)
      }
      // Exclude a control character, such as a line break, from the range of the error.
      let isControl = bytes[start + 1] < 0x20
      throw JSONParseError(.invalidEscape, start..<start + 1 + (isControl ? 0 : length))
    }
    guard let unit = JSONEscape.unit(at: start, in: bytes) else {
      var end = start + 2
      while end < min(start + 6, bytes.count), JSONEscape.digit(bytes[end]) != nil { end += 1 }
      throw JSONParseError(.invalidEscape, start..<end)
    }
    guard unit & 0xF800 == 0xD800 else { return start + 6 }
    guard unit < 0xDC00, let low = JSONEscape.unit(at: start + 6, in: bytes),
      low & 0xFC00 == 0xDC00
    else { throw JSONParseError(.unpairedSurrogate, start..<start + 6) }
    return start + 12
  }
}

/// Functions that decode escapes with four hexadecimal digits.
enum JSONEscape {
  /// Returns the UTF-16 code unit of `\uXXXX` at an offset, or `nil` if there is none.
  static func unit(at start: Int, in bytes: Span<UInt8>) -> UInt16? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"),
      bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for offset in start + 2..<start + 6 {
      guard let digit = digit(bytes[offset]) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
