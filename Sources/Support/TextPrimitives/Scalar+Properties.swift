extension Unicode.Scalar {
  /// `true` for a letter, [Unicode `Alphabetic`](https://www.unicode.org/reports/tr44/#Alphabetic).
  package var isAlphabetic: Bool { properties.isAlphabetic }
  /// `true` for white space, Unicode `White_Space`.
  package var isWhitespace: Bool { properties.isWhitespace }
  /// `true` for a small letter, Unicode `Lowercase`.
  package var isLowercase: Bool { properties.isLowercase }
  /// `true` for a capital letter, Unicode `Uppercase`.
  package var isUppercase: Bool { properties.isUppercase }
  /// `true` for a sign that changes the letter before it, Unicode `Diacritic`.
  package var isDiacritic: Bool { properties.isDiacritic }
  /// `true` for a Chinese character and its like, Unicode `Ideographic`.
  package var isIdeographic: Bool { properties.isIdeographic }
  /// `true` for a character that may be shown as a picture, Unicode `Emoji`; digits are some.
  package var isEmoji: Bool { properties.isEmoji }
  /// `true` for a sign that cancels the vowel of a consonant, such as U+094D.
  package var isVirama: Bool { properties.canonicalCombiningClass == .virama }
  /// The general category, such as `Lu`.
  package var generalCategory: Unicode.GeneralCategory { properties.generalCategory }
  /// The name, such as `LATIN SMALL LETTER A`; `nil` for characters without one.
  package var name: String? { properties.name }

  /// The value of a decimal digit of any script; `nil` for other characters.
  package var decimalDigit: UInt8? {
    properties.numericType == .decimal ? properties.numericValue.map { UInt8($0) } : nil
  }

  /// The first scalar of the character in lowercase.
  package var lowercase: Unicode.Scalar {
    properties.changesWhenLowercased
      ? properties.lowercaseMapping.unicodeScalars.first ?? self : self
  }

  /// `true` if a scalar changes how a display shows others instead of showing itself: controls,
  /// format characters, line and paragraph separators.
  package var isDeceptive: Bool {
    // Looking a category up costs more than all else that is done with an ordinary character.
    if value < 0x7F { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
