import Diagnostics

/// Reports repeated spaces between words in a source, or in a translation whose source has none.
struct DoubleSpaceRule: Rule {
  let id = "double-space"
  let family = RuleFamily.typography
  let severity = Severity.info
  let summary = "two or three spaces between two words"
  var checks: RuleChecks { RuleChecks(text: check, pair: check, traits: traits, aspect: aspect) }
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
    var offset = 0
    // If at least one line of the string seems to be arranged in columns, nothing is reported.
    var isInColumns = false
    while offset + 1 < bytes.count {
      guard bytes[offset] == 0x20, bytes[offset + 1] == 0x20 else {
        if bytes[offset] == 0x09 { isInColumns = true }
        offset += 1
        continue
      }
      let start = offset
      while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
      // A different rule reports leading and trailing white space.
      guard start > 0, offset < bytes.count else { continue }
      if bytes[start - 1] == 0x0A || offset - start > Self.longest { isInColumns = true }
      guard bytes[start - 1] > 0x20, bytes[offset] > 0x20,
        Self.isWord(bytes[start - 1], Self.signsBehindWords),
        Self.isWord(bytes[offset], Self.signsBeforeWords),
        !Self.isSentenceEnd(before: start, in: bytes)
      else { continue }
      runs.append(start + 1..<offset)
    }
    guard let first = runs.first, !isInColumns else { return }
    let times = runs.count == 1 ? "" : "; \(runs.count - 1) more"
    sink.report(
      "repeated space between two words\(times)", at: text.range(of: first), text.site,
      fixIts: text.removal(of: runs, "write one space", isSafe: false))
  }

  /// The maximum number of adjacent spaces to report; more are probably intentional.
  private static let longest = 3

  /// The ASCII signs that a reported space may follow, in addition to letters and digits.
  ///
  /// Extra spaces next to other signs may be intentional. For example, some authors type two spaces
  /// after a sentence.
  private static let signsBehindWords = ",;)]'\"%}"
  private static let signsBeforeWords = "('\"%{"

  /// Returns `true` if a byte is part of a letter, a digit, a non-ASCII character or a given sign.
  private static func isWord(_ byte: UInt8, _ signs: String) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80 || signs.utf8.contains(byte)
  }

  /// Returns `true` if a sentence ends before an offset.
  ///
  /// A closing quotation mark or parenthesis may follow the punctuation of the sentence.
  private static func isSentenceEnd(before end: Int, in bytes: [UInt8]) -> Bool {
    var place = end
    while place > 0, ")]'\"".utf8.contains(bytes[place - 1]) { place -= 1 }
    let text = bytes[..<place]
    return place > 0
      && (".!?:".utf8.contains(bytes[place - 1])
        || ["…", "。", "！", "？", "：", "।", "؟", "۔"].contains { text.hasSuffix($0.utf8) })
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ other: String.UTF8View) -> Bool {
    suffix(other.count).elementsEqual(other)
  }
}
