import Diagnostics
import StringCatalogs

/// Reports a missing member or header that the file format requires.
struct MissingMemberRule: Rule {
  let id = "missing-member"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a missing member or header that the file format requires"
  let codes: [CatalogError.Code] = [.missingMember, .missingHeader, .missingHeaderField]
}
