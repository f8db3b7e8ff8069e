import TextPrimitives

/// Tests whether characters are in Unicode's immutable sets for pattern syntaxes.
///
/// [UAX #31](https://www.unicode.org/reports/tr31/#Pattern_Syntax) defines the sets
/// Pattern_White_Space and Pattern_Syntax.
enum PatternCharacter {
  /// Returns the first offset at or after `start` whose character is not white space.
  static func skipSpace(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let (value, length) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
      guard isSpace(value) else { break }
      offset += length
    }
    return offset
  }

  /// Returns the first offset at or after `start` whose character cannot be in an identifier.
  static func skipIdentifier(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let (value, length) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
      if isSpace(value) || isSyntax(value) { break }
      offset += length
    }
    return offset
  }

  /// Returns `true` if a character has the property Pattern_White_Space.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x9...0xD, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns `true` if a character has the property Pattern_Syntax.
  static func isSyntax(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x5E, 0x60, 0x7B...0x7E: true
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2010...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
    case 0x2190...0x245F, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
    case 0x3001...0x3003, 0x3008...0x3020, 0x3030, 0xFD3E, 0xFD3F, 0xFE45, 0xFE46: true
    default: false
    }
  }
}
