import Diagnostics
import TextPrimitives

extension URLParts {
  /// Validates `%XX` and, if it starts a UTF-8 sequence, the `%XX` that continue it.
  ///
  /// Before the fragment, a link contains bytes above 0x7F only percent-encoded, so a sequence
  /// never mixes raw and encoded bytes. Encoded control characters (C0, DEL and C1) are rejected:
  /// values of links do not need them, and some decoders stop at a NUL. The range of an error for
  /// invalid UTF-8 starts at the lead byte. If a `%XX` follows that cannot continue the sequence,
  /// the range includes it.
  ///
  /// - Returns: The offset after the sequence.
  package static func scanPercent(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(URLParseError) -> Int {
    guard let lead = octet(bytes, at: start) else {
      throw URLParseError(.invalidPercentEncoding, percentRange(bytes, at: start))
    }
    if lead < 0x80 {
      if lead < 0x20 || lead == 0x7F {
        throw URLParseError(.percentEncodedControl, start..<start + 3)
      }
      return start + 3
    }
    guard let shape = UTF8Sequence.shape(of: lead) else {
      throw URLParseError(.percentEncodedInvalidUTF8, start..<start + 3)
    }
    var offset = start + 3
    var second: UInt8 = 0
    for index in 1..<shape.length {
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "%") else {
        throw URLParseError(.percentEncodedInvalidUTF8, start..<offset)
      }
      guard let next = octet(bytes, at: offset) else {
        throw URLParseError(.invalidPercentEncoding, percentRange(bytes, at: offset))
      }
      let isContinuation = index == 1 ? shape.second.contains(next) : next & 0xC0 == 0x80
      guard isContinuation else {
        throw URLParseError(.percentEncodedInvalidUTF8, start..<offset + 3)
      }
      if index == 1 { second = next }
      offset += 3
    }
    if lead == 0xC2, second < 0xA0 {
      throw URLParseError(.percentEncodedControl, start..<offset)
    }
    return offset
  }

  /// Returns `true` if two hexadecimal digits follow the percent sign at an offset.
  @inline(__always)
  package static func isEscape(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    octet(bytes, at: offset) != nil
  }

  /// Returns `true` if the `%XX` at an offset encodes a tab, line feed or carriage return.
  package static func isEncodedLineBreak(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    guard let byte = octet(bytes, at: offset) else { return false }
    return byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Returns the byte that `%XX` encodes, or `nil` if two hexadecimal digits do not follow.
  @inline(__always)
  private static func octet(_ bytes: Span<UInt8>, at start: Int) -> UInt8? {
    guard start + 2 < bytes.count, let high = bytes[start + 1].hexadecimalValue,
      let low = bytes[start + 2].hexadecimalValue
    else { return nil }
    return high << 4 | low
  }
}
