import TextPrimitives

/// The sign with which a text ends, whatever the script.
///
/// White space, quotation marks, brackets and tags behind the sign do not count.
enum TextEnding: UInt8, Hashable, Sendable {
  /// A letter, a digit, a placeholder, a comma: no sign that ends a sentence.
  case none
  case period
  case question
  case exclamation
  case colon
  case ellipsis
  /// `;`, which asks in Greek.
  case semicolon

  /// The sign at the end of a text.
  ///
  /// - Complexity: O(*e*) in what stands behind the sign, of which ``longestEnd`` bytes are looked at.
  init(of bytes: Span<UInt8>) { self = Self.find(in: bytes).ending }

  /// The sign, and its bytes.
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

  /// A sign in front of more than this ends nothing.
  private static let longestEnd = 256

  private static func ascii(
    _ byte: UInt8, end: Int, in bytes: Span<UInt8>
  ) -> (ending: TextEnding, range: Range<Int>) {
    let one = end &- 1..<end
    // A bracket right behind it makes it a face.
    let isFace = end < bytes.count && bytes[end] == UInt8(ascii: ")")
    switch byte {
    case UInt8(ascii: "."):
      var start = end &- 1
      while start > 0, bytes[start &- 1] == byte { start &-= 1 }
      return (end &- start > 1 ? .ellipsis : .period, start..<end)
    case UInt8(ascii: "?"): return (.question, one)
    case UInt8(ascii: "!"):
      // "?!" asks.
      return (end > 1 && bytes[end &- 2] == UInt8(ascii: "?") ? .question : .exclamation, one)
    case UInt8(ascii: ":"): return (isFace ? .none : .colon, one)
    case UInt8(ascii: ";"): return (isFace ? .none : .semicolon, one)
    default: return (.none, end..<end)
    }
  }

  /// The beginning of a tag that ends at a place; `nil` if none does.
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

  /// White space, quotation marks, brackets and what nobody sees.
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
    // Of Chinese and Japanese, Hindi and its neighbours, Urdu, Armenian, Ethiopic, Burmese, Khmer, Tibetan.
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
  /// Whether the last character takes the width of an ideograph, as `：` does, with room in itself.
  static func isWide(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= 3 else { return false }
    let (scalar, _) = UTF8Sequence.uncheckedScalar(at: bytes.count &- 3, in: bytes)
    return scalar >= 0x3001 && scalar <= 0x303F || scalar >= 0xFF01 && scalar <= 0xFF60
  }
}
