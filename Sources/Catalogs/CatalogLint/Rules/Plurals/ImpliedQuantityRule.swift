import Diagnostics
import FormatStrings
import StringCatalogs

/// A text for one or two that does not show the number, where other numbers take it too.
struct ImpliedQuantityRule: MessageRule {
  let id = "implied-quantity"
  let family = RuleFamily.plurals
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "a string without its number in a category that several numbers have"
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
      // That is an error already, for msgfmt refuses it.
      if GettextFormatString.isExact(content.entries[plural.localization.entry].placeholderSyntax),
        content.isOften(content.values[value].variation)
      {
        continue
      }
      // An empty string has a rule of its own.
      guard !content.values[value].text.isEmpty,
        !shown.isShown(in: content.values[value], of: content),
        shown.isShown(in: content.values[other], of: content)
          || plural.source.map({ shown.isShown(in: content.values[$0], of: content) }) ?? false
      else { continue }
      sink.report(
        "\(plural.language.name): n = \(surprise) takes \(plural.name(of: value, category)) too, but this "
          + "string lacks the number",
        at: plural.range(value), plural.site(value),
        // A program that reads categories from an object has plural rules of its own.
        severity: Self.isRare(surprise) || plural.isObject ? .info : nil,
        notes: Self.notes(on: surprise))
    }
  }

  func message(for matter: MessageDifference.Matter) -> String? {
    guard case .impliedQuantity(let language, let number, let category, _) = matter else {
      return nil
    }
    return
      "\(language): n = \(number) takes \(category) too, but this string lacks the number"
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
    return Self.notes(on: number) + (hasExact ? ["a string for \(named) alone is =\(named)"] : [])
  }

  /// Returns a Boolean value that indicates whether few apps show a string for a number: 0, and
  /// those above 100.
  private static func isRare(_ number: Int) -> Bool { number == 0 || number > 100 }

  private static func notes(on number: Int) -> [String] {
    switch number {
    case 0: ["that matters only where the app shows this string for 0"]
    case 101...: ["that matters only where the app counts to \(number)"]
    default: []
    }
  }

  /// A number that takes a category, and is not the one that the category is named after; `nil` without one.
  ///
  /// 0 only if there is no other: many things are never counted down to it.
  private static func surprise(
    _ category: PluralCategory, forms: PluralForms, plural: LintedPlural
  ) -> Int? {
    let named: Int
    switch category {
    case .one: named = 1
    case .two: named = 2
    default: return nil
    }
    // Apple's systems take a text for zero in every language, if there is one.
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
