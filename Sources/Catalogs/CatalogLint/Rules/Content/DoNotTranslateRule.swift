import Diagnostics
import StringCatalogs

/// Reports a term that must stay untranslated but is missing in a translation.
struct DoNotTranslateRule: Rule {
  let id = "do-not-translate"
  let family = RuleFamily.content
  let severity = Severity.warning
  let summary = "a term that must not be translated and that the translation lacks"
  var checks: RuleChecks { RuleChecks(pair: check, aspect: aspect) }
  let aspect = TextAspects.words
  private var terms: [TermList.Entry] = []
  private var kept: [[TermPattern]] = []

  func configured(by options: LintOptions) -> (any Rule)? {
    var rule = self
    rule.terms = options.terms.untranslated
    // In many languages, names take inflectional endings, such as "Mastodonissa" in Finnish.
    rule.kept = rule.terms.map { $0.patterns.map(\.withEndings) }
    return rule.terms.isEmpty ? nil : rule
  }

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    for (term, kept) in zip(terms, kept)
    where term.isIn(source) && !TermList.Entry.isAny(kept, in: target) {
      let forms = term.forms(for: pair.language, pair.text.catalog.atlas)
      if TermList.Entry.isAny(forms, in: target) { continue }
      let allowed = (term.patterns + forms).map { "'\($0.shown)'" }
      sink.report(
        "\(allowed.joined(separator: " or ")) is missing from the translation",
        at: pair.text.value.text.sourceRange, pair.text.site,
        notes: ["'do-not-translate' in waymark.yaml lists the term"])
    }
  }
}
