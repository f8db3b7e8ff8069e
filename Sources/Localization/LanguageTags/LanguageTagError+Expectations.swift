internal import Diagnostics

/// The errors of the scanner; their messages are literals, so throwing one allocates nothing.
extension LanguageTagError {
  static var emptyTag: LanguageTagError {
    LanguageTagError(
      code: .emptyTag, range: SourceRange(0, 0), expected: "a language of 2 to 8 letters")
  }

  static func tooLong(_ range: SourceRange) -> LanguageTagError {
    LanguageTagError(code: .tooLong, range: range, expected: "at most 255 bytes")
  }

  static func emptySubtag(at offset: Int) -> LanguageTagError {
    LanguageTagError(
      code: .emptySubtag, range: SourceRange(offset, offset),
      expected: offset == 0
        ? "a language of 2 to 8 letters" : "a subtag of 1 to 8 letters or digits")
  }

  static func subtagTooLong(_ range: SourceRange) -> LanguageTagError {
    LanguageTagError(
      code: .subtagTooLong, range: range, expected: "a subtag of at most 8 letters or digits")
  }

  static func invalidCharacter(_ range: SourceRange, isUnderscore: Bool) -> LanguageTagError {
    LanguageTagError(
      code: .invalidCharacter, range: range,
      expected: isUnderscore
        ? "a hyphen between subtags, not an underscore"
        : "a letter from A to Z, a digit or a hyphen")
  }

  static func invalidLanguage(_ range: SourceRange) -> LanguageTagError {
    LanguageTagError(
      code: .invalidLanguage, range: range,
      expected: "a language of 2 to 8 letters, or x and private use subtags")
  }

  static func duplicateVariant(_ range: SourceRange) -> LanguageTagError {
    LanguageTagError(code: .duplicateVariant, range: range, expected: "each variant only once")
  }

  static func duplicateSingleton(_ range: SourceRange) -> LanguageTagError {
    LanguageTagError(
      code: .duplicateSingleton, range: range, expected: "each extension singleton only once")
  }

  static func extensionWithoutSubtag(_ range: SourceRange) -> LanguageTagError {
    LanguageTagError(
      code: .extensionWithoutSubtag, range: range,
      expected: "a subtag of 2 to 8 letters or digits after the extension singleton")
  }

  static func privateUseWithoutSubtag(_ range: SourceRange) -> LanguageTagError {
    LanguageTagError(
      code: .privateUseWithoutSubtag, range: range,
      expected: "a subtag of 1 to 8 letters or digits after the x")
  }

  /// Returns the error for an unexpected subtag.
  ///
  /// It lists the subtags that can follow `part`.
  static func unexpectedSubtag(
    _ range: SourceRange, after part: LanguageTagLayout.Part, extlangMayFollow: Bool
  ) -> LanguageTagError {
    let expected =
      if extlangMayFollow {
        """
        an extended language of 3 letters, a script of 4 letters, a region of 2 letters or \
        3 digits, a variant of 5 to 8 letters or digits, a variant of a digit and 3 letters or \
        digits, or a singleton
        """
      } else if part < .script {
        """
        a script of 4 letters, a region of 2 letters or 3 digits, a variant of 5 to 8 letters or \
        digits, a variant of a digit and 3 letters or digits, or a singleton
        """
      } else if part < .region {
        """
        a region of 2 letters or 3 digits, a variant of 5 to 8 letters or digits, a variant of a \
        digit and 3 letters or digits, or a singleton
        """
      } else {
        """
        a variant of 5 to 8 letters or digits, a variant of a digit and 3 letters or digits, or \
        a singleton
        """
      }
    return LanguageTagError(code: .unexpectedSubtag, range: range, expected: expected)
  }
}
