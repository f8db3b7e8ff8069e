import Diagnostics
import StringCatalogs

/// Reports a key that is outside of the `strings` object of a string catalog.
struct KeyOutsideStringsRule: Rule {
  let id = "key-outside-strings"
  let family = RuleFamily.structure
  let severity = Severity.error
  let summary = "a key next to the 'strings' object of a string catalog instead of in it"
  let codes: [CatalogError.Code] = [.keyOutsideStrings]

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.hasKeyTable
  }
}
