import Diagnostics

/// Reports a placeholder for which the app passes no value.
struct PlaceholderExtraRule: PlaceholderRule {
  let id = "placeholder-extra"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let kind = FormatDifference.Kind.extra
  let summary = "a placeholder for which the source has no argument"

  func message(for difference: FormatDifference) -> String {
    if difference.cause == .refused {
      return "the source has no argument \(difference.found): " + FormatDifference.refusal
    }
    if difference.cause == .inline {
      return "\(difference.found) is no element of the source"
    }
    if difference.cause == .named {
      return "\(difference.found) is no value of the source"
    }
    if difference.cause == .notFormatted {
      return "\(difference.found) has no value: the source has no placeholder"
    }
    return
      "\(difference.found) is for argument \(difference.expected), which the source lacks: "
      + difference.outcome
  }

  func notes(on difference: FormatDifference) -> [String] {
    difference.cause == .notFormatted
      ? ["a program that formats the string has no value for it; others show it as it is"] : []
  }
}
