import Diagnostics
import LanguageTags
import TextPrimitives

/// Reports Cyrillic or Greek letters in a Latin word that look like Latin letters, or the reverse.
///
/// A visible mixture of scripts is correct in units (`µm`, `kΩ`), and in names in one script with
/// an ending in another (`PDFы`).
struct MixedScriptWordRule: Rule {
  let id = "mixed-script-word"
  let family = RuleFamily.characters
  let severity = Severity.warning
  let summary = "a letter of another script that looks like a letter of the word's script"
  var checks: RuleChecks { RuleChecks(text: check, traits: traits) }
  let traits: TextTraits = .mixedScript

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    let string = text.string
    let script = text.language.facts.script
    let language = text.language.tag?.language ?? ""
    var first: (word: MixedScriptWord, letter: MixedScriptWord.Letter)?
    var words = 0
    var replacements: [(part: Range<Int>, text: String)] = []
    MixedScriptWord.forEach(in: string) { word in
      let letters = word.letters(in: string, language: script)
      guard let letter = letters.first,
        letters.allSatisfy({ LookAlikes.isUsed($0.counterpart, in: language) }),
        letters.count > 1 || !Self.isAccelerator(letter, in: string)
      else { return }
      first = first ?? (word, letter)
      words += 1
      replacements += letters.map { ($0.part, String(Character($0.counterpart))) }
    }
    guard let (word, letter) = first else { return }
    let others =
      switch words {
      case 1: ""
      case 2: "; 1 more word mixes scripts"
      default: "; \(words - 1) more words mix scripts"
      }
    sink.report(
      Self.message(string[word.range], letter) + others,
      at: text.range(of: letter.part), text.site,
      notes: [
        "the letter is \(letter.scalar.spelledOut), not \(letter.counterpart.spelledOut)",
        "both letters look the same, but searches, spell checkers and screen readers get a "
          + "different word",
      ],
      fixIts: text.replacement(of: replacements, "write each word in one script"))
  }

  /// Returns `true` if a letter directly follows the mark of an accelerator.
  ///
  /// In that case, the letter is the key to press, which may be on a Latin keyboard.
  private static func isAccelerator(_ letter: MixedScriptWord.Letter, in string: String) -> Bool {
    let bytes = string.utf8
    guard letter.part.lowerBound > 0 else { return false }
    let mark = bytes[bytes.index(bytes.startIndex, offsetBy: letter.part.lowerBound - 1)]
    return mark == UInt8(ascii: "&") || mark == UInt8(ascii: "_")
  }

  private static func message(_ word: Substring, _ letter: MixedScriptWord.Letter) -> String {
    let shown = word.unicodeScalars.count > 20 ? "" : " of “\(word)”"
    return "letter “\(letter.scalar)”\(shown) is \(script(of: letter.scalar)), "
      + "not \(script(of: letter.counterpart))"
  }

  /// Returns the first word of a letter's Unicode name, which names the script, such as `Latin`.
  private static func script(of scalar: Unicode.Scalar) -> String {
    guard let word = scalar.name?.prefix(while: { $0 != " " }) else {
      return scalar.spelledOut
    }
    return word.prefix(1) + word.dropFirst().lowercased()
  }
}
