import Diagnostics
import StringCatalogs

/// Reports a member that occurs twice in a JSON object, for which parsers return different values.
struct DuplicateJSONMemberRule: Rule {
  let id = "duplicate-json-member"
  let family = RuleFamily.structure
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "two members of a JSON object with the same name"
  let codes: [CatalogError.Code] = [.duplicateJSONMember]

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.isJSON
  }
}
