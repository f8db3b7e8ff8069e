import Diagnostics
import TextPrimitives

extension URLParts {
  /// Validates `%XX` and, where it leads a UTF-8 sequence, the `%XX` that continue it.
  ///
  /// Bytes above 0x7F exist in a link only percent-encoded, so a sequence is never half raw. Encoded
  /// controls (C0, DEL and C1) are refused: no text of a link has a use for them, and decoders that
  /// stop at a NUL exist. The range of a refusal runs from the lead byte up to and including the
  /// `%XX` that cannot follow.
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

  /// A Boolean value that indicates whether the percent sign at an offset starts a `%XX`.
  @inline(__always)
  package static func isEscape(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    octet(bytes, at: offset) != nil
  }

  /// A Boolean value that indicates whether a `%XX` at an offset is a tab, line feed or carriage
  /// return.
  package static func isEncodedLineBreak(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    guard let byte = octet(bytes, at: offset) else { return false }
    return byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The byte that `%XX` spells, or `nil` if it is not two hexadecimal digits.
  @inline(__always)
  private static func octet(_ bytes: Span<UInt8>, at start: Int) -> UInt8? {
    guard start + 2 < bytes.count, let high = bytes[start + 1].hexadecimalValue,
      let low = bytes[start + 2].hexadecimalValue
    else { return nil }
    return high << 4 | low
  }
}
