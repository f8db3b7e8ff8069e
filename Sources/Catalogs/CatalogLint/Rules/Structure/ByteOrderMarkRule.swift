import Diagnostics
import StringCatalogs

/// The character in front of a file that says in which order the bytes of a character stand.
struct ByteOrderMarkRule: Rule {
  let id = "byte-order-mark"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a byte order mark in a format that has none"
  let codes: [CatalogError.Code] = [.byteOrderMark]
}
