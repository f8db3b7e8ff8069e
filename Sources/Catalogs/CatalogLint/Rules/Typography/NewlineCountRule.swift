import Diagnostics
import StringCatalogs

/// Reports a translation with more or fewer line breaks than its source.
struct NewlineCountRule: Rule {
  let id = "newline-count"
  let family = RuleFamily.typography
  let severity = Severity.error
  var severities: [Severity] { [.error, .info] }
  let summary = "a translation with more or fewer line breaks than its source"
  var checks: RuleChecks { RuleChecks(text: check, pair: check, traits: traits, aspect: aspect) }
  let traits = TextTraits.lineOrTab
  let aspect = TextAspects.lines

  /// Reports a leading or trailing line break in only one of the two source strings of a plural.
  ///
  /// `msgfmt` makes the same comparison.
  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    guard text.content.format.traits.comparesLineEnds, let value = text.site.value,
      let place = text.site.entry, text.value.variation.form == nil
    else { return }
    let entry = text.content.entries[place]
    let localizations = text.content.localizations[entry.localizations]
    guard let source = localizations.first, source.values.count == 2,
      source.values.contains(value), let target = localizations.dropFirst().first,
      !text.content.isLeftOut(target)
    else { return }
    let texts = source.values.map { Array(text.content.string(text.content.values[$0].text).utf8) }
    func hasLines(_ bytes: [UInt8]) -> Bool { bytes.contains(0x0A) }
    // The difference is reported only for one of the two strings.
    if value != source.values.lowerBound, hasLines(texts[0]) { return }
    guard
      (texts[0].first == 0x0A) != (texts[1].first == 0x0A)
        || (texts[0].last == 0x0A) != (texts[1].last == 0x0A)
    else { return }
    sink.report(
      "only one of msgid and msgid_plural begins or ends with a line break",
      at: text.value.text.sourceRange, text.site,
      notes: [text.content.format.definition.toolWords.lineEnds])
  }

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let traits = pair.text.content.format.traits
    if traits.comparesLineEnds,
      checkEnds(of: pair, source: source, target: target, &sink)
    {
      return
    }
    if Self.tag.first(in: source) != nil || Self.tag.first(in: target) != nil { return }
    let own = LineBreaks(of: target)
    let other = LineBreaks(of: source)
    guard own.all != other.all, own.ended != other.ended else { return }
    // If lines are wrapped manually, only paragraphs and list items must be the same in all
    // languages.
    let isWrapped =
      own.isWrapped || other.isWrapped
      || traits.isForTerminals && max(own.longestLine, other.longestLine) > Self.longestTerminalLine
    if isWrapped, own.paragraphs == other.paragraphs || own.hasCode || other.hasCode { return }
    let extra = own.all > other.all
    let range = extra ? own.last.map { pair.text.range(of: $0) } : nil
    sink.report(
      isWrapped
        ? "translation has "
          + Self.spelled(own.paragraphs, one: "paragraph or item", more: "paragraphs and items")
          + ", but the source has \(Self.spelled(other.paragraphs, one: "", more: ""))"
        : "translation has \(Self.spelled(own.all, one: "line break", more: "line breaks")), "
          + "but the source has \(Self.spelled(other.all, one: "", more: ""))",
      at: range ?? pair.text.value.text.sourceRange, pair.text.site, severity: .info)
  }

  /// Reports a leading or trailing line feed that only the translation or only the source contains.
  ///
  /// - Returns: `true` if there is such a line feed.
  private func checkEnds(
    of pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) -> Bool {
    guard source.count > 0, target.count > 0 else { return false }
    let ends = [
      ("begin", source[0], target[0]),
      ("end", source[source.count - 1], target[target.count - 1]),
    ]
    let found = ends.first { ($0.1 == 0x0A) != ($0.2 == 0x0A) }
    guard let (place, other, _) = found else { return false }
    let content = pair.text.content
    let isCompiled = content.origin != .php && !content.hasICUMessages
    sink.report(
      other == 0x0A
        ? "source \(place)s with a line break, but the translation does not"
        : "translation \(place)s with a line break, but the source does not",
      at: pair.text.value.text.sourceRange, pair.text.site,
      severity: isCompiled ? nil : .info,
      notes: content.hasICUMessages ? [] : [content.format.definition.toolWords.lineEnds])
    return true
  }

  /// The start of an HTML line break.
  private static let tag = ByteNeedle("<br".utf8)

  /// The maximum length, in bytes, of a line that does not need manual wrapping in a terminal.
  private static let longestTerminalLine = 60

  private static func spelled(_ count: Int, one: String, more: String) -> String {
    switch count {
    case 0: one.isEmpty ? "none" : "no \(one)"
    case 1: one.isEmpty ? "one" : "one \(one)"
    default: more.isEmpty ? "\(count)" : "\(count) \(more)"
    }
  }
}
