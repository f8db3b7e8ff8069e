import Diagnostics

/// Reports a directional override, which changes the order of the characters that it covers.
struct BidiOverrideRule: Rule {
  let id = "bidi-override"
  let family = RuleFamily.characters
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a directional override, U+202D or U+202E"
  var checks: RuleChecks { RuleChecks(text: check, traits: traits) }
  let traits: TextTraits = .embedding

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    let string = text.string
    let overrides = BidiOverrides(string)
    guard let worst = overrides.worst else { return }
    let times = overrides.all.count == 1 ? "" : "; \(overrides.all.count - 1) more"
    // In a right-to-left language, an override around an inserted value is usually intentional.
    let isWanted = worst.isClosed && text.language.facts.isRightToLeft
    let severity: Severity =
      switch worst.effect {
      case .nothing, .same: .info
      case .lastValue where isWanted, .value where isWanted: .info
      case .lastValue: .warning
      case .reversed where VisualOrder.isUsed(in: string, insteadOf: text.sourceSpelling): .warning
      case .value, .reversed: .error
      }
    let replacements = overrides.all.map {
      (part: $0.part, text: $0.scalar == "\u{202D}" ? "\u{202A}" : "\u{202B}")
    }
    sink.report(
      "\(worst.scalar.spelledOut) \(string.surroundings(of: worst.range))\(times)",
      at: text.range(of: worst.part), text.site, severity: severity,
      notes: [Self.note(on: worst)],
      fixIts: text.replacement(of: replacements, "replace the override with an embedding"))
  }

  private static func note(on override: BidiOverrides.Override) -> String {
    let reversed =
      override.scalar == "\u{202D}"
      ? "right-to-left letters" : "digits or left-to-right letters"
    return switch override.effect {
    case .nothing, .same:
      "the override has no effect, because the characters in its scope have this direction anyway"
    case .lastValue, .value: "an inserted value with \(reversed) is displayed in reverse order"
    case .reversed: "\(reversed) in its scope are displayed in reverse order"
    }
  }
}
