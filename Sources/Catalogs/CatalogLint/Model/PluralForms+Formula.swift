package import StringCatalogs

extension PluralForms {
  /// The plural forms of a PO file, under the names of the categories that they are like, and these in the order of
  /// the forms.
  ///
  /// A form has the name of the category of CLDR to which all its numbers belong. If they belong to several, it is
  /// `other` if that is among them. What is left gets a name that no other form has; those of one number are
  /// `zero`, `one` and `two`.
  ///
  /// - Parameters:
  ///   - formula: Which form a number takes.
  ///   - plurals: The categories of the language; `nil` if they are not known.
  package static func named(
    _ formula: PluralFormula, _ plurals: PluralForms?
  ) -> (forms: PluralForms, categories: [PluralCategory]) {
    var integers = Array(repeating: [Int](), count: formula.count)
    var counts = Array(repeating: 0, count: formula.count)
    for number in 0...1000 {
      guard let form = formula.form(of: UInt64(number)), let place = Int(exactly: form),
        place < formula.count
      else { continue }
      counts[place] += 1
      if integers[place].count < Self.mostSamples { integers[place].append(number) }
    }
    var names = Array(repeating: PluralCategory?.none, count: formula.count)
    var free: [PluralCategory] = [.few, .many, .two, .zero, .one, .other]
    // The form of most numbers is asked first.
    for place in counts.indices.sorted(by: { (-counts[$0], $0) < (-counts[$1], $1) }) {
      let wanted = [category(of: place, formula, plurals), single(integers[place])].compactMap(
        \.self)
      let name = wanted.first { free.contains($0) } ?? free.first ?? .other
      names[place] = name
      free.removeAll { $0 == name }
    }
    let categories = names.map { $0 ?? .other }
    let forms = zip(categories, zip(integers, counts)).map { category, numbers in
      Form(
        category: category, integers: numbers.0,
        isComplete: numbers.0.count == numbers.1 && (numbers.0.last ?? 0) < 500)
    }
    return (PluralForms(forms), categories)
  }

  private static let mostSamples = 200

  /// The category to which the numbers of a form belong; `nil` if nobody knows.
  private static func category(
    of form: Int, _ formula: PluralFormula, _ plurals: PluralForms?
  ) -> PluralCategory? {
    guard let plurals else { return nil }
    let found = plurals.forms.filter { category in
      category.integers.contains { formula.form(of: UInt64($0)) == UInt64(form) }
    }
    if found.count == 1 { return found[0].category }
    return found.contains { $0.category == .other } ? .other : nil
  }

  private static func single(_ integers: [Int]) -> PluralCategory? {
    switch integers {
    case [0]: .zero
    case [1]: .one
    case [2]: .two
    default: nil
    }
  }
}

extension PluralForms {
  /// The categories of an app that takes `zero` for 0, `one` for 1, `two` for 2, and `other` for all
  /// other numbers and in the place of those that are missing.
  ///
  /// - Parameter plurals: The categories of the language; `nil` if they are not known.
  static func byNumber(_ plurals: PluralForms?) -> PluralForms {
    // The text for `other` is right for 0 and 2, and for 1 where the language has no singular.
    let hasSingular = plurals?[.one] != nil
    return PluralForms([
      Form(category: .zero, integers: [], isComplete: true),
      Form(category: .one, integers: hasSingular ? [1] : [], isComplete: true),
      Form(category: .two, integers: [], isComplete: true),
      Form(category: .other, integers: [0] + Array(2...mostSamples), isComplete: false),
    ])
  }
}

extension LintedCatalog.File {
  /// The same file of an app that chooses the text for a number by 0, 1 and 2.
  package func choosingPluralsByNumber() -> LintedCatalog.File {
    LintedCatalog.File(
      path: path, content: content, qualifiers: qualifiers, ownPlurals: nil,
      choosesPluralsByNumber: true)
  }

  /// The same file with numbered plural forms named as categories.
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
  /// The plural forms of a PO file under the names of the categories that they are like, and these by the numbers of
  /// the forms; `nil` for other files.
  ///
  /// - Complexity: O(1), about a thousand numbers are tried.
  package func gettextForms(
    of file: CatalogFile
  ) -> (forms: PluralForms, categories: [PluralCategory])? {
    guard file.format.traits.plurals == .numbered, file.languages.count > 1 else { return nil }
    let known = file.languages[1].tag.flatMap { atlas[$0].plurals }
    return PluralForms.named(file.pluralFormula ?? .usual, known)
  }
}
