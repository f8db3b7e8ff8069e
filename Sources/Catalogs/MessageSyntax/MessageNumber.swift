/// A parser for numbers in messages, which accepts what ICU accepts.
///
/// ICU accepts decimal numbers as in C and, in a choice, infinity.
enum MessageNumber {
  /// The length of the longest number that ICU accepts.
  private static let maximumLength = 127

  /// Returns the first offset at or after `start` whose byte cannot be part of a number.
  static func skip(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        offset += 1
      default:
        guard isInfinity(bytes, at: offset) else { return offset }
        offset += 3
      }
    }
    return offset
  }

  /// Returns `true` if the bytes of a range are a valid number.
  static func isValid(
    _ range: Range<Int>, in bytes: Span<UInt8>, allowsInfinity: Bool
  ) -> Bool {
    var offset = range.lowerBound
    func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      offset < range.upperBound
        && (bytes[offset] == UInt8(ascii: first) || bytes[offset] == UInt8(ascii: second))
    }
    func digits() -> Int {
      var count = 0
      while offset < range.upperBound, bytes[offset] &- 0x30 < 10 {
        offset += 1
        count += 1
      }
      return count
    }
    if isNext("+", "-") { offset += 1 }
    if isInfinity(bytes, at: offset) { return allowsInfinity && offset + 3 == range.upperBound }
    guard range.count <= maximumLength || isSmallInteger(range, from: offset, in: bytes) else {
      return false
    }
    var count = digits()
    if isNext(".", ".") {
      offset += 1
      count += digits()
    }
    guard count > 0 else { return false }
    if isNext("e", "E") {
      offset += 1
      if isNext("+", "-") { offset += 1 }
      guard digits() > 0 else { return false }
    }
    return offset == range.upperBound
  }

  /// Returns `true` if a range consists of digits, and its value is in ICU's range for integers.
  ///
  /// ICU computes these values digit by digit, so they may have any number of leading zeros.
  private static func isSmallInteger(
    _ range: Range<Int>, from start: Int, in bytes: Span<UInt8>
  ) -> Bool {
    var value = 0
    for offset in start..<range.upperBound {
      guard bytes[offset] &- 0x30 < 10 else { return false }
      value = value * 10 + Int(bytes[offset] &- 0x30)
      let limit = bytes[range.lowerBound] == UInt8(ascii: "-") ? 32_768 : 32_767
      if value > limit { return false }
    }
    return true
  }

  /// Returns `true` if the character at an offset is `∞`.
  private static func isInfinity(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    offset + 3 <= bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x88
      && bytes[offset + 2] == 0x9E
  }

  /// Returns the value of a valid number, or `nil` if the number is not valid.
  static func value(_ range: Range<Int>, in bytes: Span<UInt8>) -> Double? {
    guard isValid(range, in: bytes, allowsInfinity: true) else { return nil }
    if bytes[range.upperBound - 1] == 0x9E {
      return bytes[range.lowerBound] == UInt8(ascii: "-") ? -.infinity : .infinity
    }
    return Double(String(decoding: range.map { bytes[$0] }, as: UTF8.self))
  }
}
