import Diagnostics
import StringCatalogs

/// Reports an Android string array with fewer items than in the source language.
struct ArrayLengthRule: Rule {
  let id = "array-length"
  let family = RuleFamily.structure
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "an Android string array with fewer items than in the source language"
  var checks: RuleChecks { RuleChecks(catalog: check) }

  func applies(to format: CatalogFormat) -> Bool { format.traits.hasArrays }

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    guard catalog.isSourceKnown else { return }
    for key in catalog.keys
    where key.isInSource && catalog.entry(of: key).kind == .stringArray
      && !catalog.isSuppressed(key, id)
    {
      let localizations = catalog.localizations[key.localizations]
      guard let source = localizations.first(where: { $0.language == catalog.source }) else {
        continue
      }
      let expected = catalog.content(of: source).values.count
      let counts = localizations.filter { $0.language != catalog.source }
        .map { (localization: $0, items: catalog.content(of: $0).values.count) }
      // The length may vary, for example, in a list of names from which the app picks one at
      // random.
      let isFree =
        counts.count >= Self.fewestArrays
        && counts.count { $0.items != expected } * 2 > counts.count
      for (localization, items) in counts where items < expected {
        report(
          localization, items: items, expected: expected, isFree: isFree, in: catalog, &sink)
      }
    }
  }

  private func report(
    _ localization: LintedCatalog.Localization, items count: Int, expected: Int, isFree: Bool,
    in catalog: LintedCatalog, _ sink: inout DiagnosticSink
  ) {
    let entry = catalog.files[localization.file].content.entries[localization.entry]
    let items = count == 1 ? "item" : "items"
    sink.report(
      "array has \(count) \(items), but \(expected) in the source language",
      at: entry.key.sourceRange,
      LintSite(
        file: localization.file, entry: localization.entry,
        localization: localization.localization),
      severity: isFree ? .info : nil,
      notes: [
        isFree
          ? "in most languages, the number of items differs, so the code may allow any number"
          : "code that gets a missing item by its index crashes in this language"
      ])
  }

  /// The minimum number of translations needed to infer whether the number of items may vary.
  private static let fewestArrays = 3
}
