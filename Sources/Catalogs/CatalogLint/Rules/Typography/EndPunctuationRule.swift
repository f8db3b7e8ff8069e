import Diagnostics
import StringCatalogs

/// Reports a translation whose final punctuation differs from that of its source.
///
/// Punctuation that is equivalent according to the rules of the language is not reported.
struct EndPunctuationRule: Rule {
  let id = "end-punctuation"
  let family = RuleFamily.typography
  let severity = Severity.info
  let summary = "a translation that ends with different punctuation than its source"
  var checks: RuleChecks { RuleChecks(pair: check, aspect: aspect) }
  let aspect = TextAspects.ending

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let facts = pair.language.facts
    let endings = Endings(
      source: Self.ending(of: source, pair.sourceLanguage.facts),
      target: Self.ending(of: target, facts))
    if endings.source == endings.target {
      if endings.target == .question { checkMark(of: pair, in: target, &sink) }
      return
    }
    guard Self.isDifferent(endings, in: facts),
      !Self.isShort(endings, source: source, target: target),
      !Self.isOneSentence(target, endings, in: facts),
      !Self.hasColonElsewhere(endings, source: source, target: target)
    else { return }
    let sign = TextEnding.find(in: target).range
    sink.report(
      endings.message,
      at: sign.isEmpty || endings.target == .none
        ? pair.text.value.text.sourceRange : pair.text.range(of: sign), pair.text.site)
  }

  /// Reports `?` in a language with a different question mark, such as Greek.
  ///
  /// In Spanish, a missing opening question mark is reported.
  private func checkMark(
    of pair: TextPair, in target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let facts = pair.language.facts
    let sign = TextEnding.find(in: target).range
    let isLatin = sign.count == 1 && target[sign.lowerBound] == UInt8(ascii: "?")
    if isLatin, let mark = WritingHabits.questionMark(of: facts) {
      let range = pair.text.range(of: sign)
      sink.report(
        "question in '\(pair.language.name)' ends with '?' instead of '\(mark)'", at: range,
        pair.text.site, fixIts: pair.text.replacement(of: [(sign, mark)], "write \(mark)"))
    }
    if let mark = WritingHabits.openingQuestionMark(of: facts), !Self.contains(mark, target) {
      sink.report(
        "question in '\(pair.language.name)' has no opening '\(mark)'",
        at: pair.text.range(of: sign), pair.text.site)
    }
  }

  /// Returns the final punctuation mark, as interpreted in the language.
  private static func ending(of bytes: Span<UInt8>, _ facts: LanguageFacts) -> TextEnding {
    let found = TextEnding(of: bytes)
    if found == .semicolon { return facts.language == "el" ? .question : .none }
    return found
  }

  private static func isDifferent(_ endings: Endings, in facts: LanguageFacts) -> Bool {
    let signs = endings.signs
    // Translators may choose between a period and an exclamation mark.
    if signs.isSubset(of: [.period, .exclamation]) { return false }
    if signs == [.none, .exclamation] { return false }
    if WritingHabits.asksInWords(facts), !signs.isDisjoint(with: [.question, .exclamation]) {
      return false
    }
    if WritingHabits.mayAskWithoutSign(facts), signs.contains(.question) { return false }
    if WritingHabits.endsWithoutSign(facts), signs.contains(.period) { return false }
    return true
  }

  /// Returns `true` if the period may be part of an abbreviation, or the source has few words.
  private static func isShort(
    _ endings: Endings, source: Span<UInt8>, target: Span<UInt8>
  ) -> Bool {
    guard endings.signs == [.none, .period] else { return false }
    return spaces(in: source) < 2 || endings.target == .period && lastWord(target) <= 4
      || endings.source == .period && lastWord(source) <= 4
  }

  /// Returns `true` if an East Asian translation may omit or add the final period.
  ///
  /// In East Asian languages, a single sentence often has no final period. A translation may also
  /// be a sentence although its source is not.
  private static func isOneSentence(
    _ target: Span<UInt8>, _ endings: Endings, in facts: LanguageFacts
  ) -> Bool {
    guard endings.signs == [.none, .period], WritingHabits.isEastAsian(facts) else {
      return false
    }
    return endings.target == .period || !contains("。", target)
  }

  /// Returns `true` if one string ends with a colon and the other contains a colon.
  ///
  /// The colon may be part of a name, such as a drive letter, which has a different position in the
  /// other language.
  private static func hasColonElsewhere(
    _ endings: Endings, source: Span<UInt8>, target: Span<UInt8>
  ) -> Bool {
    if endings.target == .colon { return hasColon(source) }
    return endings.source == .colon && hasColon(target)
  }

  private static func hasColon(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] == UInt8(ascii: ":") { return true }
    return contains("：", bytes)
  }

  private static func spaces(in bytes: Span<UInt8>) -> Int {
    var count = 0
    for index in bytes.indices where bytes[index] == 0x20 { count += 1 }
    return count
  }

  /// Returns the length of the last word, in bytes, without its period.
  private static func lastWord(_ bytes: Span<UInt8>) -> Int {
    let end = TextEnding.find(in: bytes).range.lowerBound
    var start = end
    while start > 0, bytes[start - 1] > 0x20, bytes[start - 1] != UInt8(ascii: ".") { start -= 1 }
    return end - start
  }

  private static func contains(_ mark: String, _ bytes: Span<UInt8>) -> Bool {
    ByteNeedle(mark.utf8).first(in: bytes) != nil
  }
}

/// The final punctuation of a source and its translation.
private struct Endings {
  let source: TextEnding
  let target: TextEnding

  var signs: Set<TextEnding> { [source, target] }

  var message: String {
    "translation ends with \(Self.name(target)), but the source with \(Self.name(source))"
  }

  private static func name(_ ending: TextEnding) -> String {
    switch ending {
    case .none, .semicolon: "no punctuation"
    case .period: "a full stop"
    case .question: "a question mark"
    case .exclamation: "an exclamation mark"
    case .colon: "a colon"
    case .ellipsis: "an ellipsis"
    }
  }
}
