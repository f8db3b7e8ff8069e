import Diagnostics

/// The character that stands for bytes that somebody could not read.
struct ReplacementCharacterRule: Rule {
  let id = "replacement-character"
  let family = RuleFamily.characters
  let severity = Severity.error
  let summary = "U+FFFD, which marks a lost character"
  var checks: RuleChecks { RuleChecks(text: check, traits: traits) }
  let traits: TextTraits = .replacement

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    var offset = 0
    for scalar in text.string.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if scalar == "\u{FFFD}" {
        sink.report(
          "a character was lost here: U+FFFD replaces it", at: text.range(of: offset..<end),
          text.site,
          notes: ["the string was once read in another encoding than it was written in"])
        return
      }
      offset = end
    }
  }
}
