extension TextTable {
  /// A category of CLDR's plural rules.
  ///
  /// Follows [UTS #35 part 3
  /// §5](https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules).
  package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    /// A form for nothing, in languages that have one, such as Arabic.
    case zero
    /// A form for one, and in French for nothing too.
    case one
    /// A form for two, in languages that have one.
    case two
    /// A form for a few, in languages that have one.
    case few
    /// A form for many; in French and Spanish for whole millions.
    case many
    /// The form for every other number, which every language has.
    case other
  }
}
