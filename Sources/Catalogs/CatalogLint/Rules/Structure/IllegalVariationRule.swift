import Diagnostics
import StringCatalogs

/// Reports a variation that does not compile.
struct IllegalVariationRule: Rule {
  let id = "illegal-variation"
  let family = RuleFamily.structure
  let severity = Severity.error
  let summary = "a variation where the format has none"
  let codes: [CatalogError.Code] = [
    .illegalVariation, .surplusPluralForm, .repeatedPluralForm,
  ]
}
