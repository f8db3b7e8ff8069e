import Diagnostics
import TextPrimitives

/// Reports an embedding or isolate without an end, or an end without a start.
struct BidiUnbalancedRule: Rule {
  let id = "bidi-unbalanced"
  let family = RuleFamily.characters
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary =
    "a directional embedding or isolate without an end in its paragraph, or an end without a start"
  var checks: RuleChecks { RuleChecks(text: check, traits: traits) }
  let traits: TextTraits = .embedding

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    let string = text.string
    guard let unpaired = BidiControls(string).firstUnpaired else { return }
    // A different rule reports overrides.
    if unpaired.scalar == "\u{202D}" || unpaired.scalar == "\u{202E}" { return }
    let place = string.surroundings(of: unpaired.range)
    let name = unpaired.scalar.spelledOut
    if unpaired.scalar == "\u{202C}" || unpaired.scalar == "\u{2069}" {
      sink.report(
        "\(name) has no matching start in its paragraph",
        at: text.range(of: unpaired.part), text.site, severity: .info,
        notes: [
          "the character is \(place)",
          "if the app joins strings, the character may end an embedding or isolate of another "
            + "string",
        ],
        fixIts: text.removal(of: [unpaired.part], "remove the character", isSafe: false))
    } else {
      // A control is probably harmless if it is at the start of the string, or if it does not
      // change the direction of the letters after it.
      let isHarmless =
        unpaired.part.lowerBound == 0
        || !Self.isTurned(string[unpaired.range.upperBound...], by: unpaired.scalar, text.language)
      let end = unpaired.scalar.value >= 0x2066 ? "U+2069" : "U+202C"
      sink.report(
        "\(name) has no matching \(end) in its paragraph",
        at: text.range(of: unpaired.part), text.site, severity: isHarmless ? .info : nil,
        notes: [
          "the character is \(place)",
          "the character sets the direction up to the end of the paragraph, also for strings that "
            + "the app appends",
        ],
        fixIts: text.removal(of: [unpaired.part], "remove the character", isSafe: false))
    }
  }

  /// Returns `true` if an unclosed control changes the direction of the rest of the paragraph.
  ///
  /// A control in the direction of the language does not change it. Neither does a control that is
  /// not followed by a letter of the language's direction. If the language's script is unknown, the
  /// result is `true`.
  private static func isTurned(
    _ rest: Substring, by control: Unicode.Scalar, _ language: LintedLanguage
  ) -> Bool {
    guard language.facts.script != nil else { return true }
    let isRightToLeft = language.facts.isRightToLeft
    switch control.value {
    case 0x202A, 0x2066: if !isRightToLeft { return false }
    case 0x202B, 0x2067: if isRightToLeft { return false }
    default: break
    }
    let paragraph = rest.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" && $0 != "\u{2029}" }
    return paragraph.contains { scalar in
      scalar.isAlphabetic && BidiControls.isRightToLeft(scalar) == isRightToLeft
    }
  }
}
