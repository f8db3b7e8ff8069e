import Diagnostics
import StringCatalogs

/// A translation with more or fewer line breaks than its source.
struct NewlineCountRule: PairRule {
  let id = "newline-count"
  let family = RuleFamily.typography
  let severity = Severity.info
  let summary = "a translation with more or fewer line breaks than its source"
  let aspect = TextAspects.lines

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    if Self.tag.first(in: source) != nil || Self.tag.first(in: target) != nil { return }
    let own = Self.count(target)
    let other = Self.count(source)
    guard own.lines != other.lines, own.ended != other.ended else { return }
    let extra = own.lines > other.lines
    let range = extra ? own.last.map { pair.text.range(of: $0) } : nil
    sink.report(
      "the translation has \(Self.spelled(own.lines)), the source \(Self.spelled(other.lines))",
      at: range ?? pair.text.value.text.sourceRange, pair.text.site)
  }

  /// A line break of HTML.
  private static let tag = ByteNeedle("<br".utf8)

  /// The line breaks of a text; those behind the end of a sentence, a line break or another line of a list; the
  /// last one.
  ///
  /// Inside of a sentence the place of a line break is that of the language.
  private static func count(
    _ bytes: Span<UInt8>
  ) -> (lines: Int, ended: Int, last: Range<Int>?) {
    var lines = 0
    var ended = 0
    var last: Range<Int>?
    for index in bytes.indices where bytes[index] == 0x0A {
      lines += 1
      last = index..<index + 1
      let isBlank = index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
      if isBlank || isItem(from: index + 1, in: bytes)
        || TextEnding(of: bytes.extracting(0..<index)) != .none
      {
        ended += 1
      }
    }
    return (lines, ended, last)
  }

  /// Whether a line begins with the sign of a list, or is empty.
  private static func isItem(from start: Int, in bytes: Span<UInt8>) -> Bool {
    guard start < bytes.count else { return true }
    let byte = bytes[start]
    // A bullet begins with 0xE2.
    return byte == 0x0A || byte == 0x0D || byte == 0xE2 || "-*#".utf8.contains(byte)
      || byte &- 0x30 < 10
  }

  private static func spelled(_ count: Int) -> String {
    switch count {
    case 0: "no line break"
    case 1: "one line break"
    default: "\(count) line breaks"
    }
  }
}
