import Diagnostics

/// Reports a term that the configuration forbids in the language of the string.
struct ForbiddenTermRule: Rule {
  let id = "forbidden-term"
  let family = RuleFamily.content
  let severity = Severity.error
  let summary = "a term that waymark.yaml forbids"
  var checks: RuleChecks { RuleChecks(text: check, traits: traits) }
  let traits = TextTraits.any
  private var terms: [TermList.Forbidden] = []

  func configured(by options: LintOptions) -> (any Rule)? {
    var rule = self
    rule.terms = options.terms.forbidden
    return rule.terms.isEmpty ? nil : rule
  }

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    if text.traits.contains(.empty) { return }
    let bytes = Array(text.string.utf8)
    for term in terms {
      guard let (pattern, range) = Self.first(of: term, in: bytes.span) else { continue }
      if let languages = term.languages,
        !languages.contains(where: { $0.isFor(text.language, text.catalog.atlas) })
      {
        continue
      }
      var fixIts: [FixIt] = []
      if let replacement = term.replacement, pattern.isExact {
        fixIts = text.replacement(of: [(range, replacement)], "write '\(replacement)'")
      }
      sink.report(
        "forbidden term '\(pattern.shown)'", at: text.range(of: range), text.site,
        notes: Self.notes(term), fixIts: fixIts)
    }
  }

  private static func first(
    of term: TermList.Forbidden, in bytes: Span<UInt8>
  ) -> (TermPattern, Range<Int>)? {
    for pattern in term.patterns {
      if let range = pattern.first(in: bytes) { return (pattern, range) }
    }
    return nil
  }

  private static func notes(_ term: TermList.Forbidden) -> [String] {
    var notes: [String] = []
    if let replacement = term.replacement { notes.append("use '\(replacement)'") }
    if let reason = term.reason { notes.append(reason) }
    return notes
  }
}
