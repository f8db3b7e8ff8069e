import Diagnostics
import StringCatalogs

/// A value of another type than its place has.
struct WrongTypeRule: Rule {
  let id = "wrong-type"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning] }
  let summary = "a value of another type than the format has there"
  let codes: [CatalogError.Code] = [.wrongType, .openPluralForms]
}
