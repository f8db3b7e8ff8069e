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
      return "argument \(difference.found) is not in the source: " + FormatDifference.refusal
    }
    if difference.cause == .mostly {
      return "\(difference.expected) translations have placeholder \(difference.found), "
        + "but the source does not"
    }
    if difference.cause == .inline {
      return "element \(difference.found) is not in the source"
    }
    if difference.cause == .named {
      return "placeholder \(difference.found) is not in the source"
    }
    if difference.cause == .notFormatted {
      return "placeholder \(difference.found) has no value: the source has no placeholders"
    }
    return
      "placeholder \(difference.found) uses argument \(difference.expected), "
      + "which the source lacks: \(difference.outcome)"
  }

  func notes(on difference: FormatDifference) -> [String] {
    switch difference.cause {
    case .notFormatted:
      ["if the program does not format the string, the placeholder is displayed as it is"]
    case .mostly: ["if the program passes no value for it, the output is wrong"]
    default: []
    }
  }
}
