import Diagnostics
import StringCatalogs

/// Reports bytes that are invalid in the encoding of the file, or an unsupported encoding.
struct InvalidEncodingRule: Rule {
  let id = "invalid-encoding"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning] }
  let summary = "bytes that are invalid in the encoding of the file"
  let codes: [CatalogError.Code] = [.invalidEncoding, .unreadEncoding, .convertibleEncoding]
}
