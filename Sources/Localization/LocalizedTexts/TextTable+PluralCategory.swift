extension TextTable {
  /// A category of CLDR's plural rules.
  ///
  /// The categories are those of [UTS #35 part 3
  /// §5](https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules).
  package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    /// The category for zero, in languages that use it, such as Arabic.
    case zero
    /// The category for one; in French, also for zero.
    case one
    /// The category for two, in languages that use it.
    case two
    /// The category for small numbers, in languages that use it.
    case few
    /// The category for large numbers; in French and Spanish, for whole millions.
    case many
    /// The category for all other numbers; every language uses it.
    case other
  }
}
