import TextPrimitives

/// The punctuation mark at the end of a string, in any script.
///
/// White space, quotation marks, closing brackets, tags and Markdown marks after the punctuation
/// mark are ignored.
enum TextEnding: UInt8, Hashable, Sendable {
  /// No punctuation mark: the string ends, for example, with a letter, a placeholder or a comma.
  case none
  case period
  case question
  case exclamation
  case colon
  case ellipsis
  /// `;`, which is also the Greek question mark.
  case semicolon

  /// Finds the punctuation mark at the end of a string.
  ///
  /// - Complexity: O(*e*), where *e* is the number of bytes after the mark, at most ``longestEnd``.
  init(of bytes: Span<UInt8>) { self = Self.find(in: bytes).ending }

  /// Returns the punctuation mark and its byte range.
  static func find(in bytes: Span<UInt8>) -> (ending: TextEnding, range: Range<Int>) {
    var end = bytes.count
    let first = max(0, end &- longestEnd)
    while end > first {
      let last = bytes[end &- 1]
      if last < 0x80 {
        switch last {
        case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"),
          UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"):
          end &-= 1
        case UInt8(ascii: ">"):
          guard let start = tag(before: end, in: bytes) else { return (.none, end..<end) }
          end = start
        default: return ascii(last, end: end, in: bytes)
        }
        continue
      }
      let start = scalarStart(before: end, in: bytes)
      let (scalar, _) = UTF8Sequence.uncheckedScalar(at: start, in: bytes)
      if isSkipped(scalar) {
        end = start
        continue
      }
      return (sign(scalar), start..<end)
    }
    return (.none, 0..<0)
  }

  /// The maximum number of trailing bytes that are searched for a mark.
  private static let longestEnd = 256

  private static func ascii(
    _ byte: UInt8, end: Int, in bytes: Span<UInt8>
  ) -> (ending: TextEnding, range: Range<Int>) {
    let one = end &- 1..<end
    // In a smiley, a closing parenthesis follows the mark directly.
    let isFace = end < bytes.count && bytes[end] == UInt8(ascii: ")")
    switch byte {
    case UInt8(ascii: "."):
      var start = end &- 1
      while start > 0, bytes[start &- 1] == byte { start &-= 1 }
      return (end &- start > 1 ? .ellipsis : .period, start..<end)
    case UInt8(ascii: "?"): return (.question, one)
    case UInt8(ascii: "!"):
      // "?!" is treated as a question mark.
      return (end > 1 && bytes[end &- 2] == UInt8(ascii: "?") ? .question : .exclamation, one)
    case UInt8(ascii: ":"): return (isFace ? .none : .colon, one)
    case UInt8(ascii: ";"): return (isFace ? .none : .semicolon, one)
    default: return (.none, end..<end)
    }
  }

  /// Returns the start of the tag that ends at an offset; `nil` if there is none.
  private static func tag(before end: Int, in bytes: Span<UInt8>) -> Int? {
    var start = end &- 2
    while start >= 0, end &- start < 64 {
      if bytes[start] == UInt8(ascii: "<") { return start }
      if bytes[start] == UInt8(ascii: ">") { return nil }
      start &-= 1
    }
    return nil
  }

  static func scalarStart(before end: Int, in bytes: Span<UInt8>) -> Int {
    var start = end &- 1
    while start > 0, bytes[start] & 0xC0 == 0x80, end &- start < 4 { start &-= 1 }
    return start
  }

  /// Returns `true` for white space, quotation marks, brackets and invisible characters.
  private static func isSkipped(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0, 0xAB, 0xBB, 0x2000...0x200F, 0x2018...0x201F, 0x202A...0x202F, 0x2039, 0x203A,
      0x2060...0x206F, 0x3000, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0xFF09, 0xFF3D,
      0xFE0F, 0xFEFF:
      true
    default: false
    }
  }

  private static func sign(_ scalar: UInt32) -> TextEnding {
    switch scalar {
    // Full stops in Chinese and Japanese, Hindi and related languages, Urdu, Armenian, Ethiopic,
    // Burmese, Khmer, and Tibetan.
    case 0x3002, 0xFF0E, 0xFF61, 0x964, 0x965, 0x9F7, 0x6D4, 0x589, 0x1362, 0x104A, 0x104B, 0x17D4,
      0x17D5,
      0xF0D, 0x2E:
      .period
    case 0x37E, 0x61F, 0x55E, 0x1367, 0xFF1F, 0x2047...0x2049, 0x203D: .question
    case 0x55C, 0xFF01, 0x203C: .exclamation
    case 0xFF1A, 0x1365, 0x1366, 0x2236: .colon
    case 0x2025, 0x2026, 0x22EF, 0xFE19: .ellipsis
    case 0x61B, 0xFF1B: .semicolon
    default: .none
    }
  }
}

extension TextEnding {
  /// Returns `true` if a string ends with a CJK punctuation mark or full-width character, such as
  /// `：`.
  ///
  /// The glyph of such a punctuation mark includes the space after it.
  static func isWide(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= 3 else { return false }
    let (scalar, _) = UTF8Sequence.uncheckedScalar(at: bytes.count &- 3, in: bytes)
    return scalar >= 0x3001 && scalar <= 0x303F || scalar >= 0xFF01 && scalar <= 0xFF60
  }
}
