import Diagnostics

/// Reports an invalid token, such as `%#@files@` without a substitution, or an unused substitution.
struct SubstitutionTokenRule: PlaceholderRule {
  let id = "substitution-token"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning] }
  let kind = FormatDifference.Kind.substitutionToken
  let summary = "a token without a substitution, or a substitution without a token"

  func message(for difference: FormatDifference) -> String {
    switch difference.cause {
    case .unclosed: "substitution token lacks its second @; the syntax is %#@name@"
    case .circular: "token \(difference.found) refers to the substitution that contains it"
    case .unused: "unused substitution '\(difference.found)': no string has its token"
    default: "undefined substitution \(difference.found)"
    }
  }
}
