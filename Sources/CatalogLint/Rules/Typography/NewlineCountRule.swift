import Diagnostics
import StringCatalogs

/// A translation with more or fewer line breaks than its source.
struct NewlineCountRule: PairRule {
  let id = "newline-count"
  let family = RuleFamily.typography
  let severity = Severity.error
  let summary = "a translation with more or fewer line breaks than its source"
  let aspect = TextAspects.lines

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let isGettext = pair.text.content.format == .gettext
    if isGettext, checkEnds(pair, source, target, &sink) { return }
    if Self.tag.first(in: source) != nil || Self.tag.first(in: target) != nil { return }
    let own = LineBreaks(of: target)
    let other = LineBreaks(of: source)
    guard own.all != other.all, own.ended != other.ended else { return }
    // Where lines are divided by hand, only paragraphs and lists are the same in all languages.
    let isWrapped =
      own.isWrapped || other.isWrapped
      || isGettext && max(own.longestLine, other.longestLine) > Self.longestTerminalLine
    if isWrapped, own.paragraphs == other.paragraphs || own.hasCode || other.hasCode { return }
    let extra = own.all > other.all
    let range = extra ? own.last.map { pair.text.range(of: $0) } : nil
    sink.report(
      isWrapped
        ? "the translation has \(Self.spelled(own.paragraphs, "paragraph or item", "paragraphs and items")), "
          + "the source \(Self.spelled(other.paragraphs, "", ""))"
        : "the translation has \(Self.spelled(own.all, "line break", "line breaks")), "
          + "the source \(Self.spelled(other.all, "line break", "line breaks"))",
      at: range ?? pair.text.value.text.sourceRange, pair.text.site, severity: .info)
  }

  /// Reports a line feed that only one of both texts has at one of its ends; `msgfmt --check` refuses that.
  private func checkEnds(
    _ pair: TextPair, _ source: Span<UInt8>, _ target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) -> Bool {
    guard source.count > 0, target.count > 0 else { return false }
    let ends = [
      ("begin", source[0], target[0]),
      ("end", source[source.count - 1], target[target.count - 1]),
    ]
    let found = ends.first { ($0.1 == 0x0A) != ($0.2 == 0x0A) }
    guard let (place, other, _) = found else { return false }
    sink.report(
      other == 0x0A
        ? "the source \(place)s with a line break, the translation does not"
        : "the translation \(place)s with a line break, the source does not",
      at: pair.text.value.text.sourceRange, pair.text.site,
      notes: ["msgfmt --check refuses the file"])
    return true
  }

  /// A line break of HTML.
  private static let tag = ByteNeedle("<br".utf8)

  /// What a terminal shows is divided by hand where it is longer, in bytes.
  private static let longestTerminalLine = 60

  private static func spelled(_ count: Int, _ one: String, _ more: String) -> String {
    switch count {
    case 0: one.isEmpty ? "none" : "no \(one)"
    case 1: one.isEmpty ? "one" : "one \(one)"
    default: more.isEmpty ? "\(count)" : "\(count) \(more)"
    }
  }
}
