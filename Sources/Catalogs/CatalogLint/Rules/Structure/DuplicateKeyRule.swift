import Diagnostics
import StringCatalogs

/// A key that a file has twice.
struct DuplicateKeyRule: Rule {
  let id = "duplicate-key"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a key that a file has twice"
  let codes: [CatalogError.Code] = [.duplicateKey, .obsoleteDuplicate, .duplicateMember]
}
