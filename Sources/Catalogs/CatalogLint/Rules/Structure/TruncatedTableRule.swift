import Diagnostics
import StringCatalogs

/// Reports a token at which CoreFoundation stops reading a table.
struct TruncatedTableRule: Rule {
  let id = "truncated-table"
  let family = RuleFamily.structure
  let severity = Severity.error
  let summary = "a table of strings that the system stops reading midway"
  let codes: [CatalogError.Code] = [.truncatedTable]
}
