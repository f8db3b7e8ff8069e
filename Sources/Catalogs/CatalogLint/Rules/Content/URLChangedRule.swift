import Diagnostics
import LanguageTags
import StringCatalogs
import TextPrimitives

/// Reports a link in the source string that is changed or missing in the translation.
struct URLChangedRule: Rule {
  let id = "url-changed"
  let family = RuleFamily.content
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "a link whose target differs from the source, or a missing link"
  var checks: RuleChecks { RuleChecks(pair: check, aspect: aspect) }
  let aspect = TextAspects.addresses

  private static func hasSlashes(_ bytes: Span<UInt8>) -> Bool {
    bytes.indices.dropLast().contains { bytes[$0] == 0x2F && bytes[$0 + 1] == 0x2F }
  }

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let all = WebAddress.links(in: source)
    if all.isEmpty { return }
    // Translators may adapt an example to their language.
    let expected = all.filter { link in
      !ExampleAddress.isIn(WebAddress.string(link, in: source))
        && !ExampleAddress.isIntroduced(link.lowerBound, in: source)
    }
    if expected.isEmpty || ExampleAddress.isNamed(pair.text.catalog.name(of: pair.key)) { return }
    let examples = all.count - expected.count
    let found = WebAddress.links(in: target)
    // If the source string is a single link and the translation contains no link, the link is an
    // identifier. The translation is the name that users see.
    if expected == [0..<source.count], found.isEmpty, !Self.hasSlashes(target) { return }
    let wanted = expected.map { Self.compared($0, source) }
    let own = found.map { Self.compared($0, target) }
    if expected == [0..<source.count], found == [0..<target.count], own[0].isChoice(for: wanted[0])
    {
      return
    }
    let language = pair.text.language.tag?.language
    let unmatched = own.filter { link in !wanted.contains { Self.isSame($0, link) } }
    // If the translation contains the original link too, a page in a different language is an
    // addition and does not replace it.
    func isLocalized(_ link: ComparedLink, as other: ComparedLink) -> Bool {
      !own.contains { Self.isSame(link, $0) } && other.isLocalization(of: link, in: language)
    }
    let lost = wanted.indices.filter { place in
      !own.contains { Self.isSame(wanted[place], $0) }
        && !Self.isPlain(expected[place], of: source, in: target)
        && !unmatched.contains { isLocalized(wanted[place], as: $0) }
    }
    guard let first = lost.first else { return }
    let strange = own.indices.filter { place in
      !wanted.contains { Self.isSame($0, own[place]) || isLocalized($0, as: own[place]) }
        && !(examples > 0 && ExampleAddress.isIn(WebAddress.string(found[place], in: target)))
    }
    guard let other = strange.first else {
      if Set(wanted).count <= found.count - examples { return }
      return reportLost(expected[first], of: source, in: pair, &sink)
    }
    for place in strange {
      let damaged = lost.first { index in
        let link = WebAddress.string(expected[index], in: source)
        return LinkDamage.isIn(found[place], of: target, wanted: link)
      }
      if let damaged {
        let link = WebAddress.string(expected[damaged], in: source)
        return report(
          found[place], insteadOf: link, in: pair, target: target, severity: .warning, &sink)
      }
    }
    // The translator may have chosen a different page or site.
    report(
      found[other], insteadOf: WebAddress.string(expected[first], in: source), in: pair,
      target: target, severity: .info, &sink)
  }

  /// Reports a link that is missing in the translation.
  ///
  /// The severity is info if most of at least three other translations lack the link. Otherwise, it
  /// is warning if the link is part of markup, or if at least half of the other translations
  /// contain it. In all other cases, it is info.
  private func reportLost(
    _ link: Range<Int>, of source: Span<UInt8>, in pair: TextPair, _ sink: inout DiagnosticSink
  ) {
    let string = WebAddress.string(link, in: source)
    let address = string.firstRange(of: "://").map { string[$0.upperBound...] } ?? string[...]
    let needle = ByteNeedle(address.utf8)
    let others = pair.others { needle.first(in: $0) != nil }
    let isMarkedUp = Self.isInMarkup(link.lowerBound, of: source)
    let isExpected =
      !others.mostlyLack && (isMarkedUp || others.count > 0 && others.keeping * 2 >= others.count)
    let isShort = string.utf8.count <= Self.longestShown
    sink.report(
      isShort
        ? "link '\(string)' is missing from the translation"
        : "link is missing from the translation",
      at: pair.text.value.text.sourceRange, pair.text.site, severity: isExpected ? nil : .info,
      notes: isShort ? [] : ["the source has the link '\(string)'"])
  }

  /// Returns `true` if a link is an attribute value, in angle brackets, or in a Markdown link.
  private static func isInMarkup(_ start: Int, of bytes: Span<UInt8>) -> Bool {
    guard start > 1 else { return start == 1 && bytes[0] == UInt8(ascii: "<") }
    switch bytes[start - 1] {
    case UInt8(ascii: "<"): return true
    case UInt8(ascii: "("): return bytes[start - 2] == UInt8(ascii: "]")
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return bytes[start - 2] == UInt8(ascii: "=")
    default: return false
    }
  }

  /// Reports a link in the translation that replaces a link of the source.
  private func report(
    _ found: Range<Int>, insteadOf link: String, in pair: TextPair, target: Span<UInt8>,
    severity: Severity, _ sink: inout DiagnosticSink
  ) {
    // A long address would make the message too long.
    let isShort = link.utf8.count <= Self.longestShown
    // Replacing a partial link or a different placeholder would break the string.
    let isReplaceable =
      WebAddress.isWhole(found, in: target, hasScheme: true)
      && WebAddress.haveSamePlaceholders(link, WebAddress.string(found, in: target))
    sink.report(
      isShort ? "link differs from '\(link)' in the source" : "link differs from the source",
      at: pair.text.range(of: found), pair.text.site, severity: severity,
      notes: (isShort ? [] : ["the source has the link '\(link)'"])
        + [
          severity == .info
            ? "the difference may be intended" : "part of the link is lost or mistyped"
        ],
      fixIts: isReplaceable
        ? pair.text.replacement(of: [(found, link)], "write the link of the source") : [])
  }

  /// The maximum length, in bytes, of an address that a message prints.
  private static let longestShown = 48

  /// Returns `true` if a string contains a link without its scheme.
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

  /// Returns `true` if a byte continues an address.
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
