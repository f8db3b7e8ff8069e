extension PluralForms {
  /// Returns the forms of a formula as plural forms with a category each, and the categories by
  /// form number.
  ///
  /// A form is named after the CLDR category that contains all its numbers. If its numbers are in
  /// several categories that include `other`, the form is named `other`. If there is no such
  /// category, or if a form for more numbers already has the name, a form for only 0, 1 or 2 is
  /// named `zero`, `one` or `two`. All remaining forms get categories that no other form has.
  ///
  /// - Parameters:
  ///   - formula: The formula that selects a form.
  ///   - plurals: The categories of the language; `nil` if they are unknown.
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
    // The form for the most numbers is named first.
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

  /// Returns the category that contains the numbers of a form; `nil` if it is ambiguous or unknown.
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
