import Diagnostics
import StringCatalogs

/// Reports a translation that needs a review.
struct NeedsReviewRule: Rule {
  let id = "needs-review"
  let family = RuleFamily.coverage
  let severity = Severity.info
  let summary = "a translation with the state 'needs_review'"
  var checks: RuleChecks { RuleChecks(catalog: check) }
  let counting: CountingWords? = CountingWords(
    one: ("translation", "needs review"), several: ("translations", "need review"))

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.states != .none
  }

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    catalog.forEachText(in: .needsReview) { site, value, _ in
      sink.report(
        "translation needs review"
          + Self.consequence(catalog.files[site.file].content.format),
        at: value.stateRange, site)
    }
  }

  /// Returns the end of the message: the effect of the state on the app until the review.
  private static func consequence(_ format: CatalogFormat) -> String {
    switch format.traits.states {
    case .leftOut: ", so msgfmt omits it"
    case .decidedLater: ""
    case .none, .included: ", but the app includes it"
    }
  }
}
