// Rules P1 to P3 of the Unicode Bidirectional Algorithm, in one pass over the bytes:
//
//   1. `skipASCII`    skips ASCII digits, punctuation and spaces, eight bytes at a time
//   2. `UTF8Scalar`   decodes the next character
//   3. `BidiClass`    returns its class: a strong character ends the search, isolates are counted,
//                     and a paragraph separator ends the paragraph

/// The direction of one paragraph, determined by its first strong character.
struct FirstStrong {
  /// The direction; `nil` if the paragraph has no strong character outside isolates.
  let direction: TextDirection?
  /// The offset after the paragraph and its separator.
  ///
  /// It is `nil` if a strong character was found, because the search then stops before the end.
  let end: Int?

  /// Finds the direction of the paragraph that starts at an offset.
  ///
  /// Characters between an isolate initiator and its PDI, or the end of the paragraph, are skipped.
  /// Embeddings and overrides are ignored. The search follows rules P2 and P3 of [UAX #9
  /// §3.3.1](https://www.unicode.org/reports/tr9/#The_Paragraph_Level).
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8; invalid bytes have no direction.
  ///   - start: The start of the paragraph; at most the number of bytes.
  /// - Complexity: O(*n*), where *n* is the number of bytes up to the first strong character; no
  ///   allocation.
  init(_ bytes: Span<UInt8>, from start: Int) {
    let count = bytes.count
    var offset = start
    // Inside isolates, only isolate marks and the end of the paragraph are relevant.
    var depth = 0
    while true {
      offset = Self.skipASCII(bytes, from: offset)
      guard offset < count else { break }
      let scalar = UTF8Scalar(bytes, at: offset)
      offset &+= scalar.length
      switch BidiClass.of(scalar.codePoint) {
      case BidiClass.leftToRight where depth == 0:
        self.init(direction: .leftToRight, end: nil)
        return
      case BidiClass.rightToLeft where depth == 0:
        self.init(direction: .rightToLeft, end: nil)
        return
      case BidiClass.isolateInitiator:
        depth &+= 1
      case BidiClass.popIsolate:
        // A PDI without an initiator closes nothing (BD9).
        if depth > 0 { depth &-= 1 }
      case BidiClass.paragraphSeparator:
        // CR LF is one separator (P1).
        if scalar.codePoint == 0x0D, offset < count, bytes[offset] == 0x0A { offset &+= 1 }
        self.init(direction: nil, end: offset)
        return
      default:
        break
      }
    }
    self.init(direction: nil, end: count)
  }

  private init(direction: TextDirection?, end: Int?) {
    self.direction = direction
    self.end = end
  }

  /// Returns the offset of the next byte that can affect the direction, or the end of the bytes.
  @inline(__always)
  static func skipASCII(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    while offset &+ 8 <= bytes.count {
      // In bounds: at least eight bytes remain.
      let word = UInt64(
        littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: offset, as: UInt64.self))
      // The highest bit of each byte is cleared, so no sum carries into the next byte. A word that
      // contains a non-ASCII byte ends the loop anyway.
      let ascii = word & ~highs
      let folded = ascii | 0x20 &* ones
      let letters = (folded &+ (0x80 - 0x61) &* ones) & ~(folded &+ (0x80 - 0x7B) &* ones)
      let printable = ascii &+ (0x80 - 0x20) &* ones
      let matters = (word | letters | ~printable) & highs
      if matters != 0 { return offset &+ matters.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x80 || byte < 0x20 || (byte | 0x20) &- 0x61 < 26 { break }
      offset &+= 1
    }
    return offset
  }
}
