extension Unicode.Scalar {
  /// `true` for letters ([Unicode `Alphabetic`](https://www.unicode.org/reports/tr44/#Alphabetic)).
  package var isAlphabetic: Bool { properties.isAlphabetic }
  /// `true` for whitespace (Unicode `White_Space`).
  package var isWhitespace: Bool { properties.isWhitespace }
  /// `true` for lowercase letters (Unicode `Lowercase`).
  package var isLowercase: Bool { properties.isLowercase }
  /// `true` for uppercase letters (Unicode `Uppercase`).
  package var isUppercase: Bool { properties.isUppercase }
  /// `true` for marks that modify the preceding letter (Unicode `Diacritic`).
  package var isDiacritic: Bool { properties.isDiacritic }
  /// `true` for Han characters and similar characters (Unicode `Ideographic`).
  package var isIdeographic: Bool { properties.isIdeographic }
  /// `true` for characters that can be displayed as emoji, including digits (Unicode `Emoji`).
  package var isEmoji: Bool { properties.isEmoji }
  /// `true` for marks that remove the inherent vowel of a consonant, such as U+094D.
  package var isVirama: Bool { properties.canonicalCombiningClass == .virama }
  /// The general category, such as `Lu`.
  package var generalCategory: Unicode.GeneralCategory { properties.generalCategory }
  /// The Unicode name, such as `LATIN SMALL LETTER A`; `nil` for a character without a name.
  package var name: String? { properties.name }

  /// The value of a decimal digit of any script; `nil` for other characters.
  package var decimalDigit: UInt8? {
    properties.numericType == .decimal ? properties.numericValue.map { UInt8($0) } : nil
  }

  /// The first scalar of the scalar's lowercase mapping.
  package var lowercase: Unicode.Scalar {
    properties.changesWhenLowercased
      ? properties.lowercaseMapping.unicodeScalars.first ?? self : self
  }

  /// `true` if the scalar is invisible, or changes the display of other characters.
  ///
  /// Such scalars are control characters, format characters, and line and paragraph separators.
  package var isDeceptive: Bool {
    // Fast path: for ASCII characters, looking up the general category would dominate the cost.
    if value < 0x7F { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
