import Diagnostics

/// Placeholders with numbers of arguments beside some without.
struct PlaceholderMixedPositionalRule: PlaceholderRule {
  let id = "placeholder-mixed-positional"
  let severity = Severity.warning
  let kind = FormatDifference.Kind.mixedPositional
  let summary = "numbers of arguments in some placeholders and not in others"

  func message(for difference: FormatDifference) -> String {
    "\(difference.found) has no number of its argument, but other placeholders here have one"
  }

  func notes(on difference: FormatDifference) -> [String] {
    ["formatters count on from \(difference.expected) here; the C standard leaves it open"]
  }
}
