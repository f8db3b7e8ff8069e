import Diagnostics
import FormatStrings
import StringCatalogs

/// Reports a string for `one` or `two` without the number, if other numbers use the category too.
struct ImpliedQuantityRule: MessageRule {
  let id = "implied-quantity"
  let family = RuleFamily.plurals
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary =
    "a string for 'one' or 'two' without the number, although other numbers use it too"
  var checks: RuleChecks { RuleChecks(plural: check, message: self) }

  func check(_ plural: LintedPlural, _ sink: inout DiagnosticSink) {
    guard let forms = plural.forms else { return }
    let other = plural.fallback
    var number: PluralNumber?
    for (value, category) in zip(plural.values, plural.categories) {
      guard let surprise = Self.surprise(category, forms: forms, plural: plural) else { continue }
      var shown = number ?? plural.number
      number = shown
      let content = plural.content
      // If `msgfmt` rejects the string, a different rule already reports it as an error.
      if GettextFormatString.isExact(content.entries[plural.localization.entry].placeholderSyntax),
        content.isOften(content.values[value].variation)
      {
        continue
      }
      // A different rule reports empty strings.
      guard !content.values[value].text.isEmpty,
        !shown.isShown(in: content.values[value], of: content),
        shown.isShown(in: content.values[other], of: content)
          || plural.source.map({ shown.isShown(in: content.values[$0], of: content) }) ?? false
      else { continue }
      sink.report(
        "\(plural.language.name): n = \(surprise) also uses '\(plural.name(of: value, category))', "
          + "but the string lacks the number",
        at: plural.range(value), plural.site(value),
        // A program that reads categories from a JSON object may use its own plural rules.
        severity: Self.isRare(surprise) || plural.isObject ? .info : nil,
        notes: Self.notes(on: surprise))
    }
  }

  func message(for matter: MessageDifference.Matter) -> String? {
    guard case .impliedQuantity(let language, let number, let category, _) = matter else {
      return nil
    }
    return
      "\(language): n = \(number) also uses '\(category)', but the string lacks the number"
  }

  func severity(of matter: MessageDifference.Matter) -> Severity {
    guard case .impliedQuantity(_, let number, _, _) = matter, Self.isRare(number) else {
      return severity
    }
    return .info
  }

  func notes(on matter: MessageDifference.Matter) -> [String] {
    guard case .impliedQuantity(_, let number, let category, let hasExact) = matter else {
      return []
    }
    let named = category == "one" ? 1 : 2
    return Self.notes(on: number)
      + (hasExact
        ? ["if the string is only for the number \(named), write =\(named) instead"] : [])
  }

  /// Returns `true` if few apps use a number to select a string: 0, or a number above 100.
  private static func isRare(_ number: Int) -> Bool { number == 0 || number > 100 }

  private static func notes(on number: Int) -> [String] {
    switch number {
    case 0: ["users see the defect only if the app displays the string for 0"]
    case 101...: ["users see the defect only if the number reaches \(number)"]
    default: []
    }
  }

  /// Returns a number in a category, other than 1 for `one` and 2 for `two`, if there is one.
  ///
  /// The result is 0 only if there is no other such number, because many apps never display 0.
  private static func surprise(
    _ category: PluralCategory, forms: PluralForms, plural: LintedPlural
  ) -> Int? {
    let named: Int
    switch category {
    case .one: named = 1
    case .two: named = 2
    default: return nil
    }
    // If there is a string for `zero`, Apple's systems use it for 0 in every language.
    let hasZero =
      plural.categories.contains(.zero) && plural.content.format.traits.takesZero
    let exact = plural.exactNumbers
    guard let integers = forms[category]?.integers.filter({ !exact.contains($0) }) else {
      return nil
    }
    return integers.first { $0 != named && $0 != 0 }
      ?? integers.first { $0 != named && !hasZero }
  }
}
