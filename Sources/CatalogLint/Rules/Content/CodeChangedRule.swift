import ByteBuffers
import Diagnostics
import StringCatalogs

/// Code of the source that the translation does not have.
struct CodeChangedRule: PairRule {
  let id = "code-changed"
  let family = RuleFamily.content
  let severity = Severity.warning
  let summary = "code or a quoted command of the source that the translation does not have"
  let aspect = TextAspects.code

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let spans = CodeSpans(in: source).spans.prefix(Self.mostSpans)
    // In other programs, quoted words are a phrase.
    let commands =
      pair.text.content.format.traits.isForTerminals ? CodeSpans.quotedCommands(in: source) : []
    if spans.isEmpty, commands.isEmpty { return }
    var plain: [UInt8]?
    for (span, isQuoted) in spans.map({ ($0, false) }) + commands.map({ ($0, true) })
    where !target.hasCode(source.extracting(span)) {
      let translation = plain ?? CodeSpans.plain(target)
      plain = translation
      for part in CodeSpans.fixedParts(of: source.extracting(span))
      where !translation.span.hasCode(Array(part.utf8).span)
        && !Self.isPhrase(part, in: translation, of: target)
        && isKept(part, pair, isQuoted: isQuoted)
        && !pair.scanned.signatures.isArgument(part, in: pair.text)
      {
        let kind = isQuoted ? "a command" : "code"
        sink.report(
          "the translation has no '\(part.prefix(40))'", at: pair.text.value.text.sourceRange,
          pair.text.site, notes: ["it is \(kind) in the source, and the same in all languages"])
        return
      }
    }
  }

  /// A Boolean value that indicates whether at least half of the translations have some code.
  ///
  /// What most translators have translated, such as a word that the reader shall type, is no code.
  /// What is only quoted is a command if three of four translations have it.
  private func isKept(_ part: String, _ pair: TextPair, isQuoted: Bool) -> Bool {
    let catalog = pair.text.catalog
    let code = Array(part.utf8)
    var buffer: [UInt8] = []
    var texts = 0
    var kept = 0
    for localization in catalog.localizations[pair.key.localizations]
    where localization.language != catalog.source {
      let content = catalog.files[localization.file].shared.content
      let found = content.localizations[localization.localization]
      guard let value = found.values.first, !content.values[value].text.isEmpty else { continue }
      texts += 1
      content.decode(content.values[value].text, into: &buffer)
      if CodeSpans.plain(buffer.span).span.contains(code.span) { kept += 1 }
      if texts == Self.mostTexts { break }
      // So many are without it that three of four cannot have it.
      if isQuoted, (texts - kept) * 4 > min(pair.key.localizations.count, Self.mostTexts) {
        return false
      }
    }
    if !isQuoted, texts - kept >= Self.mostWithoutName, Self.isName(part) { return false }
    if isQuoted { return texts >= Self.fewestTexts && kept * 4 >= texts * 3 }
    return texts < Self.fewestTexts || kept * 2 >= texts
  }

  /// A Boolean value that indicates whether some code is words of prose that a text has with other
  /// capital letters, such as nouns in German: `HTML5 audio` and `HTML5 Audio`.
  ///
  /// One word is prose if it has only letters, no capital letter after the first, and the text has
  /// no code: at the start of a sentence, `sox` is "Sox".
  private static func isPhrase(
    _ part: String, in text: [UInt8], of target: Span<UInt8>
  ) -> Bool {
    let words = part.utf8.split(separator: 0x20)
    guard
      words.allSatisfy({ $0.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 } }),
      words.count > 1
        || part.utf8.dropFirst().allSatisfy({ $0 &- 0x61 < 26 })
          && CodeSpans(in: target).spans.isEmpty
    else { return false }
    let lowercase = Array(String(decoding: text, as: UTF8.self).lowercased().utf8)
    if words.count > 1 { return lowercase.span.hasCode(Array(part.lowercased().utf8).span) }
    let needle = ByteNeedle(part.lowercased().utf8)
    var start = 0
    while let place = needle.first(in: lowercase.span, from: start) {
      // The language may append an ending, and has no letter before it.
      if place == 0 || lowercase[place - 1] &- 0x61 >= 26 { return true }
      start = place + 1
    }
    return false
  }

  /// A Boolean value that indicates whether some code is one word with only its first letter
  /// capital, such as the label of a folder: `Trash`.
  private static func isName(_ part: String) -> Bool {
    guard part.utf8.count > 2, let first = part.utf8.first, first &- 0x41 < 26 else { return false }
    return part.utf8.dropFirst().allSatisfy { $0 &- 0x61 < 26 }
  }

  /// As many translations without a word show that it is a name for people.
  private static let mostWithoutName = 3

  /// The fewest translations by which it is known whether translators keep some code.
  private static let fewestTexts = 4
  /// As many as that tell.
  private static let mostTexts = 50

  /// No text for people has more code.
  private static let mostSpans = 100
}
