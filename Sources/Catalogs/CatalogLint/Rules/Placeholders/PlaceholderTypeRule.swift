import Diagnostics

/// Reports a placeholder for a type of value that differs from the source.
struct PlaceholderTypeRule: PlaceholderRule {
  let id = "placeholder-type"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let kind = FormatDifference.Kind.type
  let summary = "a placeholder for another kind of value than that of the source"

  func message(for difference: FormatDifference) -> String {
    if difference.cause == .reordered {
      return "\(difference.found) is for \(difference.foundPhrase), but its value is "
        + difference.expectedPhrase
    }
    if difference.cause == .named {
      return
        "\(difference.found) shows the value otherwise than \(difference.expected) of the source"
    }
    if difference.cause == .refused {
      return difference.expected.isEmpty
        ? "argument \(difference.found.isEmpty ? "names" : difference.found) is of another kind than in the source: "
          + FormatDifference.refusal
        : "\(difference.found) and \(difference.expected) have different types: "
          + FormatDifference.refusal
    }
    return
      "\(difference.found) is for \(difference.foundPhrase), \(difference.expected) of the source for "
      + "\(difference.expectedPhrase): \(difference.outcome)"
  }

  func notes(on difference: FormatDifference) -> [String] {
    guard difference.cause == .reordered else { return difference.notes }
    let numbered = "%\(difference.expected)\(difference.found.dropFirst())"
    return difference.notes + ["values in another order need their numbers, such as \(numbered)"]
  }
}
