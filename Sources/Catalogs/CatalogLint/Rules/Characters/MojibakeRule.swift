import Diagnostics
import LanguageTags
import StringCatalogs

/// Reports letters such as `Ã¤`, which result from decoding with the wrong encoding.
struct MojibakeRule: Rule {
  let id = "mojibake"
  let family = RuleFamily.characters
  let severity = Severity.error
  let summary = "UTF-8 that was read as Windows-1252, such as “Ã¤” for “ä”"
  var checks: RuleChecks { RuleChecks(text: check, traits: traits) }
  let traits: TextTraits = .mojibake

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    let string = text.string
    // In a pseudo-language, letters such as `Ã` are intentional.
    let isForPeople = text.language.tag.map { !$0.isReserved } ?? true
    let language = isForPeople ? text.language.facts.language : nil
    let runs = Mojibake(string, language: language).runs
    guard let first = runs.first, !isRepeated(text) else { return }
    let times = runs.count == 1 ? "" : ", and \(runs.count - 1) more"
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
      notes: ["its bytes in Windows-1252 are UTF-8, so the string was read in the wrong encoding"],
      fixIts: isKnown ? text.replacement(of: replacements, Self.title(first.meant)) : [])
  }

  /// Returns `true` if the source string in the same entry also contains mojibake.
  ///
  /// In that case, the whole file was decoded incorrectly, and only the source string is reported.
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
    meant == "\u{FEFF}" ? "remove it" : "write “\(shortened(meant))”"
  }

  private static func shortened(_ text: String) -> String {
    let front = text.unicodeScalars.prefix(24)
    return front.endIndex < text.endIndex ? String(front) + "…" : text
  }
}
