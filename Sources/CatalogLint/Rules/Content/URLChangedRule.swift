import ByteBuffers
import Diagnostics
import LanguageTags
import StringCatalogs

/// A link of the source that is another one in the translation, or is not there.
struct URLChangedRule: PairRule {
  let id = "url-changed"
  let family = RuleFamily.content
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "a link that leads elsewhere in the translation, or is lost"
  let aspect = TextAspects.addresses

  private static func hasSlashes(_ bytes: Span<UInt8>) -> Bool {
    bytes.indices.dropLast().contains { bytes[$0] == 0x2F && bytes[$0 + 1] == 0x2F }
  }

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let all = WebAddress.links(in: source)
    if all.isEmpty { return }
    // Translators write an example in their own language.
    let expected = all.filter { link in
      !ExampleAddress.isIn(WebAddress.string(link, in: source))
        && !ExampleAddress.isIntroduced(link.lowerBound, in: source)
    }
    if expected.isEmpty || ExampleAddress.isNamed(pair.text.catalog.name(of: pair.key)) { return }
    let examples = all.count - expected.count
    let found = WebAddress.links(in: target)
    // An identifier, whose translation is what people call it.
    if expected == [0..<source.count], found.isEmpty, !Self.hasSlashes(target) { return }
    let wanted = expected.map { Self.compared($0, source) }
    let own = found.map { Self.compared($0, target) }
    if expected == [0..<source.count], found == [0..<target.count], own[0].isChoice(for: wanted[0])
    {
      return
    }
    let language = pair.text.language.tag?.language
    let unmatched = own.filter { link in !wanted.contains { Self.isSame($0, link) } }
    // A link that is there as it is needs no page in another language.
    func isLocalized(_ link: ComparedLink, as other: ComparedLink) -> Bool {
      !own.contains { Self.isSame(link, $0) } && other.isLocalization(of: link, in: language)
    }
    let lost = wanted.indices.filter { place in
      !own.contains { Self.isSame(wanted[place], $0) }
        && !Self.isPlain(expected[place], of: source, in: target)
        && !unmatched.contains { isLocalized(wanted[place], as: $0) }
    }
    guard let first = lost.first else { return }
    let strange = own.indices.first { place in
      !wanted.contains { Self.isSame($0, own[place]) || isLocalized($0, as: own[place]) }
        && !(examples > 0 && ExampleAddress.isIn(WebAddress.string(found[place], in: target)))
    }
    let link = WebAddress.string(expected[first], in: source)
    // An address is as long as it is.
    let isShort = link.utf8.count <= Self.longestShown
    guard let strange else {
      if Set(wanted).count <= found.count - examples { return }
      sink.report(
        isShort ? "the translation lacks the link \(link)" : "the translation lacks a link",
        at: pair.text.value.text.sourceRange, pair.text.site,
        notes: isShort ? [] : ["the link of the source is \(link)"])
      return
    }
    // Somebody chose a site of the country.
    let region = pair.text.language.tag?.region ?? pair.text.language.facts.usualRegion
    let isOfCountry =
      region.map { own[strange].isOfCountry($0) && !wanted[first].isOfCountry($0) }
      ?? false
    // Half a link or another placeholder would break the string.
    let isReplaceable =
      WebAddress.isWhole(found[strange], in: target, hasScheme: true)
      && WebAddress.haveSamePlaceholders(link, WebAddress.string(found[strange], in: target))
    sink.report(
      isShort ? "the link of the source is \(link)" : "the link is not that of the source",
      at: pair.text.range(of: found[strange]), pair.text.site,
      severity: isOfCountry ? .info : nil,
      notes: (isShort ? [] : ["the link of the source is \(link)"])
        + ["a page in another language on the same domain may be another one"],
      fixIts: isReplaceable
        ? pair.text.replacement(of: [(found[strange], link)], "write the link of the source") : [])
  }

  /// The most bytes of an address that a message shows.
  private static let longestShown = 48

  /// Returns a Boolean value that indicates whether a text has a link without its scheme.
  private static func isPlain(
    _ link: Range<Int>, of source: Span<UInt8>, in target: Span<UInt8>
  ) -> Bool {
    let address = WebAddress.string(link, in: source)
    guard let scheme = address.firstRange(of: "://") else { return false }
    let rest = address[scheme.upperBound...].utf8
    let plain = rest.last == UInt8(ascii: "/") ? rest.dropLast() : rest
    guard let place = ByteNeedle(plain).first(in: target) else { return false }
    let end = place + plain.count
    return (place < 3 || !target.isEqual(place - 3..<place, "://"))
      && (place == 0 || !isOfAddress(target[place - 1]))
      && (end == target.count || !isOfAddress(target[end]) || target[end] == UInt8(ascii: "."))
  }

  /// A Boolean value that indicates whether a byte continues an address.
  private static func isOfAddress(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "-_./".utf8.contains(byte)
  }

  private static func compared(_ range: Range<Int>, _ bytes: Span<UInt8>) -> ComparedLink {
    ComparedLink(WebAddress.string(range, in: bytes))
  }

  private static func isSame(_ left: ComparedLink, _ right: ComparedLink) -> Bool {
    guard left.host == right.host else { return false }
    return left.rest == right.rest || left.hasLanguageHost || right.hasLanguageHost
  }
}
