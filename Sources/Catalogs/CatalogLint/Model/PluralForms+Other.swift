import StringCatalogs

extension PluralForms {
  /// Returns whether a text for `other` is right for the numbers of categories that are missing.
  ///
  /// - In Belarusian, Polish, Russian and Ukrainian, `other` is for fractions; with another noun
  ///   than
  ///   `few`, it mostly has that of `many`.
  /// - In Azerbaijani, Georgian, Hungarian, Kurdish, Persian, Turkic languages and some others, a noun
  ///   after any numeral is in the singular, so one string with the number is right for all.
  /// - In Hebrew, a noun after the digit 2 is in the plural, as it is after other numbers.
  ///
  /// See [CLDR, plural rules](https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
  ///
  /// - Parameters:
  ///   - missing: The categories without a text.
  ///   - language: The subtag of the language.
  ///   - showsNumber: Whether the text for `other` shows the number.
  ///   - isLikeFew: Whether that text is the one for `few`, or there is no text for `few`.
  static func isOtherRight(
    for missing: [PluralCategory], in language: String?, showsNumber: () -> Bool,
    isLikeFew: () -> Bool
  ) -> Bool {
    switch language {
    case "be", "pl", "ru", "uk": missing == [.many] && !isLikeFew()
    case "he": missing == [.two] && showsNumber()
    case let language? where Self.unchangedByNumerals.contains(language):
      missing == [.one] && showsNumber()
    default: false
    }
  }

  /// Languages in which a noun does not change after a numeral.
  private static let unchangedByNumerals: Set<String> = [
    "az", "ckb", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tk", "tr", "ug", "uz",
  ]
}
