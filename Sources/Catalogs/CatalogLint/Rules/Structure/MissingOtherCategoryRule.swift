import Diagnostics
import StringCatalogs

/// Reports a plural without the category `other`, which exists in every language.
struct MissingOtherCategoryRule: Rule {
  let id = "missing-other-category"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a plural without a string for the category 'other'"
  var checks: RuleChecks { RuleChecks(plural: check) }

  func check(_ plural: LintedPlural, _ sink: inout DiagnosticSink) {
    let traits = plural.content.format.traits
    guard !plural.categories.contains(.other), traits.plurals != .numbered,
      traits.missingForm != .defaultString
    else { return }
    let throwsException = traits.missingForm == .exception
    // In some languages, no integer uses the category `other`.
    let isNeverTaken = plural.forms?[.other]?.includesIntegers == false
    // If the app falls back to a different language, a category without integers is not required.
    if traits.missingForm == .otherLanguage, isNeverTaken { return }
    let isRequired =
      !throwsException && (traits.compilerRequiresOther || plural.number.kind != .integer)
    let isHarmless = isNeverTaken && !isRequired && isComplete(plural)
    let severity: Severity? = isHarmless ? .info : throwsException && isNeverTaken ? .warning : nil
    sink.report(
      "plural has no string for 'other'", at: plural.range(plural.values[0]),
      plural.site(plural.values[0]), severity: severity,
      notes: [note(plural, isHarmless: isHarmless)])
  }

  /// Returns `true` if there is a string for the category of each integer.
  private func isComplete(_ plural: LintedPlural) -> Bool {
    plural.forms?.forms.allSatisfy {
      !$0.includesIntegers || plural.categories.contains($0.category)
    } ?? false
  }

  private func note(_ plural: LintedPlural, isHarmless: Bool) -> String {
    let consequence = plural.content.format.traits.missingForm
    if consequence == .otherLanguage {
      return "if a number's category has no string, the app uses another language or the key"
    }
    if isHarmless {
      return "in \(plural.language.name), no integer has this category, so its string is used only "
        + "if another category is missing"
    }
    return consequence == .exception
      ? plural.content.format.definition.toolWords.missingForm
        + " for a number whose category has no string"
      : "the system uses 'other' for every number whose category has no string"
  }
}
