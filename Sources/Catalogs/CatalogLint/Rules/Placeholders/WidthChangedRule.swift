import Diagnostics
import FormatStrings

/// Reports a placeholder that reads a number of a different size, or prints it differently.
struct WidthChangedRule: PlaceholderRule {
  let id = "width-changed"
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let kind = FormatDifference.Kind.width
  let summary = "a placeholder with a different integer size or output format than in the source"

  func severity(of difference: FormatDifference) -> Severity {
    difference.cause == .layout && difference.consequence == .none ? .info : .warning
  }

  func message(for difference: FormatDifference) -> String {
    if !difference.notes.isEmpty {
      return "extra space in placeholder \(difference.found); write \(difference.expected)"
    }
    return difference.cause == .layout
      ? "placeholder \(difference.found) prints the value differently than "
        + "\(difference.expected) in the source"
      : "placeholder \(difference.found) has a different integer size than \(difference.expected) "
        + "in the source"
  }

  func notes(on difference: FormatDifference) -> [String] {
    switch difference.cause {
    case .layout: difference.notes
    case .widened: ["the formatter reads bits that the app does not pass: -1 can become 4294967295"]
    default: ["numbers above 2147483647 are displayed incorrectly"]
    }
  }
}
