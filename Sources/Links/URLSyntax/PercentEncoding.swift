/// Percent-decoding and percent-encoding of strings.
///
/// The syntax is that of [RFC 3986 §2.1](https://www.rfc-editor.org/rfc/rfc3986#section-2.1). A
/// string is decoded only once: `%252E` decodes to `%2E`, not to a dot. Encoding has one canonical
/// form in every part of a link. Each byte that is not unreserved (`A–Z a–z 0–9 - . _ ~`) becomes
/// `%` and two upper-case hexadecimal digits.
public enum PercentEncoding {
  /// Decodes a range of a parsed link.
  ///
  /// - Parameters:
  ///   - range: The range of a part in ``URLParts``, or a subrange that does not split a `%XX`.
  ///   - bytes: The bytes of the link.
  ///   - plusIsSpace: A Boolean value that indicates whether `+` represents a space, as in HTML
  ///     form data. Otherwise, it is a plus sign.
  /// - Returns: The decoded string. Invalid UTF-8, which only escapes in a fragment can yield,
  ///   becomes U+FFFD.
  /// - Complexity: O(*n*), where *n* is the length of the range; a range of up to 15 bytes needs no
  ///   allocation.
  public static func decode(
    _ range: Range<Int>, of bytes: Span<UInt8>, plusIsSpace: Bool = false
  ) -> String {
    unsafe String(unsafeUninitializedCapacity: range.count) { buffer in
      var cursor = Cursor(range, plusIsSpace: plusIsSpace)
      var count = 0
      while let byte = cursor.next(in: bytes) {
        // In bounds: decoding never yields more bytes than it reads.
        unsafe buffer[count] = byte
        count += 1
      }
      return count
    }
  }

  /// An iterator over the decoded bytes of a range.
  package struct Cursor {
    /// The offset of the next byte.
    package private(set) var offset: Int
    private let end: Int
    private let plusIsSpace: Bool

    @inline(__always)
    package init(_ range: Range<Int>, plusIsSpace: Bool = false) {
      offset = range.lowerBound
      end = range.upperBound
      self.plusIsSpace = plusIsSpace
    }

    /// Returns the next decoded byte, or `nil` at the end.
    ///
    /// A `%` without two hexadecimal digits after it is returned unchanged.
    @inline(__always)
    package mutating func next(in bytes: Span<UInt8>) -> UInt8? {
      guard offset < end else { return nil }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "%"), offset + 2 < end,
        let high = bytes[offset + 1].hexadecimalValue,
        let low = bytes[offset + 2].hexadecimalValue
      {
        offset += 3
        return high << 4 | low
      }
      offset += 1
      return plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte
    }
  }

  /// Returns `true` if a range decodes to exactly the given bytes, without allocation.
  package static func decodes(
    _ range: Range<Int>, of bytes: Span<UInt8>, to expected: Span<UInt8>
  ) -> Bool {
    var cursor = Cursor(range)
    var index = 0
    while let byte = cursor.next(in: bytes) {
      guard index < expected.count, expected[index] == byte else { return false }
      index += 1
    }
    return index == expected.count
  }

  /// Appends a string in its canonical percent-encoding.
  ///
  /// - Complexity: O(*n*), where *n* is the UTF-8 length of the string.
  public static func append(
    _ text: String, to bytes: inout some RangeReplaceableCollection<UInt8>
  ) {
    for byte in text.utf8 { append(byte, to: &bytes) }
  }

  /// Returns the canonical percent-encoding of a string.
  public static func encode(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends one byte in its canonical percent-encoding.
  package static func append(
    _ byte: UInt8, to bytes: inout some RangeReplaceableCollection<UInt8>
  ) {
    if isUnreserved(byte) {
      bytes.append(byte)
    } else {
      bytes.append(UInt8(ascii: "%"))
      bytes.append(hexadecimalDigit(byte >> 4))
      bytes.append(hexadecimalDigit(byte & 15))
    }
  }

  /// Returns `true` if a byte is `unreserved` in RFC 3986 §2.3, so that no encoder changes it.
  @inlinable @inline(__always)
  package static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
  }

  @inlinable package static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
