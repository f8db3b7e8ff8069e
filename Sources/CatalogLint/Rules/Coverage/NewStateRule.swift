import Diagnostics
import StringCatalogs

/// A translation that nobody has made yet.
struct NewStateRule: CatalogRule {
  let id = "new-state"
  let family = RuleFamily.coverage
  let severity = Severity.warning
  let summary = "a text that is in the app, though nobody has translated it yet"
  let counting: CountingWords? = CountingWords(
    one: ("translation", "is marked as new"), several: ("translations", "are marked as new"))

  func check(_ catalog: LintedCatalog, _ options: LintOptions, _ sink: inout DiagnosticSink) {
    catalog.forEachText(in: .new) { site, value, language in
      // What was extracted from the code or from Interface Builder is new, and right.
      guard language != catalog.source, !value.text.isEmpty else { return }
      let isExchanged = catalog.files[site.file].content.format.isBilingual
      sink.report(
        "this translation is marked as new"
          + (isExchanged ? "" : ", and it is in the app all the same"),
        at: value.stateRange, site)
    }
  }
}
