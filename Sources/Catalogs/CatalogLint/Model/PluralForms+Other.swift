import StringCatalogs

extension PluralForms {
  /// Returns `true` if the string for `other` is also correct for missing plural categories.
  ///
  /// - In Belarusian, Polish, Russian and Ukrainian, `other` is for fractions. If its string
  ///   differs from that for `few`, it usually contains the form of the noun for `many`.
  /// - In Armenian, Georgian, Hungarian, Kurdish, Mongolian, Persian and several Turkic languages,
  ///   a noun after any numeral is in the singular. Therefore, one string with the number is
  ///   correct for all numbers.
  /// - In Hebrew, a noun after the digit 2 is in the plural, as after other numbers.
  ///
  /// See [CLDR, plural
  /// rules](https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
  ///
  /// - Parameters:
  ///   - missing: The categories without a string.
  ///   - language: The subtag of the language.
  ///   - showsNumber: A closure that returns `true` if the string for `other` contains the number.
  ///   - isLikeFew: A closure that returns `true` if that string equals the string for `few`, or if
  ///     there is no string for `few`.
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

  /// Languages in which a numeral does not change the noun that follows it.
  private static let unchangedByNumerals: Set<String> = [
    "az", "ckb", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tk", "tr", "ug", "uz",
  ]
}
