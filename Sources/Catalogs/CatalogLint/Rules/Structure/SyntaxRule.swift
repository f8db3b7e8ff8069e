import Diagnostics
import StringCatalogs

/// Reports a violation of the file format's syntax, or an entry that cannot be read.
struct SyntaxRule: Rule {
  let id = "syntax"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning] }
  let summary = "a file that does not follow the syntax of its file format"
  let codes: [CatalogError.Code] = [.syntax, .emptyFile, .lostEntry, .unreadEntry]
}
