import Diagnostics

/// Reports white space at the end of a translation if its source has none, or the reverse.
struct TrailingWhitespaceRule: Rule {
  let id = "trailing-whitespace"
  let family = RuleFamily.typography
  let severity = Severity.info
  let summary =
    "a translation that ends with white space although its source does not, or the reverse"
  var checks: RuleChecks { RuleChecks(pair: check, aspect: aspect) }
  let aspect = TextAspects.trailing

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let own = target.count - TextEdges.trailing(target)..<target.count
    let other = source.count - TextEdges.trailing(source)..<source.count
    guard own.lowerBound > 0, other.lowerBound > 0 else { return }
    // Full-width punctuation includes its space.
    let isWide = TextEnding.isWide(target.extracting(0..<own.lowerBound))
    EdgeComparison(isLeading: false).check(
      pair, own: own, hasOwn: TextEdges.hasBlank(target.extracting(own)),
      hasOther: TextEdges.hasBlank(source.extracting(other)) && !isWide,
      hasLines: TextEdges.hasLine(target.extracting(own)), &sink)
  }
}
