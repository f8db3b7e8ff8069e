import TextPrimitives

/// A word or phrase to find in strings, as written by a person.
///
/// In scripts with spaces between words, except Korean, it matches whole words. In Korean and in
/// other scripts, it matches any part of a string. A leading or trailing `*` represents any letters
/// that continue the word: `Sitzung*` also matches in "Sitzungen". Non-breaking hyphens,
/// non-breaking spaces and typographic apostrophes match their plain equivalents.
public struct TermPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  /// A Boolean value that indicates whether matching is case-sensitive.
  public let matchesCase: Bool
  private let scalars: [UInt32]
  private let isOpenInFront: Bool
  private var isOpenBehind: Bool

  /// Creates a pattern; `nil` if nothing is left without a leading and a trailing `*`.
  public init?(_ text: String, matchesCase: Bool) {
    self.text = text
    self.matchesCase = matchesCase
    var rest = text[...]
    isOpenInFront = rest.hasPrefix("*")
    if isOpenInFront { rest = rest.dropFirst() }
    isOpenBehind = rest.hasSuffix("*")
    if isOpenBehind { rest = rest.dropLast() }
    scalars = rest.unicodeScalars.map { Self.folded($0.value, matchesCase: matchesCase) }
    if scalars.isEmpty { return nil }
  }

  /// A pattern that also matches the word with an inflectional ending.
  var withEndings: TermPattern {
    var other = self
    other.isOpenBehind = true
    return other
  }

  /// `true` if a match is a whole word or phrase, so that a fix-it can replace it.
  var isExact: Bool { !isOpenInFront && !isOpenBehind }

  /// The term without leading and trailing asterisks.
  var shown: String { text.trimming { $0 == "*" } }

  /// Returns the first match at or after an offset; `nil` if there is none.
  ///
  /// - Complexity: O(*n* · *m*) at worst, usually O(*n*), where *n* is the number of bytes to
  ///   search and *m* the length of the pattern.
  func first(in bytes: Span<UInt8>, from start: Int = 0) -> Range<Int>? {
    let first = scalars[0]
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        let isCapital = byte &- 0x41 < 26 && !matchesCase
        if UInt32(isCapital ? byte | 0x20 : byte) == first, let end = end(from: offset, in: bytes) {
          return offset..<end
        }
        offset &+= 1
        continue
      }
      let (scalar, length) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
      if Self.folded(scalar, matchesCase: matchesCase) == first,
        let end = end(from: offset, in: bytes)
      {
        return offset..<end
      }
      offset &+= length
    }
    return nil
  }

  /// Returns the end of a match that begins at an offset; `nil` if there is none.
  private func end(from start: Int, in bytes: Span<UInt8>) -> Int? {
    var offset = start
    for expected in scalars {
      guard offset < bytes.count else { return nil }
      let (scalar, length) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
      guard Self.folded(scalar, matchesCase: matchesCase) == expected else { return nil }
      offset += length
    }
    if !isOpenInFront, start > 0 {
      let before = TextEnding.scalarStart(before: start, in: bytes)
      let (scalar, _) = UTF8Sequence.uncheckedScalar(at: before, in: bytes)
      if Self.areOneWord(scalar, scalars[0]) { return nil }
    }
    if !isOpenBehind, offset < bytes.count {
      let (scalar, _) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
      if Self.areOneWord(scalars[scalars.count - 1], scalar) { return nil }
    }
    return offset
  }

  /// Returns `true` if two adjacent characters are part of the same word.
  ///
  /// A Latin character and a character in a different script belong to different words. For
  /// example, a Hebrew preposition may directly precede a Latin name, and a Russian ending may
  /// directly follow it.
  private static func areOneWord(_ left: UInt32, _ right: UInt32) -> Bool {
    isOfWord(left) && isOfWord(right) && isNotForeign(left) == isNotForeign(right)
  }

  /// Returns `true` for Latin letters, and for digits and marks, which are used in all scripts.
  private static func isNotForeign(_ value: UInt32) -> Bool {
    value < 0x370 || 0x1E00...0x1EFF ~= value
  }

  /// Returns `true` if a word with the character ends only at a space or a punctuation mark.
  ///
  /// This is not the case in scripts without spaces, and in Korean, where particles follow a noun
  /// directly.
  private static func isOfWord(_ value: UInt32) -> Bool {
    if value < 0x80 {
      return (value | 0x20) &- 0x61 < 26 || value &- 0x30 < 10
    }
    switch value {
    case 0xE00...0xEFF, 0xF00...0xFFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF,
      0x3000...0x30FF, 0x3130...0x318F, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xAC00...0xD7FF,
      0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      return false
    default: break
    }
    guard let scalar = Unicode.Scalar(value) else { return false }
    switch scalar.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: return true
    default: return scalar.isAlphabetic
    }
  }

  /// Returns the normalized form of a character, which is used for comparisons.
  private static func folded(_ value: UInt32, matchesCase: Bool) -> UInt32 {
    if value < 0x80 { return !matchesCase && value &- 0x41 < 26 ? value | 0x20 : value }
    switch value {
    case 0xA0, 0x202F: return 0x20
    case 0x2010, 0x2011: return 0x2D
    case 0x2019: return 0x27
    // The final sigma is compared as a regular sigma.
    case 0x3C2 where !matchesCase: return 0x3C3
    default: break
    }
    return matchesCase ? value : Unicode.Scalar(value)?.lowercase.value ?? value
  }
}

extension String {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !isTrimmed($0) }),
      let last = lastIndex(where: { !isTrimmed($0) })
    else { return "" }
    return String(self[first...last])
  }
}
