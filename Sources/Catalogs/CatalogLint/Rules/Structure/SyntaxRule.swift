import Diagnostics
import StringCatalogs

/// What cannot be read on from.
struct SyntaxRule: Rule {
  let id = "syntax"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning] }
  let summary = "a file that does not follow the syntax of its format"
  let codes: [CatalogError.Code] = [.syntax, .emptyFile, .lostEntry, .unreadEntry]
}
