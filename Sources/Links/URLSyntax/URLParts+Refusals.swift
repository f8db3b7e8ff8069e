import Diagnostics
import TextPrimitives

// These functions choose the error of a rejected link. They are not on the hot path, so they may
// read bytes a second time.

extension URLParts {
  /// Returns the error for a byte that is not allowed at its position.
  package static func forbidden(_ bytes: Span<UInt8>, at offset: Int) -> URLParseError {
    switch ByteClass.of(bytes[offset]) {
    case ByteClass.backslash: return URLParseError(.backslash, offset..<offset + 1)
    case ByteClass.space: return URLParseError(.space, offset..<offset + 1)
    case ByteClass.control: return URLParseError(.controlCharacter, offset..<offset + 1)
    case ByteClass.nonASCII:
      guard let length = UTF8Sequence.length(at: offset, in: bytes) else {
        return URLParseError(.invalidUTF8, offset..<offset + 1)
      }
      return URLParseError(.nonASCIICharacter, offset..<offset + length)
    default: return URLParseError(.forbiddenCharacter, offset..<offset + 1)
    }
  }

  /// Returns the error for a byte that a host may not contain.
  ///
  /// If the authority contains a user name, the error reports the user name instead, because it can
  /// disguise one host as another.
  static func errorInAuthority(
    _ bytes: Span<UInt8>, at offset: Int, start: Int
  ) -> URLParseError {
    if let error = userinfoError(bytes, from: start) { return error }
    let error = forbidden(bytes, at: offset)
    if bytes[offset] == UInt8(ascii: "%") {
      return URLParseError(.percentEncodedHost, percentRange(bytes, at: offset))
    }
    if error.code == .nonASCIICharacter {
      return URLParseError(.nonASCIIHost, error.range.range)
    }
    return error.code == .forbiddenCharacter
      ? URLParseError(.forbiddenHostCharacter, error.range.range) : error
  }

  /// Returns the range of a percent sign and up to two letters or digits after it.
  ///
  /// Diagnostics underline this range, even if the letters and digits are not hexadecimal.
  static func percentRange(_ bytes: Span<UInt8>, at start: Int) -> Range<Int> {
    var end = start + 1
    while end < min(start + 3, bytes.count), bytes[end].isASCIIAlphanumeric { end += 1 }
    return start..<end
  }

  /// Returns the error for a percent sign without two hexadecimal digits after it.
  package static func invalidEscape(_ bytes: Span<UInt8>, at offset: Int) -> URLParseError {
    URLParseError(.invalidPercentEncoding, percentRange(bytes, at: offset))
  }

  /// Returns the error for `user@` before the host, or `nil` if the authority contains no `@`.
  static func userinfoError(_ bytes: Span<UInt8>, from start: Int) -> URLParseError? {
    let end = authorityEnd(bytes, from: start)
    var at: Int?
    for offset in start..<end where bytes[offset] == UInt8(ascii: "@") { at = offset }
    return at.map { URLParseError(.userinfo, start..<$0 + 1) }
  }

  /// Returns the offset of the first slash, backslash, question mark or hash sign, or the end.
  static func authorityEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\\"):
        return offset
      default: offset += 1
      }
    }
    return offset
  }

  /// Returns the error for a web link with an empty host.
  ///
  /// If further slashes follow, as in `https:///a`, the error reports all slashes. Otherwise, it
  /// reports the missing host.
  static func errorForMissingHost(_ bytes: Span<UInt8>, at start: Int) -> URLParseError {
    if let error = userinfoError(bytes, from: start) { return error }
    var slashes = start
    while slashes < bytes.count, bytes[slashes] == UInt8(ascii: "/") { slashes += 1 }
    return slashes > start
      ? URLParseError(.missingSlashes, start - 2..<slashes)
      : URLParseError(.missingHost, start..<start)
  }
}
