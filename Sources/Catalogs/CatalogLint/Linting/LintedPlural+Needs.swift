package import StringCatalogs

extension PluralForms.Form {
  /// Returns an example of a number for which the plural uses the category; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - isWhole: `true` if the plural is used only for integers.
  ///   - exact: Numbers that are not used as examples, because they have separate strings.
  func example(isWhole: Bool, except exact: Set<Int> = []) -> String? {
    let integers = integers.filter { !exact.contains($0) }
    // A positive number is a clearer example than 0.
    if let number = integers.first(where: { $0 > 0 }) ?? integers.first { return String(number) }
    if isWhole { return nil }
    // 1.5 is a clearer example than 1.0.
    return decimals.first { $0.contains { "123456789".contains($0) } && !$0.hasSuffix("0") }
      ?? decimals.first
  }
}

extension LintedPlural {
  /// The exact numbers, such as `=1`, for which there are separate strings.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings in the localization; O(1) for a
  ///   substitution, which has no exact numbers.
  var exactNumbers: Set<Int> {
    if substitution != nil { return [] }
    return Set(
      catalog.content(of: localization).values.compactMap {
        content.values[$0].variation.exactNumber
      })
  }

  /// Returns the plurals of a localization.
  package static func all(
    of localization: LintedCatalog.Localization, in catalog: LintedCatalog
  ) -> [LintedPlural] {
    plurals(of: localization, in: catalog)
  }

  /// Returns the plural categories for which a translation must contain a string.
  ///
  /// These are `other` and each category that contains a number for which the plural may be used.
  /// The rule `missing-plural-category` makes exceptions, for example for a category that contains
  /// only the number 0.
  package func neededForms(among forms: PluralForms) -> [PluralForms.Form] {
    let isWhole = number.kind != .float
    return forms.forms.filter { $0.category == .other || $0.example(isWhole: isWhole) != nil }
  }
}
