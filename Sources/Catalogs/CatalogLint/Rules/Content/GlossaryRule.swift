import Diagnostics
import StringCatalogs

/// Reports a term whose translation differs from the glossary.
struct GlossaryRule: Rule {
  let id = "glossary"
  let family = RuleFamily.content
  let severity = Severity.warning
  let summary = "a term whose translation differs from the glossary"
  var checks: RuleChecks { RuleChecks(pair: check, aspect: aspect) }
  let aspect = TextAspects.words
  private var terms: [TermList.Entry] = []

  func configured(by options: LintOptions) -> (any Rule)? {
    var rule = self
    rule.terms = options.terms.glossary
    return rule.terms.isEmpty ? nil : rule
  }

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    for term in terms where term.isIn(source) {
      let forms = term.forms(for: pair.language, pair.text.catalog.atlas)
      if forms.isEmpty || TermList.Entry.isAny(forms, in: target) { continue }
      let wanted = forms.map { "'\($0.text)'" }
      sink.report(
        "term '\(term.patterns[0].shown)' is not translated as \(wanted.joined(separator: " or "))",
        at: pair.text.value.text.sourceRange, pair.text.site)
    }
  }
}
