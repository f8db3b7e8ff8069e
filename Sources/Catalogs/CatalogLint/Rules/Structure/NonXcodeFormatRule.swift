import Diagnostics
import StringCatalogs

/// Reports a string catalog that Xcode would write in different bytes.
struct NonXcodeFormatRule: Rule {
  let id = "non-xcode-format"
  let family = RuleFamily.structure
  let severity = Severity.info
  // Sorting keys as Xcode does takes longer than all other rules together.
  let isOnByDefault = false
  let summary = "a string catalog that is not spaced, spelled or sorted as Xcode does it"
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
        "Xcode writes this in another way: expected \(difference.expected)", at: difference.range,
        LintSite(file: file), notes: ["it changes these lines when it next saves the file"])
    }
  }
}
