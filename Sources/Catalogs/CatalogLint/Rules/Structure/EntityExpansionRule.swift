import Diagnostics
import StringCatalogs

/// Reports an entity that could expand to a large document, or read an unintended file.
struct EntityExpansionRule: Rule {
  let id = "entity-expansion"
  let family = RuleFamily.structure
  let severity = Severity.error
  let summary = "an XML entity that consists of other entities, or an external entity"
  let codes: [CatalogError.Code] = [.entityExpansion]
}
