import Diagnostics
import StringCatalogs

/// Reports a syntax error after which a file cannot be read.
struct SyntaxRule: Rule {
  let id = "syntax"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning] }
  let summary = "a file that does not follow the syntax of its file format"
  let codes: [CatalogError.Code] = [.syntax, .emptyFile, .lostEntry, .unreadEntry]
}
