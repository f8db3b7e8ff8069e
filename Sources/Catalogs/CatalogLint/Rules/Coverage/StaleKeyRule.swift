import Diagnostics
import StringCatalogs

/// Reports a key or a string that is marked as no longer used by the code.
struct StaleKeyRule: Rule {
  let id = "stale-key"
  let family = RuleFamily.coverage
  let severity = Severity.info
  let summary = "a key or string that is marked as no longer in the code"
  var checks: RuleChecks { RuleChecks(catalog: check) }
  let counting: CountingWords? = CountingWords(
    one: ("key", "is marked as stale"), several: ("keys", "are marked as stale"), isShare: false)

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.isExtractedFromCode
  }

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    for (file, content) in catalog.files.map(\.content).enumerated() {
      for (index, entry) in content.entries.enumerated() where entry.extractionState == .stale {
        sink.report(
          "\(content.format.definition.toolWords.editor) no longer finds the key in the code",
          at: entry.key.sourceRange,
          LintSite(file: file, entry: index),
          notes: ["if the code creates the key at run time, set its extraction state to 'manual'"])
      }
    }
    catalog.forEachText(in: .stale) { site, value, _ in
      sink.report("string is no longer in the code", at: value.stateRange, site)
    }
  }
}
