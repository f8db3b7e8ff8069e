import Diagnostics
import StringCatalogs

/// Reports a byte order mark in a file format that does not allow it.
struct ByteOrderMarkRule: Rule {
  let id = "byte-order-mark"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a byte order mark in a file format that does not allow one"
  let codes: [CatalogError.Code] = [.byteOrderMark]
}
