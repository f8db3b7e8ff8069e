import TextPrimitives

extension TextTraits {
  /// Finds the traits of a string.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(scanning bytes: Span<UInt8>) {
    if bytes.isEmpty {
      self = .empty
      return
    }
    // ASCII characters are recorded as bits, which are mapped to traits at the end.
    var low: UInt64 = 0
    var high: UInt64 = 0
    var found: UInt32 = 0
    // The characters below 0x40 that are repeated, as bits, and the preceding character.
    var doubled: UInt64 = 0
    var previous: UInt64 = 0
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        let bit: UInt64 = 1 &<< UInt64(byte & 0x3F)
        let isHigh = 0 &- UInt64(byte &>> 6)
        let lowBit = bit & ~isHigh
        low |= lowBit
        high |= bit & isHigh
        doubled |= lowBit & previous
        previous = lowBit
        offset &+= 1
      } else {
        previous = 0
        offset = Self.skip(from: offset, in: bytes, &found)
      }
    }
    found |= Self.doubled(doubled).rawValue | Self.ascii(low, high).rawValue
    let words: TextTraits = [.asciiLetter, .percent, .brace, .latin, .cyrillic, .greek]
    if found & words.rawValue == 0, !Self.hasLetter(bytes) {
      found |= TextTraits.wordless.rawValue
    }
    self.init(rawValue: found)
  }

  /// Returns `true` if a string contains a non-ASCII letter, or is too long to be searched for one.
  private static func hasLetter(_ bytes: Span<UInt8>) -> Bool {
    if bytes.count > longestWithoutLetter { return true }
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] >= 0x80 else {
        offset &+= 1
        continue
      }
      let (value, length) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
      // Fonts for scripts outside of Unicode draw private-use characters as letters.
      guard let scalar = Unicode.Scalar(value) else { return true }
      if scalar.isAlphabetic || scalar.generalCategory == .privateUse { return true }
      offset &+= length
    }
    return false
  }

  /// The maximum length, in bytes, of a string that is searched for a letter.
  private static let longestWithoutLetter = 64

  /// Returns the traits of repeated characters, such as two adjacent spaces.
  private static func doubled(_ characters: UInt64) -> TextTraits {
    var traits: TextTraits = []
    if characters & (1 << 0x20) != 0 { traits.formUnion(.doubleSpace) }
    if characters & (1 << 0x2D) != 0 { traits.formUnion(.hyphens) }
    if characters & (1 << 0x2E) != 0 { traits.formUnion(.dots) }
    return traits
  }

  /// Returns the traits of ASCII characters.
  ///
  /// - Parameters:
  ///   - low: The characters below 0x40 that the string contains, as bits.
  ///   - high: The ASCII characters from 0x40 that the string contains, as bits.
  private static func ascii(_ low: UInt64, _ high: UInt64) -> TextTraits {
    var traits: TextTraits = []
    func note(_ trait: TextTraits, low: UInt64, high: UInt64) {
      if low | high != 0 { traits.formUnion(trait) }
    }
    note(.lineOrTab, low: low & 0x600, high: 0)
    note(.control, low: low & 0xFFFF_F9FF, high: high & (1 << 63))
    note(.percent, low: low & (1 << 0x25), high: 0)
    note(.markup, low: low & (1 << 0x26 | 1 << 0x3C | 1 << 0x3E), high: 0)
    note(.digit, low: low & (0x3FF << 0x30), high: 0)
    note(.asciiLetter, low: 0, high: high & 0x07FF_FFFE_07FF_FFFE)
    note(.backslash, low: 0, high: high & (1 << 0x1C))
    note(.brace, low: 0, high: high & (1 << 0x3B | 1 << 0x3D))
    note(.apostrophe, low: low & (1 << 0x27), high: 0)
    note(.bracket, low: low & (1 << 0x28 | 1 << 0x29), high: high & (1 << 0x1B | 1 << 0x1D))
    note(.markdown, low: low & (1 << 0x2A), high: high & (1 << 0x1B | 1 << 0x1D | 1 << 0x20))
    let hasColonAndSlash = low & (1 << 0x3A) != 0 && low & (1 << 0x2F) != 0
    let hasAtAndDot = high & 1 != 0 && low & (1 << 0x2E) != 0
    if hasColonAndSlash || hasAtAndDot { traits.formUnion(.address) }
    return traits
  }

  /// Adds the traits of one or more non-ASCII characters, and returns the next offset.
  @inline(__always)
  private static func skip(
    from start: Int, in bytes: Span<UInt8>, _ found: inout UInt32
  ) -> Int {
    let lead = bytes[start]
    switch lead {
    case 0xE4...0xEC:
      found |= nonASCII.rawValue
      return start &+ 3
    case 0xD0...0xD3: return skipCyrillic(from: start, in: bytes, &found)
    case 0xC3...0xCA:
      found |= nonASCII.rawValue | latin.rawValue
      if lead == 0xC3, isMojibake(at: start, in: bytes) { found |= mojibake.rawValue }
      return start &+ 2
    default:
      let (scalar, length) = UTF8Sequence.uncheckedScalar(at: start, in: bytes)
      let traits = traits(of: scalar)
      found |= nonASCII.rawValue | traits.rawValue
      if !traits.isDisjoint(with: [.cyrillic, .greek]),
        isLatin(before: start, in: bytes) || isLatin(at: start &+ length, in: bytes)
      {
        found |= mixedScript.rawValue
      }
      return start &+ length
    }
  }

  /// Adds the traits of consecutive Cyrillic letters, and returns the offset after them.
  private static func skipCyrillic(
    from start: Int, in bytes: Span<UInt8>, _ found: inout UInt32
  ) -> Int {
    var offset = start
    repeat { offset &+= 2 } while offset < bytes.count && bytes[offset] &- 0xD0 < 4
    found |= nonASCII.rawValue | cyrillic.rawValue
    if isLatin(before: start, in: bytes) || isLatin(at: offset, in: bytes) {
      found |= mixedScript.rawValue
    }
    return offset
  }

  private static func isLatin(at offset: Int, in bytes: Span<UInt8>) -> Bool {
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    return (byte | 0x20) &- 0x61 < 26 || byte &- 0xC3 < 8
      || byte == 0xE1 && offset &+ 1 < bytes.count && bytes[offset &+ 1] &- 0xB8 < 4
  }

  private static func isLatin(before offset: Int, in bytes: Span<UInt8>) -> Bool {
    guard offset > 0 else { return false }
    let byte = bytes[offset &- 1]
    if byte < 0x80 { return (byte | 0x20) &- 0x61 < 26 }
    return offset > 1 && bytes[offset &- 2] &- 0xC3 < 8
      || offset > 2 && bytes[offset &- 3] == 0xE1 && bytes[offset &- 2] &- 0xB8 < 4
  }

  /// Returns `true` if a letter may be the first byte of UTF-8 that was decoded as Windows-1252.
  ///
  /// For example, `ä` becomes `Ã¤`. The UTF-8 of the letter itself begins with 0xC3. The characters
  /// after the letter must represent the remaining bytes, also decoded as Windows-1252.
  private static func isMojibake(at start: Int, in bytes: Span<UInt8>) -> Bool {
    guard start &+ 2 < bytes.count, bytes[start &+ 1] &- 0x82 < 0x33 else { return false }
    let behind = trail(at: start &+ 2, in: bytes)
    // A letter from U+00E0 on represents the first of at least three bytes.
    return behind != 0
      && (bytes[start &+ 1] < 0xA0 || trail(at: start &+ 2 &+ behind, in: bytes) != 0)
  }

  /// Returns the length of a character that may represent a Windows-1252 byte from 0x80 to 0xBF.
  ///
  /// Returns 0 if the character cannot represent such a byte.
  private static func trail(at offset: Int, in bytes: Span<UInt8>) -> Int {
    guard offset < bytes.count else { return 0 }
    return switch bytes[offset] {
    case 0xC2, 0xC5, 0xC6, 0xCB: 2
    case 0xE2: 3
    default: 0
    }
  }

  /// Returns the traits of a non-ASCII character, other than Latin letters below U+02C0.
  private static func traits(of scalar: UInt32) -> TextTraits {
    switch scalar {
    case ..<0xA0: .control
    case ..<0x300: scalar == 0xAD ? .softHyphen : []
    case ..<0x600: traits(below600: scalar)
    case ..<0x2000: traits(below2000: scalar)
    case ..<0x2100: traits(ofPunctuation: scalar)
    case 0x3008...0x3011, 0x3014...0x301B: .bracket
    case ..<0xE000: scalar == 0x3164 ? .invisible : []
    default: traits(fromE000: scalar)
    }
  }

  private static func traits(below600 scalar: UInt32) -> TextTraits {
    switch scalar {
    case 0x34F: .invisible
    case 0x370...0x3FF: .greek
    case 0x400...0x52F: .cyrillic
    default: []
    }
  }

  private static func traits(below2000 scalar: UInt32) -> TextTraits {
    switch scalar {
    case 0x61C: .directional
    case 0x660...0x66A, 0x6F0...0x6F9: .foreignPercent
    case 0x966...0x96F, 0x9E6...0x9EF, 0xA66...0xA6F, 0xE50...0xE59: .foreignPercent
    case 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F: .invisible
    case 0x1E00...0x1EFF: .latin
    case 0x1F00...0x1FFF: .greek
    default: []
    }
  }

  private static func traits(ofPunctuation scalar: UInt32) -> TextTraits {
    switch scalar {
    case 0x200B...0x200D: .invisible
    case 0x200E, 0x200F: .directional
    case 0x2026: .ellipsis
    case 0x202A...0x202E, 0x2066...0x2069: [.directional, .embedding]
    case 0x2060...0x2064, 0x206A...0x206F: .invisible
    default: []
    }
  }

  private static func traits(fromE000 scalar: UInt32) -> TextTraits {
    switch scalar {
    case 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: .unassigned
    case 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFC: .invisible
    case 0xFF08, 0xFF09, 0xFF3B, 0xFF3D: .bracket
    case 0xFE6A, 0xFF05, 0xFF10...0xFF19: .foreignPercent
    case 0xFFFD: .replacement
    case 0xE0000...0xE0FFF: .invisible
    case 0xF0000...: .unassigned
    default: []
    }
  }
}
