import Diagnostics
import TextPrimitives

/// Reports a soft hyphen outside of a word.
///
/// Inside a word, it correctly marks a possible line break.
struct SoftHyphenRule: Rule {
  let id = "soft-hyphen"
  let family = RuleFamily.characters
  let severity = Severity.info
  let summary = "a soft hyphen, U+00AD, that is not in a word"
  var checks: RuleChecks { RuleChecks(text: check, traits: traits) }
  let traits: TextTraits = .softHyphen

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    let string = text.string
    var first: Range<String.Index>?
    var parts: [Range<Int>] = []
    var isBesideSpace = true
    let damaged = text.damagedParts
    InvisibleCharacter.forEach(in: string) { place in
      let neighbours = place.neighbours
      guard place.scalar.value == 0xAD,
        !Self.isWord(neighbours.front) || !Self.isWord(neighbours.behind),
        !damaged.contains(where: { $0.overlaps(place.part) })
      else { return }
      first = first ?? place.range
      parts.append(place.part)
      isBesideSpace = isBesideSpace && neighbours.isBesideOneSpace
    }
    guard let first else { return }
    let times = parts.count == 1 ? "" : "; \(parts.count - 1) more"
    sink.report(
      "soft hyphen U+00AD outside of a word, \(string.surroundings(of: first))\(times)",
      at: text.range(of: parts[0]), text.site,
      notes: ["a soft hyphen marks a possible line break inside a word, and has no other meaning"],
      fixIts: text.removal(
        of: parts, parts.count == 1 ? "remove the character" : "remove the characters",
        isSafe: isBesideSpace))
  }

  /// Returns `true` if a character may be part of a word.
  ///
  /// These are letters, digits, dashes, and the characters of placeholders and accelerator marks.
  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    switch scalar.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .dashPunctuation: return true
    default:
      return scalar.isAlphabetic || "%@{}$_&".unicodeScalars.contains(scalar)
    }
  }
}
