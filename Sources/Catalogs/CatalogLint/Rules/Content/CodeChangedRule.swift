import Diagnostics
import StringCatalogs
import TextPrimitives

/// Code of the source that the translation does not have.
struct CodeChangedRule: Rule {
  let id = "code-changed"
  let family = RuleFamily.content
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "code or a quoted command of the source that the translation does not have"
  var checks: RuleChecks { RuleChecks(pair: check, aspect: aspect) }
  let aspect = TextAspects.code

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let found = CodeSpans(in: source)
    // In other programs, quoted words are a phrase.
    let commands =
      pair.text.content.format.traits.isForTerminals ? CodeSpans.quotedCommands(in: source) : []
    if found.spans.isEmpty, commands.isEmpty { return }
    let candidates =
      found.spans.prefix(Self.mostSpans).map { ($0, false) } + commands.map { ($0, true) }
    var plain: [UInt8]?
    var doubtful: String?
    for (span, isQuoted) in candidates where !target.hasCode(source.extracting(span)) {
      let translation = plain ?? CodeSpans.plain(target)
      plain = translation
      for part in CodeSpans.fixedParts(of: source.extracting(span))
      where !translation.span.hasCode(Array(part.utf8).span)
        && !Self.isPhrase(part, in: translation, of: target)
        && !pair.scanned.signatures.isArgument(part, in: pair.text)
      {
        let isProved =
          (found.isElement(span) || CodeSpans.isClear(part))
          && !Self.hasCommand(of: part, in: translation)
        switch evidence(of: part, pair, isQuoted: isQuoted) {
        case .against: continue
        case _ where Self.hasMost(of: part, target):
          doubtful = doubtful ?? part
        case .none where !isProved && !pair.scanned.signatures.hasArgument(part):
          doubtful = doubtful ?? part
        case .inFavor where Self.hasCommand(of: part, in: translation):
          doubtful = doubtful ?? part
        case .none, .inFavor:
          return report(part, of: pair, isQuoted: isQuoted, severity: .warning, &sink)
        }
      }
    }
    if let doubtful { report(doubtful, of: pair, isQuoted: false, severity: .info, &sink) }
  }

  private func report(
    _ part: String, of pair: TextPair, isQuoted: Bool, severity: Severity,
    _ sink: inout DiagnosticSink
  ) {
    let note =
      severity == .info
      ? "it is marked as code in the source; the translation may be right"
      : "it is \(isQuoted ? "a command" : "code") in the source, and the same in all languages"
    sink.report(
      "the translation has no '\(part.prefix(40))'", at: pair.text.value.text.sourceRange,
      pair.text.site, severity: severity, notes: [note])
  }

  /// What the translations into all languages show about some code.
  private enum Evidence {
    /// Most translators have translated it, such as a word that the reader shall type.
    case against
    case none
    /// At least three of four translations have it.
    case inFavor
  }

  /// Returns what translations show about some code of their source.
  ///
  /// What is only quoted is a command if three of four translations have it.
  private func evidence(of part: String, _ pair: TextPair, isQuoted: Bool) -> Evidence {
    let code = Array(part.utf8)
    let others = pair.others { CodeSpans.plain($0).span.contains(code.span) }
    let texts = others.count + 1
    let isKept = texts >= Self.fewestTexts && others.keeping * 4 >= texts * 3
    if isQuoted { return isKept ? .inFavor : .against }
    if texts - others.keeping >= Self.mostWithoutName, Self.isName(part) { return .against }
    if isKept { return .inFavor }
    return texts < Self.fewestTexts || others.keeping * 2 >= texts ? .none : .against
  }

  /// Returns `true` if a text has the first word of some code with arguments, which may be examples
  /// that a translator adapts: `/tag #name`.
  private static func hasCommand(of part: String, in text: [UInt8]) -> Bool {
    let words = part.utf8.split(separator: 0x20)
    guard words.count > 1, let command = words.first else { return false }
    return text.span.hasCode(Array(command).span)
  }

  /// Returns `true` if a translation has some long code with an ending, in a tag, or without its
  /// first slash: `/r/swift` and `r/swift`.
  private static func hasMost(of part: String, _ target: Span<UInt8>) -> Bool {
    let code = Array(part.utf8)
    guard code.count >= fewestBytes else { return false }
    return target.contains(code.span)
      || code[0] == UInt8(ascii: "/") && target.hasCode(Array(code.dropFirst()).span)
  }

  /// Shorter code is a part of other words.
  private static let fewestBytes = 8

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

  /// No text for people has more code.
  private static let mostSpans = 100
}
