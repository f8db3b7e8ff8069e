import Diagnostics

/// A percent sign in a formatted text that is not doubled.
struct UnescapedPercentRule: PlaceholderRule {
  let id = "unescaped-percent"
  let severity = Severity.error
  let kind = FormatDifference.Kind.unescapedPercent
  let summary = "a percent sign that the formatter takes for a placeholder"

  func message(for difference: FormatDifference) -> String {
    "\"\(difference.found)\" is read as a placeholder, a percent sign is written %%: \(difference.outcome)"
  }
}
