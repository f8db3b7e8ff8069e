import URLSyntax
import TextPrimitives

/// A UUID of 128 bits.
///
/// The text representation is that of [RFC 9562
/// §4](https://www.rfc-editor.org/rfc/rfc9562#section-4). This type replaces Foundation's `UUID`,
/// so that an app can use this library without linking Foundation.
public struct UniqueID: Hashable, Sendable {
  /// The first 64 bits.
  public let high: UInt64
  /// The last 64 bits.
  public let low: UInt64

  /// Creates an identifier from its bits.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Creates an identifier from the 36 bytes of its text representation, or returns `nil` for any
  /// other bytes.
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard range.count == 36 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    var digits = 0
    for offset in range {
      guard let value = bytes[offset].hexadecimalValue else { continue }
      if digits < 16 { high = high << 4 | UInt64(value) } else { low = low << 4 | UInt64(value) }
      digits += 1
    }
    let start = range.lowerBound
    let hyphen = UInt8(ascii: "-")
    guard digits == 32, bytes[start + 8] == hyphen, bytes[start + 13] == hyphen,
      bytes[start + 18] == hyphen, bytes[start + 23] == hyphen
    else { return nil }
    self.init(high: high, low: low)
  }

  /// Creates an identifier from the text representation in upper or lower case, or returns `nil`
  /// for any other text.
  public init?(_ text: String) {
    let bytes = Bytes(text.utf8)
    self.init(bytes.span, 0..<bytes.count)
  }
}

extension UniqueID: CustomStringConvertible {
  /// The text representation in lower case.
  public var description: String {
    var text = ""
    text.reserveCapacity(36)
    for index in 0..<32 {
      if index == 8 || index == 12 || index == 16 || index == 20 { text.append("-") }
      let word = index < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: word >> UInt64((15 - index % 16) * 4)) & 15
      let byte = PercentEncoding.hexadecimalDigit(digit).asciiLowercased
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return text
  }
}
