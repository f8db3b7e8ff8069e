import Diagnostics

/// Two spaces between two words: in the source, or in a translation whose source has none.
struct DoubleSpaceRule: TextRule, PairRule {
  let id = "double-space"
  let family = RuleFamily.typography
  let severity = Severity.info
  let summary = "two spaces between two words"
  let traits = TextTraits.doubleSpace
  let aspect = TextAspects.spaces

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    if text.isSource { report(text, &sink) }
  }

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    report(pair.text, &sink)
  }

  private func report(_ text: LintedText, _ sink: inout DiagnosticSink) {
    let bytes = Array(text.string.utf8)
    var runs: [Range<Int>] = []
    var isSafe = true
    var offset = 0
    while offset + 1 < bytes.count {
      guard bytes[offset] == 0x20, bytes[offset + 1] == 0x20 else {
        offset += 1
        continue
      }
      let start = offset
      while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
      // At the ends it is the affair of other rules; at the beginning of a line it is an indentation; many
      // spaces are a column of a table.
      guard start > 0, offset < bytes.count, offset - start <= Self.longest,
        bytes[start - 1] > 0x20, bytes[offset] > 0x20
      else { continue }
      runs.append(start + 1..<offset)
      isSafe = isSafe && Self.isInText(bytes[start - 1], bytes[offset])
    }
    guard let first = runs.first else { return }
    let times = runs.count == 1 ? "" : ", and at \(runs.count - 1) more places"
    sink.report(
      "two spaces stand where one is enough\(times)", at: text.range(of: first), text.site,
      fixIts: text.removal(of: runs, "write one space", isSafe: isSafe))
  }

  /// More spaces than this are there for a reason.
  private static let longest = 3

  /// Whether there are words on both sides: between signs or values, the width may be wanted.
  private static func isInText(_ front: UInt8, _ behind: UInt8) -> Bool {
    let isFront =
      (front | 0x20) &- 0x61 < 26 || front &- 0x30 < 10 || front >= 0x80
      || ".,;:!?)".utf8.contains(front)
    return isFront && ((behind | 0x20) &- 0x61 < 26 || behind &- 0x30 < 10 || behind >= 0xC3)
  }
}
