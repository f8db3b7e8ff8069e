import Diagnostics
import StringCatalogs

/// Reports a plural whose strings are all the same, in a language with several plural forms.
struct SamePluralTextRule: Rule {
  let id = "same-plural-text"
  let family = RuleFamily.plurals
  let severity = Severity.info
  // Many nouns have only one form, and some languages use the same form of a noun after any number.
  let isOnByDefault = false
  let summary = "a plural whose strings are all the same, in a language with several plural forms"
  var checks: RuleChecks { RuleChecks(plural: check) }

  func check(_ plural: LintedPlural, _ sink: inout DiagnosticSink) {
    guard plural.values.count > 1, let forms = plural.forms,
      forms.forms.count(where: \.includesIntegers) > 1
    else { return }
    let content = plural.content
    let first = content.values[plural.values[0]].text
    guard !first.isEmpty,
      plural.values.dropFirst().allSatisfy({ content.areEqual(first, content.values[$0].text) })
    else { return }
    sink.report(
      "categories \(plural.categoryList) have the same string in \(plural.language.name)",
      at: plural.range(plural.values[0]), plural.site())
  }
}
