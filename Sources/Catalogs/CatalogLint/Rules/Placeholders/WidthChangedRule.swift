import Diagnostics
import FormatStrings

/// Reports a number that is read or printed with a different width.
struct WidthChangedRule: PlaceholderRule {
  let id = "width-changed"
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let kind = FormatDifference.Kind.width
  let summary = "a number of another width than in the source"

  func severity(of difference: FormatDifference) -> Severity {
    difference.cause == .layout && difference.consequence == .none ? .info : .warning
  }

  func message(for difference: FormatDifference) -> String {
    if !difference.notes.isEmpty {
      return "the space in \(difference.found) is superfluous: \(difference.expected)"
    }
    return difference.cause == .layout
      ? "\(difference.found) prints the value otherwise than \(difference.expected) of the source"
      : "\(difference.found) and \(difference.expected) of the source have different widths"
  }

  func notes(on difference: FormatDifference) -> [String] {
    switch difference.cause {
    case .layout: difference.notes
    case .widened: ["bits that are not passed are read too: -1 can be shown as 4294967295"]
    default: ["numbers above 2147483647 are shown wrong"]
    }
  }
}
