import Diagnostics

/// Reports a literal percent sign that is not doubled in a format string.
///
/// A percent sign that is doubled only in the source or only in the translation is also reported.
struct UnescapedPercentRule: PlaceholderRule {
  let id = "unescaped-percent"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let kind = FormatDifference.Kind.unescapedPercent
  let summary = "a literal percent sign that is not doubled in a format string"

  func notes(on difference: FormatDifference) -> [String] {
    switch difference.cause {
    case .unchecked: ["msgfmt does not check the translations; write %%, or remove the format flag"]
    case .atEnd: ["if the value before it does not contain a percent sign, write %%"]
    default: difference.notes
    }
  }

  func message(for difference: FormatDifference) -> String {
    if difference.cause == .notFormatted {
      return difference.found == "%"
        ? "% is not doubled, but the source has %%, which formatters print as %"
        : "users see %%, because the string is not formatted; the source has one %"
    }
    if difference.cause == .atEnd { return "trailing % is not displayed" }
    if difference.cause == .omitted {
      return "'\(difference.found)' is not a placeholder, so its % is not displayed"
    }
    if difference.cause == .unchecked {
      return "'\(difference.found)' is not a placeholder, so the source is not a format string"
    }
    return
      "'\(difference.found)' is read as a placeholder, not as a percent sign: "
      + difference.outcome
  }
}
