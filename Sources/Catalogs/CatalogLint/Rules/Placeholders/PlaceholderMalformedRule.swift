import Diagnostics

/// Reports an invalid placeholder, for example with characters that are missing or misplaced.
struct PlaceholderMalformedRule: PlaceholderRule {
  let id = "placeholder-malformed"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let kind = FormatDifference.Kind.malformed
  let summary = "a placeholder that lacks a character, or has its characters in the wrong order"

  func message(for difference: FormatDifference) -> String {
    if difference.cause == .refused {
      return "translation is not a valid format string: " + FormatDifference.refusal
    }
    if difference.cause == .misread { return difference.misreading }
    if difference.cause == .cut {
      return
        "'\(difference.found)' lacks the conversion type of \(difference.expected): "
        + difference.outcome
    }
    if difference.cause == .unclosed {
      return
        "invalid '\(difference.found)' (a literal brace is written '\(difference.expected)'): "
        + difference.outcome
    }
    if difference.cause == .date {
      return "'\(difference.found)' is not a date conversion: \(difference.outcome)"
    }
    return
      "'\(difference.found)' is not the placeholder \(difference.expected): \(difference.outcome)"
  }
}
