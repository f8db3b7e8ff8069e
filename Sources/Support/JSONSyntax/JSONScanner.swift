import Diagnostics
import TextPrimitives

/// Functions that scan the tokens of the grammar: whitespace, strings, numbers and literals.
enum JSONScanner {
  /// Returns the offset of the first byte that is not whitespace (RFC 8259 §2), or the end.
  @inline(__always)
  static func skipSpace(_ bytes: Span<UInt8>, from start: Int) -> Int {
    guard start < bytes.count, bytes[start] <= 0x20 else { return start }
    return skipLongSpace(bytes, from: start)
  }

  private static func skipLongSpace(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    let raw = unsafe bytes.bytes
    while offset < bytes.count {
      // Fast path for indentation, which makes up most of the whitespace in a formatted file.
      while offset &+ 8 <= bytes.count,
        unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == 0x2020_2020_2020_2020
      {
        offset &+= 8
      }
      guard offset < bytes.count else { return offset }
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset &+= 1
      default: return offset
      }
    }
    return offset
  }

  /// Reads a number (RFC 8259 §6) and returns the offset after it.
  static func number(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(JSONParseError) -> (end: Int, JSONNode.Traits) {
    var traits: JSONNode.Traits = []
    let digits = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    var end = skipDigits(bytes, from: digits)
    guard end > digits else { throw invalidNumber(bytes, at: start, offset: end) }
    if bytes[digits] == UInt8(ascii: "0"), end > digits + 1 {
      var zeros = digits
      while zeros < end - 1, bytes[zeros] == UInt8(ascii: "0") { zeros += 1 }
      throw JSONParseError(.leadingZero, digits..<zeros)
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      traits = .hasFraction
      let fraction = end + 1
      end = skipDigits(bytes, from: fraction)
      guard end > fraction else { throw invalidNumber(bytes, at: start, offset: end) }
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      traits = .hasFraction
      var exponent = end + 1
      if exponent < bytes.count,
        bytes[exponent] == UInt8(ascii: "+") || bytes[exponent] == UInt8(ascii: "-")
      {
        exponent += 1
      }
      end = skipDigits(bytes, from: exponent)
      guard end > exponent else { throw invalidNumber(bytes, at: start, offset: end) }
    }
    // Reject numbers with an invalid end, such as `1.5.2`, `0x1F`, `1_000` and `12px`.
    if end < bytes.count, isWord(bytes[end]) { throw invalidNumber(bytes, at: start, offset: end) }
    return (end, traits)
  }

  private static func skipDigits(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] &- UInt8(ascii: "0") < 10 { offset &+= 1 }
    return offset
  }

  /// Returns the error for a number; its range includes all bytes that look like a part of it.
  private static func invalidNumber(
    _ bytes: Span<UInt8>, at start: Int, offset: Int
  ) -> JSONParseError {
    var end = max(offset, start + 1)
    while end < bytes.count, isWord(bytes[end]) { end += 1 }
    return JSONParseError(.invalidNumber, start..<end)
  }

  /// Reads `true`, `false` or `null` (RFC 8259 §3), or throws an error for any other content.
  static func literal(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(JSONParseError) -> (JSONNode.Kind, end: Int) {
    var end = start
    while end < bytes.count, isWord(bytes[end]) { end += 1 }
    if end == start { throw unexpected(.missingValue, bytes, at: start) }
    let word = bytes.extracting(start..<end)
    if isEqual(word, "true") { return (.true, end) }
    if isEqual(word, "false") { return (.false, end) }
    if isEqual(word, "null") { return (.null, end) }
    throw JSONParseError(.invalidLiteral, start..<end)
  }

  private static func isEqual(_ bytes: Span<UInt8>, _ literal: StaticString) -> Bool {
    guard bytes.count == literal.utf8CodeUnitCount else { return false }
    // In bounds: the counts are equal.
    return bytes.indices.allSatisfy { unsafe bytes[$0] == literal.utf8Start[$0] }
  }

  /// Returns `true` for ASCII letters and digits, and for `_`, `.`, `+`, `-` and `$`.
  ///
  /// Programming languages such as JavaScript allow this punctuation in identifiers and numbers, so
  /// the range of an error about an invalid word includes it.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Returns the error for an unexpected character.
  ///
  /// Invalid UTF-8 and comments are reported with separate codes instead of `code`.
  static func unexpected(
    _ code: JSONParseError.Code, _ bytes: Span<UInt8>, at offset: Int
  ) -> JSONParseError {
    guard let length = UTF8Sequence.length(at: offset, in: bytes) else {
      return JSONParseError(.invalidUTF8, offset..<offset + 1)
    }
    if bytes[offset] == UInt8(ascii: "/"), offset + 1 < bytes.count,
      bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
    {
      return JSONParseError(.comment, offset..<offset + 2)
    }
    return JSONParseError(code, offset..<offset + length)
  }
}
