import Diagnostics
import StringCatalogs

/// A member that the format demands.
struct MissingMemberRule: Rule {
  let id = "missing-member"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a member that has to be there"
  let codes: [CatalogError.Code] = [.missingMember, .missingHeader, .missingHeaderField]
}
