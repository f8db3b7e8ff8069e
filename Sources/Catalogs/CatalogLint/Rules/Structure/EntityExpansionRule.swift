import Diagnostics
import StringCatalogs

/// An entity that could make a small file large, or read one that is not meant.
struct EntityExpansionRule: Rule {
  let id = "entity-expansion"
  let family = RuleFamily.structure
  let severity = Severity.error
  let summary = "an XML entity that is made of others or read from elsewhere"
  let codes: [CatalogError.Code] = [.entityExpansion]
}
