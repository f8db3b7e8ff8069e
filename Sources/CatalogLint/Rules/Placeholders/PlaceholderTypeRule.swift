import Diagnostics

/// A placeholder for another type of value than the source has.
struct PlaceholderTypeRule: PlaceholderRule {
  let id = "placeholder-type"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let kind = FormatDifference.Kind.type
  let summary = "a placeholder that takes another kind of value than that of the source"

  func message(for difference: FormatDifference) -> String {
    if difference.cause == .reordered {
      return "\(difference.found) takes \(difference.foundPhrase), but the value in its place is "
        + "\(difference.expectedPhrase): values in another order need their numbers, such as "
        + "%\(difference.expected)\(difference.found.dropFirst())"
    }
    if difference.cause == .named {
      return
        "\(difference.found) shows the value in another way than \(difference.expected) of the source"
    }
    if difference.cause == .refused {
      return difference.expected.isEmpty
        ? "argument \(difference.found.isEmpty ? "names" : difference.found) is of another kind than in the source: "
          + FormatDifference.refusal
        : "\(difference.found) and \(difference.expected) of the source take numbers of different types: "
          + FormatDifference.refusal
    }
    return
      "\(difference.found) takes \(difference.foundPhrase), but \(difference.expected) of the source is "
      + "\(difference.expectedPhrase): \(difference.outcome)"
  }
}
