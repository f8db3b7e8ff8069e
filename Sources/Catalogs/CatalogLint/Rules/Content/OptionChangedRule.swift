import Diagnostics
import StringCatalogs
import TextPrimitives

/// Reports a command-line option in the source string that is missing in the translation.
struct OptionChangedRule: Rule {
  let id = "option-changed"
  let family = RuleFamily.content
  let severity = Severity.warning
  let summary = "a command-line option of the source that the translation lacks"
  var checks: RuleChecks { RuleChecks(pair: check, aspect: aspect) }
  let aspect = TextAspects.options

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let options = CommandOptions.all(in: source)
    if options.isEmpty || Self.areDashes(options, pair, source: source, target: target) { return }
    for option in options.prefix(Self.mostOptions) {
      let hasNoun = CommandOptions.isBeforeWord(option, in: source)
      if CommandOptions.has(source.extracting(option), in: target, hasNoun: hasNoun) { continue }
      let name = String(decoding: option.map { source[$0] }, as: UTF8.self)
      // In `++number or --number`, the signs mean "increment" and "decrement". Translators may
      // translate the word `number`.
      if ByteNeedle(("++" + name.dropFirst(2)).utf8).first(in: source) != nil { continue }
      if Self.isParaphrase(target, of: source, option) { continue }
      report(name, of: pair, target: target, &sink)
      return
    }
  }

  /// Returns `true` if all options in a long string are probably ordinary words after a dash.
  ///
  /// An example is `as we all know --it is late`. No translation of such a string contains an
  /// option.
  private static func areDashes(
    _ options: [Range<Int>], _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>
  ) -> Bool {
    guard source.count >= shortestProse, !CommandOptions.isAny(in: target),
      options.allSatisfy({ CommandOptions.isAfterDash($0, in: source) })
    else { return false }
    return pair.others { CommandOptions.isAny(in: $0) }.keeping == 0
  }

  /// The minimum length, in bytes, of a string that may consist of sentences with dashes.
  private static let shortestProse = 160

  /// Returns `true` if a translation rephrases its source without the option and its command.
  ///
  /// The translation is less than half as long as the source, and contains no option and no word of
  /// the quoted command.
  private static func isParaphrase(
    _ target: Span<UInt8>, of source: Span<UInt8>, _ option: Range<Int>
  ) -> Bool {
    func length(_ bytes: Span<UInt8>) -> Int {
      bytes.indices.count { bytes[$0] & 0xC0 != 0x80 }
    }
    guard length(target) * 2 < length(source), !CommandOptions.isAny(in: target) else {
      return false
    }
    let command = CommandOptions.quotedCommand(around: option, in: source)
    return !command.isEmpty && !command.contains { CommandOptions.hasWord($0, in: target) }
  }

  /// The maximum number of options that are checked in a string.
  private static let mostOptions = 200

  private func report(
    _ option: String, of pair: TextPair, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let name = option.dropFirst(2)
    for dash in ["\u{2014}", "\u{2013}"] {
      let written = dash + name
      guard let start = ByteNeedle(written.utf8).first(in: target) else { continue }
      let part = start..<start + written.utf8.count
      sink.report(
        "option '\(option)' begins with a dash instead of two hyphens",
        at: pair.text.range(of: part),
        pair.text.site, notes: ["the command fails if a user copies it"],
        fixIts: pair.text.replacement(of: [(part, option)], "write '\(option)'"))
      return
    }
    sink.report(
      "option '\(option.prefix(40))' is missing from the translation",
      at: pair.text.value.text.sourceRange, pair.text.site,
      notes: ["options have the same name in all languages"])
  }
}
