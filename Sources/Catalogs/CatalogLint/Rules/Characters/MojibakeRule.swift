import Diagnostics
import LanguageTags
import StringCatalogs
import TextPrimitives

/// Reports letters such as `Ã¤`, which result from decoding with the wrong encoding.
struct MojibakeRule: Rule {
  let id = "mojibake"
  let family = RuleFamily.characters
  let severity = Severity.error
  let summary = "UTF-8 that was read as Windows-1252, such as “Ã¤” for “ä”"
  var checks: RuleChecks { RuleChecks(text: check, summary: summarize, traits: traits) }
  let traits: TextTraits = .mojibake

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    let string = text.string
    // In a pseudo-language, letters such as `Ã` are intentional.
    let isForPeople = text.language.tag.map { !$0.isReserved } ?? true
    let language = isForPeople ? text.language.facts.language : nil
    let runs = Mojibake(string, language: language).runs
    guard let first = runs.first, !isRepeated(text) else { return }
    let times = runs.count == 1 ? "" : "; \(runs.count - 1) more"
    let found = Self.shortened(String(string[first.range]))
    let meant =
      switch first.meant {
      case "\u{FEFF}": "U+FEFF byte order mark"
      case "\u{FFFD}": "U+FFFD replacement character"
      default: "“\(Self.shortened(first.meant))”"
      }
    // If a replacement character was decoded incorrectly, the original character is lost.
    let isKnown = !runs.contains { $0.meant.unicodeScalars.contains("\u{FFFD}") }
    let replacements = runs.map { run in
      (part: run.part, text: String(run.meant.unicodeScalars.filter { $0 != "\u{FEFF}" }))
    }
    sink.report(
      "“\(found)” is probably a misread \(meant)\(times)", at: text.range(of: first.part),
      text.site,
      notes: ["a program probably read the UTF-8 of the string as Windows-1252"],
      fixIts: isKnown ? text.replacement(of: replacements, Self.title(first.meant)) : [])
  }

  /// Replaces the diagnostics of a properties file in UTF-8 in which a few lines have other bytes.
  ///
  /// Because of these lines, Java reads the whole file as ISO 8859-1.
  func summarize(_ group: inout FileDiagnostics) {
    guard group.diagnostics.count > 1, let content = group.content, content.isLatin1,
      let lines = Self.foreignLines(in: content.bytes), let first = lines.first
    else { return }
    group.replace(
      where: { _ in true },
      by: "bytes that are not UTF-8 make Java read the file as ISO 8859-1",
      note: lines.count == 1
        ? "one line has such bytes; the app displays the other lines incorrectly"
        : "\(lines.count) lines have such bytes; the app displays the other lines incorrectly",
      at: first)
  }

  /// Returns the first invalid byte of each line that is not UTF-8.
  ///
  /// Returns `nil` unless most lines with bytes outside ASCII are UTF-8.
  private static func foreignLines(in bytes: [UInt8]) -> [SourceRange]? {
    var (foreign, valid): ([SourceRange], Int) = ([], 0)
    for line in bytes.split(separator: 0x0A) where line.contains(where: { $0 >= 0x80 }) {
      if let offset = UTF8Sequence.firstInvalidOffset(in: Array(line).span) {
        let start = line.startIndex + offset
        foreign.append(SourceRange(start, start + 1))
      } else {
        valid += 1
      }
    }
    return foreign.count < valid ? foreign : nil
  }

  /// Returns `true` if the source string in the same entry also contains mojibake.
  ///
  /// In that case, the whole file was probably decoded incorrectly, and only the source string is
  /// reported.
  private func isRepeated(_ text: LintedText) -> Bool {
    let content = text.content
    guard content.format.traits.keys == .sourceString, let entry = text.site.entry,
      let value = text.site.value,
      let source = content.entries[entry].localizations.first.map({ content.localizations[$0] })
    else { return false }
    return source.values.prefix { $0 < value }.contains { place in
      !Mojibake(content.string(content.values[place].text), language: nil).runs.isEmpty
    }
  }

  private static func title(_ meant: String) -> String {
    meant == "\u{FEFF}" ? "remove the characters" : "write “\(shortened(meant))”"
  }

  private static func shortened(_ text: String) -> String {
    let front = text.unicodeScalars.prefix(24)
    return front.endIndex < text.endIndex ? String(front) + "…" : text
  }
}
