import Diagnostics

/// Reports trailing white space that only a translation or only its source has.
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
    // The glyph of a full-width punctuation mark includes the space after it.
    let isWide = TextEnding.isWide(target.extracting(0..<own.lowerBound))
    EdgeComparison(isLeading: false).check(
      pair, own: own, hasOwn: TextEdges.hasBlank(target.extracting(own)),
      hasOther: TextEdges.hasBlank(source.extracting(other)) && !isWide,
      hasLines: TextEdges.hasLine(target.extracting(own)), &sink)
  }
}
