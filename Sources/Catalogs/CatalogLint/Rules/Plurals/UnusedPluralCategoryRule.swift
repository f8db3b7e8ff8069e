import Diagnostics
import StringCatalogs

/// Reports a string for a plural category that no number of the language uses.
struct UnusedPluralCategoryRule: MessageRule {
  let id = "unused-plural-category"
  let family = RuleFamily.plurals
  let severity = Severity.info
  let summary = "a string for a plural category that the language does not have"
  var checks: RuleChecks { RuleChecks(plural: check, message: self) }

  func check(_ plural: LintedPlural, _ sink: inout DiagnosticSink) {
    // For PO and Qt files, the parser reports surplus plural forms.
    let traits = plural.content.format.traits
    guard let forms = plural.forms, traits.plurals != .numbered else { return }
    for (value, category) in zip(plural.values, plural.categories) where forms[category] == nil {
      if category == .zero, traits.takesZero { continue }
      if traits.missingForm == .defaultString, value == plural.fallback { continue }
      sink.report(
        "\(plural.language.name): no number has the category '\(category.rawValue)'",
        at: plural.range(value), plural.site(value))
    }
  }

  func message(for matter: MessageDifference.Matter) -> String? {
    guard case .unusedCategory(let language, let category) = matter else { return nil }
    return "\(language): no number has the category '\(category)'"
  }
}
