import Diagnostics
import StringCatalogs

/// Forms of a plural without that which each language has.
struct MissingOtherCategoryRule: Rule {
  let id = "missing-other-category"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a plural without the category other"
  var checks: RuleChecks { RuleChecks(plural: check) }

  func check(_ plural: LintedPlural, _ sink: inout DiagnosticSink) {
    let traits = plural.content.format.traits
    guard !plural.categories.contains(.other), traits.plurals != .numbered else { return }
    let throwsException = traits.missingForm == .exception
    // In some languages all integers have other categories.
    let isNeverTaken = plural.forms?[.other]?.isTakenByIntegers == false
    // Only Apple's systems and Android's require it.
    if traits.missingForm == .otherLanguage, isNeverTaken { return }
    let isHarmless = isNeverTaken && isComplete(plural)
    sink.report(
      "this plural has no category other", at: plural.range(plural.values[0]),
      plural.site(plural.values[0]),
      severity: throwsException && isNeverTaken ? isHarmless ? .info : .warning : nil,
      notes: [note(plural, isHarmless: isHarmless)])
  }

  /// `true` if each whole number takes a category that is there.
  private func isComplete(_ plural: LintedPlural) -> Bool {
    plural.forms?.forms.allSatisfy {
      !$0.isTakenByIntegers || plural.categories.contains($0.category)
    } ?? false
  }

  private func note(_ plural: LintedPlural, isHarmless: Bool) -> String {
    let consequence = plural.content.format.traits.missingForm
    if consequence == .otherLanguage {
      return "for numbers whose category is not there the app shows another language, or the key"
    }
    guard consequence == .exception else {
      return "the system demands it, for all numbers whose category is not there"
    }
    return isHarmless
      ? "no whole number has it in \(plural.language.name), so it matters only once another category is missing"
      : "Android throws an exception for a number whose category is not there"
  }
}
