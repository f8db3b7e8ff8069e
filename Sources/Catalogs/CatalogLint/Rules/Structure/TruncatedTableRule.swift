import Diagnostics
import StringCatalogs

/// A token at which CoreFoundation takes the table for finished.
struct TruncatedTableRule: Rule {
  let id = "truncated-table"
  let family = RuleFamily.structure
  let severity = Severity.error
  let summary = "a table of strings that the system stops reading midway"
  let codes: [CatalogError.Code] = [.truncatedTable]
}
