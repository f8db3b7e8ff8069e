import Diagnostics

/// Reports a string in which only some placeholders have argument numbers.
///
/// On Android, several placeholders without any argument number are also reported.
struct PlaceholderMixedPositionalRule: PlaceholderRule {
  let id = "placeholder-mixed-positional"
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let kind = FormatDifference.Kind.mixedPositional
  let summary = "placeholders that are only partly numbered, or several without numbers on Android"

  func message(for difference: FormatDifference) -> String {
    if difference.cause == .notFormatted {
      return
        "Android requires argument numbers for several placeholders, such as "
        + "%\(difference.expected)\(difference.found.drop { "%<".contains($0) })"
    }
    return "placeholder \(difference.found) has no argument number, but other placeholders do"
  }

  func notes(on difference: FormatDifference) -> [String] {
    difference.cause == .notFormatted
      ? ["if no formatter reads the string, write formatted=\"false\""]
      : [
        "formatters treat it as argument \(difference.expected.dropLast()); "
          + "in C, the behavior is undefined"
      ]
  }
}
