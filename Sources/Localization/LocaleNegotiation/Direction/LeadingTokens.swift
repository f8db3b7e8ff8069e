/// The tokens to skip at the start of a paragraph before its first strong character.
///
/// Such a token has a strong direction, but does not indicate the language of the paragraph. Links
/// and mentions contain Latin letters. The bidirectional algorithm treats the digits of many
/// scripts, and the two halves of a flag, as letters. Only leading tokens are skipped, including
/// the spaces, punctuation and symbols between them. A paragraph that contains only skipped
/// characters has no direction.
///
/// ```swift
/// TextDirection(firstStrongIn: "https://example.com שלום")                      // .leftToRight
/// TextDirection(firstStrongIn: "https://example.com שלום", skipping: .links)    // .rightToLeft
/// ```
public struct LeadingTokens: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Links, which start with `scheme://` or `www.` and end before white space.
  public static let links = LeadingTokens(rawValue: 1)
  /// Mentions such as `@name`, which are letters, digits, `_`, `-` and `.` after an `@`.
  public static let mentions = LeadingTokens(rawValue: 2)
  /// Digits of any script.
  public static let numbers = LeadingTokens(rawValue: 4)
  /// Two regional indicators, which form a flag.
  public static let flags = LeadingTokens(rawValue: 8)
  /// Links, mentions, numbers and flags.
  public static let all: LeadingTokens = [.links, .mentions, .numbers, .flags]

  /// Returns the offset after the leading tokens of the paragraph that starts at an offset.
  func end(in bytes: Span<UInt8>, from start: Int) -> Int {
    if isEmpty { return start }
    var offset = start
    while offset < bytes.count {
      if let end = token(bytes, at: offset) {
        offset = end
        continue
      }
      let scalar = UTF8Scalar(bytes, at: offset)
      guard BidiClass.of(scalar.codePoint) == BidiClass.other else { break }
      offset += scalar.length
    }
    return offset
  }

  /// Returns the offset after the token at an offset; `nil` if no token of this set starts there.
  private func token(_ bytes: Span<UInt8>, at offset: Int) -> Int? {
    let first = UTF8Scalar(bytes, at: offset)
    let next = offset + first.length
    switch first.codePoint {
    case 0x40 where contains(.mentions):
      let end = Self.run(bytes, from: next, of: Self.isNameCharacter)
      return end > next ? end : nil
    case 0x41...0x5A, 0x61...0x7A:
      guard contains(.links), Self.startsLink(bytes, at: offset) else { return nil }
      return Self.run(bytes, from: offset) { !Self.isSpace($0) }
    case 0x1F1E6...0x1F1FF:
      guard contains(.flags), next < bytes.count else { return nil }
      let second = UTF8Scalar(bytes, at: next)
      return 0x1F1E6...0x1F1FF ~= second.codePoint ? next + second.length : nil
    default:
      guard contains(.numbers), Self.isDigit(first.codePoint) else { return nil }
      return Self.run(bytes, from: next, of: Self.isDigit)
    }
  }

  /// Returns the offset after a run of characters for which `isKind` returns `true`.
  private static func run(
    _ bytes: Span<UInt8>, from start: Int, of isKind: (UInt32) -> Bool
  ) -> Int {
    var offset = start
    while offset < bytes.count {
      let scalar = UTF8Scalar(bytes, at: offset)
      guard isKind(scalar.codePoint) else { break }
      offset += scalar.length
    }
    return offset
  }

  private static func isNameCharacter(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: return true
    case ..<0x80: return false
    default:
      let bidiClass = BidiClass.of(codePoint)
      return bidiClass == BidiClass.leftToRight || bidiClass == BidiClass.rightToLeft
    }
  }

  private static func isDigit(_ codePoint: UInt32) -> Bool {
    if codePoint < 0x80 { return codePoint &- 0x30 < 10 }
    return Unicode.Scalar(codePoint)?.properties.numericType == .decimal
  }

  private static func isSpace(_ codePoint: UInt32) -> Bool {
    Unicode.Scalar(codePoint)?.properties.isWhitespace ?? false
  }

  /// Returns `true` if the bytes at an offset start with `www.` or with a scheme and `://`.
  private static func startsLink(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    func has(_ text: StaticString, at offset: Int) -> Bool {
      guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
      for index in 0..<text.utf8CodeUnitCount {
        // In bounds: the loop ends at the length of the literal.
        let expected = unsafe text.utf8Start[index]
        let byte = bytes[offset + index]
        guard byte == expected || byte &- 0x41 < 26 && byte | 0x20 == expected else { return false }
      }
      return true
    }
    if has("www.", at: start) { return true }
    var end = start
    // The limit exceeds the length of any registered scheme. Without it, a long word would be read
    // twice.
    while end < bytes.count, end - start < 32 {
      switch bytes[end] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: end += 1
      default: return has("://", at: end)
      }
    }
    return false
  }
}
