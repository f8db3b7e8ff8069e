import Diagnostics
import StringCatalogs

/// A translation that somebody should look at again.
struct NeedsReviewRule: CatalogRule {
  let id = "needs-review"
  let family = RuleFamily.coverage
  let severity = Severity.info
  let summary = "a translation that somebody should look at again"

  func check(_ catalog: LintedCatalog, _ options: LintOptions, _ sink: inout DiagnosticSink) {
    catalog.forEachText(in: .needsReview) { site, value, _ in
      let isLeftOut = catalog.files[site.file].content.format == .gettext
      sink.report(
        isLeftOut
          ? "this text needs a review, and msgfmt leaves it out until then"
          : "this text needs a review and is in the app all the same", at: value.stateRange, site)
    }
  }
}
