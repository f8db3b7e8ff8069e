import Diagnostics
import FormatStrings

/// Reports a translated name of a value.
struct PlaceholderTranslatedRule: PlaceholderRule {
  let id = "placeholder-translated"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let kind = FormatDifference.Kind.translated
  let summary = "a name in braces that is not one of the source"

  func message(for difference: FormatDifference) -> String {
    let outcome = difference.consequence == .crash ? ": " + difference.outcome : ""
    return
      "\(difference.found) is no value of the source, which has \(difference.expected)\(outcome)"
  }
}
