import Diagnostics
import StringCatalogs
import TextPrimitives

/// Reports an invisible character that has no effect.
///
/// The effect depends on the nearest visible characters on both sides. Therefore, removing one
/// invisible character does not change the result for the others. If a translation copies the
/// character from its source, only the source is reported.
struct InvisibleCharacterRule: Rule {
  let id = "invisible-character"
  let family = RuleFamily.characters
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "an invisible character that has no effect at its position"
  var checks: RuleChecks { RuleChecks(text: check, translation: check, traits: traits) }
  let traits: TextTraits = .invisible

  /// All ineffective occurrences of one invisible character in a string.
  private struct Found {
    let scalar: Unicode.Scalar
    let isSafe: Bool
    /// `true` for a zero-width non-joiner that a translator probably typed by mistake.
    ///
    /// The keyboards for some scripts have a key for this character. A mistake is likely between a
    /// joining letter and a space, and between signs. In a language with joining letters, it is
    /// likely after any letter.
    let isTyped: Bool
    /// `true` for a zero-width space after a virama, where it has the effect of a non-joiner.
    let isNonJoiner: Bool
    let first: Range<String.Index>
    var parts: [Range<Int>]
  }

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    if Self.isCompared(text.catalog), !text.isSource { return }
    let string = text.string
    for found in Self.find(in: string, of: text) {
      report(found, in: string, text: text, into: &sink)
    }
  }

  func check(_ translation: LintedTranslation, _ sink: inout DiagnosticSink) {
    guard Self.isCompared(translation.catalog) else { return }
    let file = translation.file
    for index in file.values(of: translation.target)
    where file.traits(of: index).contains(.invisible) {
      let value = file.shared.content.values[index]
      let text = LintedText(
        translation.catalog, site: translation.site(index), value: value,
        language: translation.target.language, traits: file.traits(of: index))
      let string = text.string
      let found = Self.find(in: string, of: text)
      if found.isEmpty { continue }
      let source = translation.source(for: value.variation).map { source in
        translation.withBytes(of: source) { bytes in
          String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
        }
      }
      for found in found
      where found.parts.count > source?.unicodeScalars.count(where: { $0 == found.scalar }) ?? 0 {
        report(found, in: string, text: text, into: &sink)
      }
    }
  }

  /// Returns `true` if the translations of a catalog are compared with their sources.
  private static func isCompared(_ catalog: LintedCatalog) -> Bool {
    catalog.isSourceKnown && !catalog.sourceChoice.isInCode
      && catalog.sourceChoice.larger.isEmpty
  }

  private static func find(in string: String, of text: LintedText) -> [Found] {
    let (script, language) = (text.language.facts.script, text.language.facts.language)
    var found: [Found] = []
    InvisibleCharacter.forEach(in: string) { place in
      if place.scalar.value != 0xAD,
        !InvisibleCharacter.hasRole(
          place.scalar, place.neighbours, script: script, language: language)
      {
        note(place, script: script, &found)
      }
    }
    return found
  }

  private static func note(
    _ place: InvisibleCharacter.Place, script: String?, _ found: inout [Found]
  ) {
    // It is safe to remove these characters. For example, a byte order mark is left over from a
    // file's encoding. Next to a space, a zero-width space is not needed to break the line.
    let isSafe =
      switch place.scalar.value {
      case 0xFEFF, 0xFE00...0xFE0F: true
      case 0x200B...0x200D: place.neighbours.isBesideOneSpace
      default: false
      }
    let isTag = place.scalar.value >= 0xE0000
    let isTyped =
      place.scalar.value == 0x200C
      && (place.neighbours.isBetweenLetterAndSpace || place.neighbours.isBetweenSigns
        || InvisibleCharacter.usesNonJoiner(script) && place.neighbours.isAfterLetter)
    let isNonJoiner =
      place.scalar.value == 0x200B && !isSafe
      && place.neighbours.front?.isVirama ?? false
    let known = found.firstIndex {
      $0.isSafe == isSafe && $0.isTyped == isTyped && $0.isNonJoiner == isNonJoiner
        && ($0.scalar == place.scalar || isTag && $0.scalar.value >= 0xE0000)
    }
    if let known {
      found[known].parts.append(place.part)
    } else {
      found.append(
        Found(
          scalar: place.scalar, isSafe: isSafe, isTyped: isTyped, isNonJoiner: isNonJoiner,
          first: place.range, parts: [place.part]))
    }
  }

  private func report(
    _ found: Found, in string: String, text: LintedText, into sink: inout DiagnosticSink
  ) {
    let times = found.parts.count == 1 ? "" : "; \(found.parts.count - 1) more"
    let place = string.surroundings(of: found.first)
    // A word joiner keeps its neighbours on one line, which may be intended.
    let isWordJoiner = found.scalar.value == 0x2060
    sink.report(
      "\(found.scalar.spelledOut) \(place)\(times)", at: text.range(of: found.parts[0]),
      text.site, severity: isWordJoiner || found.isTyped ? .info : nil,
      notes: [found.isNonJoiner ? Self.nonJoinerNote : Self.note(on: found.scalar)],
      fixIts: found.isNonJoiner
        ? text.replacement(of: found.parts.map { ($0, "\u{200C}") }, "write U+200C")
        : text.removal(
          of: found.parts,
          found.parts.count == 1 ? "remove the character" : "remove the characters",
          isSafe: found.isSafe))
  }

  /// See the section "Explicit Virama (Halant)" in chapter 12.1 of the Unicode Standard.
  private static let nonJoinerNote =
    "to keep letters from joining, use U+200C zero width non-joiner"

  private static func note(on scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x200C: "it is invisible; in some fonts it keeps adjacent letters from joining"
    case 0x200D: "it is invisible and changes no letter here"
    case 0x2060: "it is invisible; its only effect here is to prevent a line break"
    case 0x3164, 0xFFA0, 0x115F, 0x1160: "it looks like a space but is not one"
    case 0xFFFC: "it represents an image that was lost when the string was copied"
    case 0xE0000...: "tag characters outside a flag emoji are invisible and can hide a message"
    default: "it is invisible, but a search for the string without it finds nothing"
    }
  }
}
