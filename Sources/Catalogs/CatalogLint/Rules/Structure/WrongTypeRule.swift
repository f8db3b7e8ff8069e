import Diagnostics
import StringCatalogs

/// Reports a value whose type is invalid at its position.
struct WrongTypeRule: Rule {
  let id = "wrong-type"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a value whose type is invalid at its position"
  let codes: [CatalogError.Code] = [.wrongType, .openPluralForms]
}
