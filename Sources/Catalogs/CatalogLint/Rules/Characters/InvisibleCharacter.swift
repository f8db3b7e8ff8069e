import TextPrimitives

/// The effects of invisible characters, which depend on the adjacent visible characters.
enum InvisibleCharacter {
  /// The nearest visible or white-space characters on both sides; `nil` at the ends of the string.
  struct Neighbours {
    let front: Unicode.Scalar?
    let behind: Unicode.Scalar?

    func contains(_ isWanted: (UInt32) -> Bool) -> Bool {
      front.map { isWanted($0.value) } ?? false || behind.map { isWanted($0.value) } ?? false
    }

    /// `true` if one neighbour is a joining letter, and the other is white space or absent.
    var isBetweenLetterAndSpace: Bool {
      func isOpen(_ scalar: Unicode.Scalar?) -> Bool { scalar?.isWhitespace ?? true }
      return contains(isJoining) && (isOpen(front) || isOpen(behind))
    }

    /// `true` if there are neighbours on both sides, and neither is a letter.
    var isBetweenSigns: Bool {
      guard let front, let behind else { return false }
      return !front.isAlphabetic && !behind.isAlphabetic
    }

    /// `true` if the preceding character is a letter in any script.
    var isAfterLetter: Bool { front?.isAlphabetic ?? false }

    /// `true` if there are neighbours on both sides, and exactly one is white space.
    var isBesideOneSpace: Bool {
      guard let front, let behind else { return false }
      return front.isWhitespace != behind.isWhitespace
    }
  }

  /// Returns `true` for a character that is invisible on its own, such as a soft hyphen.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0xAD: false
    case 0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200D: true
    case 0x2060...0x2064, 0x206A...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0: true
    case 0xFFF9...0xFFFC, 0xE0000...0xE0FFF: true
    default: false
    }
  }

  /// Returns `true` if an invisible character has an effect between its neighbours.
  ///
  /// - Parameters:
  ///   - script: The script of the string's language.
  ///   - language: The current code of the language; `nil` if it is not known.
  static func hasRole(
    _ scalar: Unicode.Scalar, _ neighbours: Neighbours, script: String?, language: String? = nil
  ) -> Bool {
    let front = neighbours.front?.value ?? 0
    switch scalar.value {
    case 0x200B: return neighbours.contains(isWithoutSpaces) || separates(neighbours, script)
    // In Kurdish, heh and a non-joiner represent a vowel. Modern spelling uses one letter, U+06D5.
    case 0x200C where front == 0x647 && ["ckb", "ku", "sdh"].contains(language): return true
    case 0x200C: return isNonJoiner(neighbours)
    case 0x200D: return neighbours.contains(isJoining) || isEmojiSequence(neighbours)
    case 0x34F: return neighbours.front.map { isMark($0) || isHebrew($0.value) } ?? false
    case 0x115F, 0x1160: return neighbours.contains(isOldHangul)
    case 0x180B...0x180F: return neighbours.contains { $0 >> 8 == 0x18 }
    case 0xFE00...0xFE0D: return front >= 0x1000 || front == 0x30
    case 0xFE0E, 0xFE0F: return neighbours.front?.isEmoji ?? false
    // The object replacement character is the entire content of an element, such as an annotation,
    // and the app replaces it with a picture.
    case 0xFFFC: return front == 0x3E && neighbours.behind == "<"
    case 0xE0020...0xE007F: return front == 0x1F3F4
    case 0xE0100...0xE01EF: return neighbours.front?.isIdeographic ?? false
    default: return false
    }
  }

  /// Returns `true` if a line may break at a zero-width space.
  ///
  /// This is the case in languages without spaces between words, and between a sign and a letter in
  /// paths and addresses.
  private static func separates(_ neighbours: Neighbours, _ script: String?) -> Bool {
    if let script, ["Khmr", "Laoo", "Mymr", "Thai", "Tibt", "Jpan"].contains(script) {
      return true
    }
    guard let front = neighbours.front, let behind = neighbours.behind else { return false }
    return "/\\_.&=?@:-–—".unicodeScalars.contains(front) && behind.isAlphabetic
  }

  /// Returns `true` if a zero-width non-joiner affects the adjacent letters.
  ///
  /// Letters do not join at a space, so a non-joiner has no effect there. The exception is a word
  /// with a final virama, as written in India.
  private static func isNonJoiner(_ neighbours: Neighbours) -> Bool {
    if neighbours.front?.isVirama ?? false { return true }
    return neighbours.contains(isJoining)
      && !neighbours.contains { Unicode.Scalar($0)?.isWhitespace ?? false }
  }

  /// Returns `true` if the keyboards of a script have a key for the zero-width non-joiner.
  static func usesNonJoiner(_ script: String?) -> Bool {
    script.map { nonJoinerScripts.contains($0) } ?? false
  }

  /// Arabic script and the scripts of India, as in rules A1 and A2 of UAX #31.
  private static let nonJoinerScripts: Set<String> = [
    "Arab", "Aran", "Beng", "Deva", "Gujr", "Guru", "Knda", "Mlym", "Orya", "Sinh", "Taml", "Telu",
  ]

  private static func isEmojiSequence(_ neighbours: Neighbours) -> Bool {
    func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
      guard let scalar, scalar.value > 0xFF else { return false }
      return scalar.isEmoji
    }
    return isEmoji(neighbours.front) && isEmoji(neighbours.behind)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isHebrew(_ value: UInt32) -> Bool { value >= 0x590 && value < 0x600 }

  private static func isOldHangul(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
    default: false
    }
  }

  /// Returns `true` for a character of a script in which joiners change the shape of letters.
  ///
  /// These are Arabic and related scripts, and the scripts of India and its neighbours. See UAX
  /// #31: <https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters>.
  private static func isJoining(_ value: UInt32) -> Bool {
    switch value {
    case 0x600...0x8FF, 0x900...0xDFF, 0xF00...0x109F, 0x1700...0x18AF, 0x1A20...0x1C4F: true
    case 0x1CD0...0x1CFF, 0xA800...0xA8FF, 0xA930...0xA9FF, 0xAA60...0xAADF, 0xABC0...0xABFF: true
    case 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10A00...0x10FFF, 0x11000...0x11FFF: true
    case 0x1E900...0x1E95F: true
    default: false
    }
  }

  /// Returns `true` for a character of a script without spaces between words.
  private static func isWithoutSpaces(_ value: UInt32) -> Bool {
    switch value {
    case 0xE00...0x109F, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF, 0x1B00...0x1B7F: true
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xA980...0xA9FF, 0xAA60...0xAADF: true
    default: false
    }
  }
}
