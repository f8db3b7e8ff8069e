import Diagnostics
import StringCatalogs

/// Forms of a plural without that which each language has.
struct MissingOtherCategoryRule: CatalogRule {
  let id = "missing-other-category"
  let family = RuleFamily.structure
  let severity = Severity.error
  let summary = "a plural without the category other"

  func check(_ catalog: LintedCatalog, _ options: LintOptions, _ sink: inout DiagnosticSink) {
    for group in PluralGroup.all(in: catalog) where !group.categories.contains(.other) {
      // Without any category there is no plural, or what is wrong with it is reported elsewhere.
      guard let first = group.values.first else { continue }
      let content = catalog.files[group.localization.file].content
      let isAndroid = content.format == .android
      let isNeverTaken = group.language.facts.plurals?[.other]?.isTakenByIntegers == false
      sink.report(
        "this plural has no category other",
        at: content.values[first].text.sourceRange,
        LintSite(
          file: group.localization.file, entry: group.localization.entry,
          localization: group.localization.localization, value: first),
        severity: isAndroid && isNeverTaken ? .warning : nil,
        notes: [
          isAndroid
            ? "Android throws an exception for each number whose category is not there"
            : "the system takes it for each number whose category is not there, and demands it"
        ])
    }
  }
}
