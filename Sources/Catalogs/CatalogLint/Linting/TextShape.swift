/// The properties of a string that most typography and content rules compare.
///
/// Such a rule skips a pair of strings if the property that it compares is equal in both. Computing
/// the properties takes one scan of both ends, and one pass over strings with digits, brackets or
/// line feeds. The shape of a source string is computed once for all of its translations.
struct TextShape: Hashable, Sendable {
  /// The leading white space: its length and its first byte.
  private(set) var leading = 0
  /// The trailing white space: its length and its last byte.
  private(set) var trailing = 0
  /// The number of line feeds.
  private(set) var lines = 0
  /// The final punctuation mark.
  private(set) var ending = TextEnding.none
  /// The number of occurrences of each digit, packed into one integer.
  ///
  /// If the string may contain non-ASCII digits, an additional bit is set, and numbers are always
  /// compared.
  private(set) var digits = 0
  /// The bracket counts.
  private(set) var brackets = BracketCount()

  /// Computes the properties of a string.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, if the string contains digits,
  ///   brackets or line feeds. Otherwise O(*e*), where *e* is the length of the white space and
  ///   punctuation at both ends.
  init(of bytes: Span<UInt8>, _ traits: TextTraits) {
    if bytes.isEmpty { return }
    let front = TextEdges.leading(bytes)
    if front > 0 { leading = front << 8 | Int(bytes[0]) }
    let behind = TextEdges.trailing(bytes)
    if behind > 0 { trailing = behind << 8 | Int(bytes[bytes.count &- 1]) }
    ending = TextEnding(of: bytes)
    if traits.contains(.lineOrTab) {
      for index in bytes.indices where bytes[index] == 0x0A { lines &+= 1 }
    }
    if traits.contains(.bracket) { brackets = BracketCount(of: bytes) }
    if traits.contains(.foreignPercent) { digits = Self.hasForeignDigits }
    if traits.contains(.digit) {
      for index in bytes.indices {
        let digit = bytes[index] &- 0x30
        // Each count has six bits. A larger count overflows into the next six bits, but strings
        // with equal counts still have equal integers.
        if digit < 10 { digits &+= 1 &<< (Int(digit) &* 6) }
      }
    }
  }

  private static let hasForeignDigits = 1 << 62

  /// Returns the aspects in which two strings may differ.
  func aspects(unlike other: TextShape) -> TextAspects {
    var found: TextAspects = .words
    if leading != other.leading { found.insert(.leading) }
    if trailing != other.trailing { found.insert(.trailing) }
    // A line feed may have moved from one end to the other.
    if lines != other.lines || leading != other.leading || trailing != other.trailing {
      found.insert(.lines)
    }
    // The final mark of a question is always checked, because some languages use a different
    // question mark, or an additional one at the start.
    if other.ending == .question || ending != other.ending { found.insert(.ending) }
    if digits != other.digits || digits & Self.hasForeignDigits != 0 { found.insert(.numbers) }
    if brackets.mayBeBroken(other.brackets) { found.insert(.brackets) }
    return found
  }
}
