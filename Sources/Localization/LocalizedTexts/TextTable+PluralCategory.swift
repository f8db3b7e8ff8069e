extension TextTable {
  /// A category of CLDR's plural rules.
  ///
  /// Follows [UTS #35 part 3
  /// §5](https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules).
  package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    /// The category for zero, in languages that have it, such as Arabic.
    case zero
    /// The category for one; in French also for zero.
    case one
    /// The category for two, in languages that have it.
    case two
    /// The category for a few, in languages that have it.
    case few
    /// The category for many; in French and Spanish for whole millions.
    case many
    /// The category for all other numbers; every language has it.
    case other
  }
}
