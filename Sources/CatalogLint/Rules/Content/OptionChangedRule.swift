import ByteBuffers
import Diagnostics
import StringCatalogs

/// An option of a command line that the translation does not have.
struct OptionChangedRule: PairRule {
  let id = "option-changed"
  let family = RuleFamily.content
  let severity = Severity.warning
  let summary = "an option of a command line that is missing in the translation"
  let aspect = TextAspects.options

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    for option in CommandOptions.all(in: source).prefix(Self.mostOptions) {
      let hasNoun = CommandOptions.isBeforeNoun(option, in: source)
      if CommandOptions.has(source.extracting(option), in: target, hasNoun: hasNoun) { continue }
      let name = String(decoding: option.map { source[$0] }, as: UTF8.self)
      report(name, of: pair, target: target, &sink)
      return
    }
  }

  /// No text for people has more options.
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
        "the option '\(option)' is written with a dash", at: pair.text.range(of: part),
        pair.text.site, notes: ["a command that somebody copies from the text fails"],
        fixIts: pair.text.replacement(of: [(part, option)], "write \(option)"))
      return
    }
    sink.report(
      "the translation has no '\(option.prefix(40))'", at: pair.text.value.text.sourceRange,
      pair.text.site, notes: ["the option of the source has the same name in all languages"])
  }
}
