import Diagnostics
import StringCatalogs

/// Reports an Android resource whose kind differs from that in the source language.
struct WrongResourceKindRule: Rule {
  let id = "wrong-resource-kind"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning] }
  let summary = "an Android resource of a different kind than in the source language"
  var checks: RuleChecks { RuleChecks(catalog: check) }

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.keysHaveKinds
  }

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    guard catalog.isSourceKnown else { return }
    let kinds = ResourceKinds(of: catalog)
    for key in catalog.keys where !key.isInSource {
      for localization in catalog.localizations[key.localizations] {
        guard let expected = kinds.kindInSource(of: key, in: localization.language, catalog) else {
          continue
        }
        let entry = catalog.files[localization.file].content.entries[localization.entry]
        let fallback = kinds.fallback(of: key, in: localization.language, catalog)
        sink.report(
          "resource is declared as '\(entry.kind.rawValue)', but as '\(expected.rawValue)' in the "
            + "source language",
          at: entry.key.sourceRange,
          LintSite(
            file: localization.file, entry: localization.entry,
            localization: localization.localization),
          severity: fallback == nil ? nil : .warning,
          notes: [
            "the app never finds this resource, and uses the string in "
              + (fallback.map { "'\($0)'" } ?? "the source language")
          ])
      }
    }
  }
}
