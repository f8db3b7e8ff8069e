import Diagnostics

/// Reports a placeholder with characters that are missing or in the wrong order.
struct PlaceholderMalformedRule: PlaceholderRule {
  let id = "placeholder-malformed"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let kind = FormatDifference.Kind.malformed
  let summary = "a placeholder whose characters are not all there, or in another order"

  func message(for difference: FormatDifference) -> String {
    if difference.cause == .refused {
      return "the source is a format of its kind, the translation is none: "
        + FormatDifference.refusal
    }
    if difference.cause == .misread { return difference.misreading }
    if difference.cause == .cut {
      return
        "\(difference.found) lacks the letter of \(difference.expected): \(difference.outcome)"
    }
    if difference.cause == .unclosed {
      return
        "\(difference.found) is no placeholder, and \(difference.expected) is the character: "
        + difference.outcome
    }
    if difference.cause == .date {
      return "\(difference.found) is no conversion of a date: \(difference.outcome)"
    }
    return
      "\(difference.found) is not the placeholder \(difference.expected): \(difference.outcome)"
  }
}
