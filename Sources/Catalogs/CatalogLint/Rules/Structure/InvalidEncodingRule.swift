import Diagnostics
import StringCatalogs

/// Reports bytes that do not encode text.
struct InvalidEncodingRule: Rule {
  let id = "invalid-encoding"
  let family = RuleFamily.structure
  let severity = Severity.error
  let summary = "bytes that are invalid in the encoding of the file"
  let codes: [CatalogError.Code] = [.invalidEncoding, .unreadEncoding, .convertibleEncoding]
}
