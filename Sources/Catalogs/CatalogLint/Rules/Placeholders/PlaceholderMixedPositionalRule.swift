import Diagnostics

/// Reports a string in which only some placeholders have argument numbers.
struct PlaceholderMixedPositionalRule: PlaceholderRule {
  let id = "placeholder-mixed-positional"
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let kind = FormatDifference.Kind.mixedPositional
  let summary = "numbers of arguments in some placeholders and not in others"

  func message(for difference: FormatDifference) -> String {
    if difference.cause == .notFormatted {
      return
        "two placeholders need argument numbers on Android, such as "
        + "%\(difference.expected)\(difference.found.drop { "%<".contains($0) })"
    }
    return "\(difference.found) has no argument number, but other placeholders here have one"
  }

  func notes(on difference: FormatDifference) -> [String] {
    difference.cause == .notFormatted
      ? ["a string that no formatter reads needs formatted=\"false\""]
      : ["formatters count on from \(difference.expected) here; the C standard leaves it open"]
  }
}
