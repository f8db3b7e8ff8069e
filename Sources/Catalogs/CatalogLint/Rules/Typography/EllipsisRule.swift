import Diagnostics

/// Reports three periods if the source contains an ellipsis character and no adjacent periods.
struct EllipsisRule: Rule {
  let id = "ellipsis"
  let family = RuleFamily.typography
  let severity = Severity.info
  let summary = "three full stops in a translation where its source has an ellipsis"
  var checks: RuleChecks { RuleChecks(pair: check, aspect: aspect) }
  let aspect = TextAspects.dots

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    guard pair.sourceTraits.contains(.ellipsis), !pair.sourceTraits.contains(.dots) else { return }
    let dots = Self.dots(in: target)
    guard let first = dots.first else { return }
    // In Chinese, an ellipsis consists of two ellipsis characters.
    let isChinese = pair.language.facts.language == "zh" || pair.language.facts.language == "yue"
    let wanted = isChinese ? "……" : "…"
    sink.report(
      "three full stops where the source has an ellipsis", at: pair.text.range(of: first),
      pair.text.site,
      fixIts: pair.text.replacement(of: dots.map { ($0, wanted) }, "write \(wanted)"))
  }

  /// Returns the runs of exactly three periods.
  private static func dots(in bytes: Span<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: ".") else {
        offset += 1
        continue
      }
      let start = offset
      while offset < bytes.count, bytes[offset] == UInt8(ascii: ".") { offset += 1 }
      if offset - start == 3 { found.append(start..<offset) }
    }
    return found
  }
}
