import Diagnostics
import StringCatalogs

/// An Android array of strings with fewer items than the source language has.
struct ArrayLengthRule: CatalogRule {
  let id = "array-length"
  let family = RuleFamily.structure
  let severity = Severity.warning
  let summary = "an Android array with fewer items than in the source language"

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.hasResourceCompiler
  }

  func check(_ catalog: LintedCatalog, _ options: LintOptions, _ sink: inout DiagnosticSink) {
    guard catalog.isSourceKnown else { return }
    for key in catalog.keys
    where key.isInSource && catalog.entry(of: key).kind == .stringArray
      && !catalog.isIgnored(key, "InconsistentArrays")
    {
      let localizations = catalog.localizations[key.localizations]
      guard let source = localizations.first(where: { $0.language == catalog.source }) else {
        continue
      }
      let expected = catalog.content(of: source).values.count
      for localization in localizations where localization.language != catalog.source {
        let count = catalog.content(of: localization).values.count
        if count < expected { report(localization, count, expected, catalog, &sink) }
      }
    }
  }

  private func report(
    _ localization: LintedCatalog.Localization, _ count: Int, _ expected: Int,
    _ catalog: LintedCatalog, _ sink: inout DiagnosticSink
  ) {
    let entry = catalog.files[localization.file].content.entries[localization.entry]
    let items = count == 1 ? "item" : "items"
    sink.report(
      "this array has \(count) \(items), and in the source language it has \(expected)",
      at: entry.key.sourceRange,
      LintSite(
        file: localization.file, entry: localization.entry, localization: localization.localization),
      notes: ["code that asks for an item by its number crashes in this language"])
  }
}
