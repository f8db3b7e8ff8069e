import Diagnostics
import FormatStrings

/// Reports a translated placeholder name.
struct PlaceholderTranslatedRule: PlaceholderRule {
  let id = "placeholder-translated"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let kind = FormatDifference.Kind.translated
  let summary = "a placeholder whose name was translated with the string"

  func message(for difference: FormatDifference) -> String {
    let outcome = difference.consequence == .crash ? ": " + difference.outcome : ""
    return
      "placeholder \(difference.found) is not in the source, which has \(difference.expected)"
      + outcome
  }
}
