import Diagnostics

/// Reports characters that only look like a placeholder, such as full-width characters.
struct PlaceholderLookalikeRule: PlaceholderRule {
  let id = "placeholder-lookalike"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let kind = FormatDifference.Kind.lookalike
  let summary = "characters that look like a placeholder but are not one"

  func message(for difference: FormatDifference) -> String {
    if difference.cause == .misread { return difference.misreading }
    return
      "'\(difference.found)' is not a placeholder, but looks like \(difference.expected): "
      + difference.outcome
  }
}
