/// The plural categories of a language, with sample numbers for each category.
///
/// The data is usually from CLDR. The linter and the writers receive it as values, so that they do
/// not depend on ICU.
public struct PluralForms: Hashable, Sendable {
  /// A plural category of a language, with sample numbers.
  public struct Form: Hashable, Sendable {
    /// The plural category.
    public let category: PluralCategory
    /// Sample integers below a million in the category, in ascending order.
    ///
    /// If ``isComplete`` is `true`, these are all integers in the category. The array is empty if
    /// the category contains no integer below a million. Examples are Polish `other` and the
    /// category for millions in Romance languages.
    public let integers: [Int]
    /// A Boolean value that indicates whether ``integers`` contains all integers of the category.
    public let isComplete: Bool
    /// Sample numbers with decimal places in the category, as CLDR writes them: `1.5`.
    public let decimals: [String]

    /// Creates a plural category of a language.
    public init(
      category: PluralCategory, integers: [Int], isComplete: Bool, decimals: [String] = []
    ) {
      self.category = category
      self.integers = integers
      self.isComplete = isComplete
      self.decimals = decimals
    }

    /// `true` if 0 is the only number in the category.
    ///
    /// If such a category has no string, the string for `other` can be used, because it displays
    /// the number.
    package var isForZeroAlone: Bool { integers == [0] }
    /// A Boolean value that indicates whether the category includes integers below a million.
    public var includesIntegers: Bool { !integers.isEmpty }
  }

  /// The categories in the order of `PluralCategory.allCases`; those from CLDR always include
  /// `other`.
  public let forms: [Form]

  /// Creates the plural forms of a language.
  public init(_ forms: [Form]) {
    let order = PluralCategory.allCases
    self.forms = forms.sorted {
      (order.firstIndex(of: $0.category) ?? 0) < (order.firstIndex(of: $1.category) ?? 0)
    }
  }

  /// Accesses the form of a category; `nil` if the language does not use the category.
  public subscript(category: PluralCategory) -> Form? {
    forms.first { $0.category == category }
  }
}
