import Diagnostics
import StringCatalogs

/// Reports a member, element or line that has no meaning at its position.
struct UnknownMemberRule: Rule {
  let id = "unknown-member"
  let family = RuleFamily.structure
  let severity = Severity.info
  let summary = "a member, element or line that has no meaning at its position"
  let codes: [CatalogError.Code] = [.unknownMember]
}
