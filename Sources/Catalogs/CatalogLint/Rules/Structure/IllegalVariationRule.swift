import Diagnostics
import StringCatalogs

/// Reports a variation that the file format does not support.
struct IllegalVariationRule: Rule {
  let id = "illegal-variation"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a variation that the file format does not support"
  let codes: [CatalogError.Code] = [
    .illegalVariation, .surplusPluralForm, .repeatedPluralForm,
  ]
}
