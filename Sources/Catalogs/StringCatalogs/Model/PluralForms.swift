/// The plural categories of a language, and for each which numbers take it.
///
/// The data are CLDR's. The linter and the writers get them as values, so that they need no ICU.
public struct PluralForms: Hashable, Sendable {
  /// A category of a language.
  public struct Form: Hashable, Sendable {
    /// The category.
    public let category: PluralCategory
    /// Integers below a million that take it, the least first; empty if only other numbers do, as Polish
    /// `other` and the millions of Romance languages.
    public let integers: [Int]
    /// Whether ``integers`` are all there are.
    public let isComplete: Bool
    /// Numbers with digits behind the decimal point that take it, as CLDR writes them: `1.5`.
    public let decimals: [String]

    /// Makes a form.
    public init(
      category: PluralCategory, integers: [Int], isComplete: Bool, decimals: [String] = []
    ) {
      self.category = category
      self.integers = integers
      self.isComplete = isComplete
      self.decimals = decimals
    }

    /// `true` if 0 is all that takes it: with `other`, a string shows the digit.
    package var isForZeroAlone: Bool { integers == [0] }
    /// Whether a count of things can take it.
    public var isTakenByIntegers: Bool { !integers.isEmpty }
  }

  /// The categories in the order of `PluralCategory.allCases`, `other` always among them.
  public let forms: [Form]

  /// Makes the categories of a language.
  public init(_ forms: [Form]) {
    let order = PluralCategory.allCases
    self.forms = forms.sorted {
      (order.firstIndex(of: $0.category) ?? 0) < (order.firstIndex(of: $1.category) ?? 0)
    }
  }

  /// The form of a category; `nil` if the language has none.
  public subscript(category: PluralCategory) -> Form? {
    forms.first { $0.category == category }
  }
}
