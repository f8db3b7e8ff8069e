package import StringCatalogs

extension PluralForms.Form {
  /// A number that takes the form, so that a person sees what is meant; `nil` if no number of a plural does.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the plural has whole numbers only.
  ///   - exact: Numbers that have a string of their own.
  func example(isWhole: Bool, except exact: Set<Int> = []) -> String? {
    let integers = integers.filter { !exact.contains($0) }
    // 0 shows less than a number does that is more usual.
    if let number = integers.first(where: { $0 > 0 }) ?? integers.first { return String(number) }
    if isWhole { return nil }
    // 1.5 shows more than 1.0 does.
    return decimals.first { $0.contains { "123456789".contains($0) } && !$0.hasSuffix("0") }
      ?? decimals.first
  }
}

extension LintedPlural {
  /// The numbers that have a string of their own, beside those of the categories.
  ///
  /// - Complexity: O(*n*) in the strings of the localization; O(1) for a substitution, which has none.
  var exactNumbers: Set<Int> {
    if substitution != nil { return [] }
    return Set(
      catalog.content(of: localization).values.compactMap {
        content.values[$0].variation.exactNumber
      })
  }

  /// The plurals of a localization.
  package static func all(
    of localization: LintedCatalog.Localization, in catalog: LintedCatalog
  ) -> [LintedPlural] {
    plurals(of: localization, in: catalog)
  }

  /// Those of the forms of a language that a translation of the plural needs: `other`, and each that the number may
  /// take, as the rule `missing-plural-category` sees it.
  package func neededForms(among forms: PluralForms) -> [PluralForms.Form] {
    let isWhole = number.kind != .float
    return forms.forms.filter { $0.category == .other || $0.example(isWhole: isWhole) != nil }
  }
}
