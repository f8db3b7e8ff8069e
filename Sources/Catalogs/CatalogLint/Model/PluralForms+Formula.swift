package import StringCatalogs

extension PluralForms {
  /// Returns the categories for an app that selects plural strings by the numbers 0, 1 and 2.
  ///
  /// The app uses `zero` for 0, `one` for 1 and `two` for 2. It uses `other` for all other numbers,
  /// and in place of missing categories.
  ///
  /// - Parameter plurals: The categories of the language; `nil` if they are unknown.
  static func byNumber(_ plurals: PluralForms?) -> PluralForms {
    // The string for `other` is correct for 0 and 2. It is also correct for 1 if the language has
    // no singular.
    let hasSingular = plurals?[.one] != nil
    return PluralForms([
      Form(category: .zero, integers: [], isComplete: true),
      Form(category: .one, integers: hasSingular ? [1] : [], isComplete: true),
      Form(category: .two, integers: [], isComplete: true),
      Form(category: .other, integers: [0] + Array(2...200), isComplete: false),
    ])
  }
}

extension LintedCatalog.File {
  /// Returns a copy of the file for an app that selects plural strings by the numbers 0, 1 and 2.
  package func choosingPluralsByNumber() -> LintedCatalog.File {
    LintedCatalog.File(
      path: path, content: content, qualifiers: qualifiers, ownPlurals: nil,
      choosesPluralsByNumber: true)
  }

  /// Returns the file with the plural categories that it defines itself.
  ///
  /// Each numbered plural form of a PO or Qt file gets a category. A file for an app that selects
  /// plural strings by number gets the categories from `PluralForms.byNumber(_:)`. Any other file
  /// is returned unchanged.
  func namingPluralForms(_ atlas: LanguageAtlas) -> LintedCatalog.File {
    if choosesPluralsByNumber {
      let plurals = content.languages.first?.tag.flatMap { atlas[$0].plurals }
      return LintedCatalog.File(
        path: path, content: content, qualifiers: qualifiers, ownPlurals: .byNumber(plurals),
        choosesPluralsByNumber: true)
    }
    guard content.format.traits.plurals == .numbered, content.languages.count > 1,
      content.values.contains(where: { $0.variation.form != nil })
    else { return self }
    let known = content.languages[1].tag.flatMap { atlas[$0].plurals }
    let (forms, categories) = PluralForms.named(content.pluralFormula ?? .usual, known)
    return LintedCatalog.File(
      path: path, content: content.namingPluralForms(categories), qualifiers: qualifiers,
      ownPlurals: forms)
  }
}

extension LintedCatalog {
  /// Returns the plural forms of a PO or Qt file, named after similar plural categories.
  ///
  /// The second element of the result contains the category of each form, in the order of the
  /// forms. The result is `nil` for other files.
  ///
  /// - Complexity: O(1); about a thousand numbers are evaluated.
  package func gettextForms(
    of file: CatalogFile
  ) -> (forms: PluralForms, categories: [PluralCategory])? {
    guard file.format.traits.plurals == .numbered, file.languages.count > 1 else { return nil }
    let known = file.languages[1].tag.flatMap { atlas[$0].plurals }
    return PluralForms.named(file.pluralFormula ?? .usual, known)
  }
}
