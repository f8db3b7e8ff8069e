import Diagnostics
import StringCatalogs

/// Reports a state that the file format does not define.
struct InvalidStateRule: Rule {
  let id = "invalid-state"
  let family = RuleFamily.coverage
  let severity = Severity.warning
  let summary = "a state that the file format does not define"
  let codes: [CatalogError.Code] = [.invalidState]

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.states != .none
  }
}
