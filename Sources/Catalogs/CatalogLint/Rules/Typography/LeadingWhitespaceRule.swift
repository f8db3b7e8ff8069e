import Diagnostics

/// Reports leading white space that only a translation or only its source has.
struct LeadingWhitespaceRule: Rule {
  let id = "leading-whitespace"
  let family = RuleFamily.typography
  let severity = Severity.info
  let summary =
    "a translation that begins with white space although its source does not, or the reverse"
  var checks: RuleChecks { RuleChecks(pair: check, aspect: aspect) }
  let aspect = TextAspects.leading

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let own = 0..<TextEdges.leading(target)
    let other = TextEdges.leading(source)
    guard own.count < target.count, other < source.count else { return }
    EdgeComparison(isLeading: true).check(
      pair, own: own, hasOwn: TextEdges.hasBlank(target.extracting(own)),
      hasOther: TextEdges.hasBlank(source.extracting(0..<other)),
      hasLines: TextEdges.hasLine(target.extracting(own)), &sink)
  }
}
