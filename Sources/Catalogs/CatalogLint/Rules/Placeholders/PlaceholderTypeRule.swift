import Diagnostics

/// Reports a placeholder whose type of value differs from the source.
struct PlaceholderTypeRule: PlaceholderRule {
  let id = "placeholder-type"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let kind = FormatDifference.Kind.type
  let summary = "a placeholder for a different type of value than in the source"

  func message(for difference: FormatDifference) -> String {
    if difference.cause == .reordered {
      return "placeholder \(difference.found) does not match the argument type "
        + "(\(difference.expectedPhrase))"
    }
    if difference.cause == .named {
      return
        "\(difference.found) formats the value differently than \(difference.expected)"
    }
    if difference.cause == .refused {
      let mismatch: String =
        if !difference.expected.isEmpty {
          "\(difference.found) and \(difference.expected) have different types"
        } else if difference.found.isEmpty {
          "only one of source and translation has named arguments"
        } else {
          "argument \(difference.found) differs in type from the source"
        }
      return mismatch + ": " + FormatDifference.refusal
    }
    return
      "placeholder \(difference.found) (\(difference.foundPhrase)) does not match "
      + "\(difference.expected) (\(difference.expectedPhrase)): \(difference.outcome)"
  }

  func notes(on difference: FormatDifference) -> [String] {
    guard difference.cause == .reordered else { return difference.notes }
    let numbered = "%\(difference.expected)\(difference.found.dropFirst())"
    return difference.notes + ["a different order requires argument numbers, such as \(numbered)"]
  }
}
