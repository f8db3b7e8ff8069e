import Diagnostics
import StringCatalogs

/// Reports a syntax error in a `.strings` file at which CoreFoundation stops reading.
struct TruncatedTableRule: Rule {
  let id = "truncated-table"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning] }
  let summary = "a strings file that the system stops reading in the middle, without an error"
  let codes: [CatalogError.Code] = [.truncatedTable]
}
