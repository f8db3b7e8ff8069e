import Diagnostics

/// Reports a percent sign in a formatted string that is not doubled.
struct UnescapedPercentRule: PlaceholderRule {
  let id = "unescaped-percent"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let kind = FormatDifference.Kind.unescapedPercent
  let summary =
    "a percent sign that is read as a placeholder, or is shown twice"

  func notes(on difference: FormatDifference) -> [String] {
    switch difference.cause {
    case .unchecked: ["msgfmt does not check its translations; remove the flag, or write %%"]
    case .atEnd: ["the value before it may have a percent sign, or %% is meant"]
    default: difference.notes
    }
  }

  func message(for difference: FormatDifference) -> String {
    if difference.cause == .notFormatted {
      return difference.found == "%"
        ? "the source has %%, which a formatter prints as one sign; this has %"
        : "the source has one %, so no formatter reads the string, and people see %%"
    }
    if difference.cause == .atEnd { return "the last % is not shown" }
    if difference.cause == .unchecked {
      return "\"\(difference.found)\" is no placeholder, so this is no format string"
    }
    return
      "\"\(difference.found)\" is read as a placeholder, %% is a sign: \(difference.outcome)"
  }
}
