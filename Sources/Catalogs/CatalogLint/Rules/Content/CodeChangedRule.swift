import Diagnostics
import StringCatalogs
import TextPrimitives

/// Reports code in the source string that is missing in the translation.
struct CodeChangedRule: Rule {
  let id = "code-changed"
  let family = RuleFamily.content
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "code or a quoted command of the source that the translation lacks"
  var checks: RuleChecks { RuleChecks(pair: check, aspect: aspect) }
  let aspect = TextAspects.code

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let found = CodeSpans(in: source)
    // Quotations are commands only in the file formats that command-line programs use.
    let commands =
      pair.text.content.format.traits.isForTerminals ? CodeSpans.quotedCommands(in: source) : []
    if found.spans.isEmpty, commands.isEmpty { return }
    let candidates =
      found.spans.prefix(Self.mostSpans).map { ($0, false) } + commands.map { ($0, true) }
    var plain: [UInt8]?
    var doubtful: (part: String, isQuoted: Bool)?
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
          doubtful = doubtful ?? (part, isQuoted)
        case .none where !isProved && !pair.scanned.signatures.hasArgument(part):
          doubtful = doubtful ?? (part, isQuoted)
        case .inFavor where Self.hasCommand(of: part, in: translation):
          doubtful = doubtful ?? (part, isQuoted)
        case .none, .inFavor:
          return report(part, of: pair, isQuoted: isQuoted, severity: .warning, &sink)
        }
      }
    }
    if let (part, isQuoted) = doubtful {
      report(part, of: pair, isQuoted: isQuoted, severity: .info, &sink)
    }
  }

  private func report(
    _ part: String, of pair: TextPair, isQuoted: Bool, severity: Severity,
    _ sink: inout DiagnosticSink
  ) {
    let kind = isQuoted ? "command" : "code"
    let note =
      severity == .info
      ? "the source marks the \(kind), but the translation may be correct"
      : "\(isQuoted ? "commands are" : "code is") the same in all languages"
    sink.report(
      "\(kind) '\(part.prefix(40))' is missing from the translation",
      at: pair.text.value.text.sourceRange, pair.text.site, severity: severity, notes: [note])
  }

  /// The evidence, from all translations of a string, for or against a source span being code.
  private enum Evidence {
    /// Too many translations change the span, which may be a word for the user to type.
    case against
    case none
    /// There are at least four translations, and at least three quarters of them contain the span.
    case inFavor
  }

  /// Returns the evidence, from all translations of a string, on whether a source span is code.
  ///
  /// A quotation is a command only if three quarters of the translations keep it unchanged.
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

  /// Returns `true` if code has several words, and a string contains the first of them.
  ///
  /// In code such as `/tag #name`, the first word is the command. Its arguments may be examples,
  /// which translators may adapt.
  private static func hasCommand(of part: String, in text: [UInt8]) -> Bool {
    let words = part.utf8.split(separator: 0x20)
    guard words.count > 1, let command = words.first else { return false }
    return text.span.hasCode(Array(command).span)
  }

  /// Returns `true` if a translation contains long code with only a small change.
  ///
  /// The code may have an inflectional ending, be part of a longer word, or lack its leading slash,
  /// as in `r/swift` for `/r/swift`.
  private static func hasMost(of part: String, _ target: Span<UInt8>) -> Bool {
    let code = Array(part.utf8)
    guard code.count >= fewestBytes else { return false }
    return target.contains(code.span)
      || code[0] == UInt8(ascii: "/") && target.hasCode(Array(code.dropFirst()).span)
  }

  /// The minimum length, in bytes, of code that is unlikely to occur by chance within other words.
  private static let fewestBytes = 8

  /// Returns `true` if a string contains the words of code with different capitalization.
  ///
  /// For example, German capitalizes nouns, so `HTML5 audio` becomes `HTML5 Audio`. A single word
  /// is prose if it consists of letters, at most the first of them uppercase, and the translation
  /// contains no code. At the start of a sentence, for example, `sox` becomes "Sox".
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
      // A language may append an inflectional ending to the word, but no prefix.
      if place == 0 || lowercase[place - 1] &- 0x61 >= 26 { return true }
      start = place + 1
    }
    return false
  }

  /// Returns `true` if code is a capitalized word, such as the folder name `Trash`.
  private static func isName(_ part: String) -> Bool {
    guard part.utf8.count > 2, let first = part.utf8.first, first &- 0x41 < 26 else { return false }
    return part.utf8.dropFirst().allSatisfy { $0 &- 0x61 < 26 }
  }

  /// The number of translations that must omit a capitalized word for it to be treated as prose.
  private static let mostWithoutName = 3

  /// The minimum number of translations needed to infer whether translators keep a span unchanged.
  private static let fewestTexts = 4

  /// The maximum number of spans in a source string that are checked.
  private static let mostSpans = 100
}
