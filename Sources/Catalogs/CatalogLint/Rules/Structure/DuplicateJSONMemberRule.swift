import Diagnostics
import StringCatalogs

/// A member that a JSON object has twice, of which readers take different ones.
struct DuplicateJSONMemberRule: Rule {
  let id = "duplicate-json-member"
  let family = RuleFamily.structure
  let severity = Severity.warning
  let summary = "a member that a JSON object has twice"
  let codes: [CatalogError.Code] = [.duplicateJSONMember]

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.isJSON
  }
}
