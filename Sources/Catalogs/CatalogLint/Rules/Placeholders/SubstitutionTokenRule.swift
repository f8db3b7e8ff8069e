import Diagnostics

/// Reports a token such as `%#@files@` without its substitution, or the reverse.
struct SubstitutionTokenRule: PlaceholderRule {
  let id = "substitution-token"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning] }
  let kind = FormatDifference.Kind.substitutionToken
  let summary = "a token of a substitution without one, or the reverse"

  func message(for difference: FormatDifference) -> String {
    switch difference.cause {
    case .unclosed: "a substitution ends with a second @, as in %#@files@"
    case .circular: "\(difference.found) is in its own string"
    case .unused: "no string has %#@\(difference.found)@, so this is never shown"
    default: "\(difference.found) is not defined here"
    }
  }
}
