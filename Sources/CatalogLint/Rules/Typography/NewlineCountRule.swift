import Diagnostics
import StringCatalogs

/// A translation with more or fewer line breaks than its source.
struct NewlineCountRule: PairRule {
  let id = "newline-count"
  let family = RuleFamily.typography
  let severity = Severity.info
  let since = "0.2"
  let summary = "a translation with more or fewer line breaks than its source"
  let aspect = TextAspects.lines

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let own = Self.count(target)
    let other = Self.count(source)
    guard own.lines != other.lines else { return }
    let extra = own.lines > other.lines
    let range = extra ? own.last.map { pair.text.range(of: $0) } : nil
    sink.report(
      "the translation has \(Self.spelled(own.lines)), the source \(Self.spelled(other.lines))",
      at: range ?? pair.text.value.text.sourceRange, pair.text.site)
  }

  /// The line breaks of a text, and the last of them; CR and LF together are one.
  private static func count(_ bytes: Span<UInt8>) -> (lines: Int, last: Range<Int>?) {
    var lines = 0
    var last: Range<Int>?
    for index in bytes.indices where bytes[index] == 0x0A {
      lines += 1
      last = index..<index + 1
    }
    return (lines, last)
  }

  private static func spelled(_ count: Int) -> String {
    switch count {
    case 0: "no line break"
    case 1: "one line break"
    default: "\(count) line breaks"
    }
  }
}
