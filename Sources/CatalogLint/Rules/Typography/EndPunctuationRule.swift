import Diagnostics
import StringCatalogs

/// A translation that ends with another sign than its source, as its language writes it.
struct EndPunctuationRule: PairRule {
  let id = "end-punctuation"
  let family = RuleFamily.typography
  let severity = Severity.info
  let summary = "a translation that ends with another sign than its source"
  let aspect = TextAspects.ending

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let facts = pair.language.facts
    let expected = Self.ending(of: source, pair.sourceLanguage.facts)
    let found = Self.ending(of: target, facts)
    if expected == found {
      if found == .question { checkMark(pair, target, facts, &sink) }
      return
    }
    guard Self.isDifferent(expected, found, facts), !Self.isShort(source, target, expected, found),
      !Self.isOneSentence(target, expected, found, facts),
      !Self.hasColonElsewhere(source, target, expected, found)
    else { return }
    let sign = TextEnding.find(in: target).range
    sink.report(
      Self.message(expected, found),
      at: sign.isEmpty || found == .none
        ? pair.text.value.text.sourceRange : pair.text.range(of: sign), pair.text.site)
  }

  /// Looks for the signs of a question that only some languages have.
  private func checkMark(
    _ pair: TextPair, _ target: Span<UInt8>, _ facts: LanguageFacts, _ sink: inout DiagnosticSink
  ) {
    let sign = TextEnding.find(in: target).range
    let isLatin = sign.count == 1 && target[sign.lowerBound] == UInt8(ascii: "?")
    if isLatin, let mark = WritingHabits.questionMark(of: facts) {
      let range = pair.text.range(of: sign)
      sink.report(
        "the question ends with ?, which \(pair.language.name) writes \(mark)", at: range,
        pair.text.site, fixIts: pair.text.replacement(of: [(sign, mark)], "write \(mark)"))
    }
    if let mark = WritingHabits.openingQuestionMark(of: facts), !Self.contains(mark, target) {
      sink.report(
        "the question has no \(mark), with which \(pair.language.name) opens one",
        at: pair.text.range(of: sign), pair.text.site)
    }
  }

  /// The sign at the end, as the language means it.
  private static func ending(of bytes: Span<UInt8>, _ facts: LanguageFacts) -> TextEnding {
    let found = TextEnding(of: bytes)
    if found == .semicolon { return facts.language == "el" ? .question : .none }
    return found
  }

  private static func isDifferent(
    _ expected: TextEnding, _ found: TextEnding, _ facts: LanguageFacts
  ) -> Bool {
    let signs: Set = [expected, found]
    // How loudly something is said is the translator's choice.
    if signs.isSubset(of: [.period, .exclamation]) { return false }
    if signs == [.none, .exclamation] { return false }
    if WritingHabits.asksInWords(facts), !signs.isDisjoint(with: [.question, .exclamation]) {
      return false
    }
    if WritingHabits.mayAskWithoutSign(facts), signs.contains(.question) { return false }
    if WritingHabits.endsWithoutSign(facts), signs.contains(.period) { return false }
    return true
  }

  /// Whether a full stop may be that of an abbreviation, or none is needed in so few words.
  private static func isShort(
    _ source: Span<UInt8>, _ target: Span<UInt8>, _ expected: TextEnding, _ found: TextEnding
  ) -> Bool {
    guard Set([expected, found]) == [.none, .period] else { return false }
    return spaces(in: source) < 2
      || found == .period && lastWord(target) <= 4 || expected == .period && lastWord(source) <= 4
  }

  /// Whether a text is one sentence in a script that has so few signs that one sentence often has none, and whose
  /// sentences are often those of a source that is none.
  private static func isOneSentence(
    _ target: Span<UInt8>, _ expected: TextEnding, _ found: TextEnding, _ facts: LanguageFacts
  ) -> Bool {
    guard Set([expected, found]) == [.none, .period], WritingHabits.isEastAsian(facts) else {
      return false
    }
    return found == .period || !contains("。", target)
  }

  /// Whether a colon at the end of one text stands elsewhere in the other: it may belong to a name, as that of a
  /// drive does, and the order of words is that of the language.
  private static func hasColonElsewhere(
    _ source: Span<UInt8>, _ target: Span<UInt8>, _ expected: TextEnding, _ found: TextEnding
  ) -> Bool {
    if found == .colon { return hasColon(source) }
    return expected == .colon && hasColon(target)
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

  /// The bytes of the last word in front of its full stop.
  private static func lastWord(_ bytes: Span<UInt8>) -> Int {
    let end = TextEnding.find(in: bytes).range.lowerBound
    var start = end
    while start > 0, bytes[start - 1] > 0x20, bytes[start - 1] != UInt8(ascii: ".") { start -= 1 }
    return end - start
  }

  private static func contains(_ mark: String, _ bytes: Span<UInt8>) -> Bool {
    ByteNeedle(mark.utf8).first(in: bytes) != nil
  }

  private static func message(_ expected: TextEnding, _ found: TextEnding) -> String {
    "the source ends with \(name(expected)), the translation with \(name(found))"
  }

  private static func name(_ ending: TextEnding) -> String {
    switch ending {
    case .none, .semicolon: "none"
    case .period: "a full stop"
    case .question: "a question mark"
    case .exclamation: "an exclamation mark"
    case .colon: "a colon"
    case .ellipsis: "an ellipsis"
    }
  }
}
