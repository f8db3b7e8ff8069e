import Diagnostics
import StringCatalogs

/// A link of the source that is another one in the translation, or is not there.
struct URLChangedRule: PairRule {
  let id = "url-changed"
  let family = RuleFamily.content
  let severity = Severity.warning
  let summary = "a link that leads elsewhere in the translation, or is lost"
  let aspect = TextAspects.addresses

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let expected = WebAddress.links(in: source)
    if expected.isEmpty { return }
    let found = WebAddress.links(in: target)
    let wanted = expected.map { Self.compared($0, source) }
    let own = found.map { Self.compared($0, target) }
    let lost = wanted.indices.filter { place in
      !own.contains { Self.isSame(wanted[place], $0) }
    }
    guard let first = lost.first else { return }
    let strange = own.indices.first { place in
      !wanted.contains { Self.isSame($0, own[place]) }
    }
    let link = WebAddress.string(expected[first], in: source)
    guard let strange else {
      if Set(wanted).count <= found.count { return }
      sink.report(
        "the translation has no link \(link)", at: pair.text.value.text.sourceRange,
        pair.text.site)
      return
    }
    sink.report(
      "the link of the source is \(link)", at: pair.text.range(of: found[strange]), pair.text.site,
      notes: ["a part that names a language may be another one"],
      fixIts: pair.text.replacement(of: [(found[strange], link)], "write the link of the source"))
  }

  private static func compared(_ range: Range<Int>, _ bytes: Span<UInt8>) -> ComparedLink {
    ComparedLink(WebAddress.string(range, in: bytes))
  }

  private static func isSame(_ left: ComparedLink, _ right: ComparedLink) -> Bool {
    guard left.host == right.host else { return false }
    return left.rest == right.rest || left.hasLanguageHost || right.hasLanguageHost
  }
}
