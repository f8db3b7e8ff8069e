import Diagnostics
import StringCatalogs

/// Reports a string catalog that Xcode would write differently.
struct NonXcodeFormatRule: Rule {
  let id = "non-xcode-format"
  let family = RuleFamily.structure
  let severity = Severity.info
  // Sorting the keys in Xcode's order takes longer than all other rules together.
  let isOnByDefault = false
  let summary = "spacing, spelling or order of a string catalog that differs from Xcode's"
  var checks: RuleChecks { RuleChecks(catalog: check) }

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.hasFixedLayout
  }

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    for (file, content) in catalog.files.map(\.content).enumerated()
    where content.format.traits.hasFixedLayout {
      guard let difference = content.format.definition.layoutDifference(in: content.bytes) else {
        continue
      }
      sink.report(
        "layout differs from Xcode's: expected \(difference.expected)", at: difference.range,
        LintSite(file: file), notes: ["Xcode changes these lines when it next saves the file"])
    }
  }
}
