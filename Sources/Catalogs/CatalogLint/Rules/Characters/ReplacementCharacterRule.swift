import Diagnostics
import StringCatalogs

/// Reports the replacement character, or an escape sequence that represents no character.
///
/// The replacement character marks bytes that a program could not decode.
struct ReplacementCharacterRule: Rule {
  let id = "replacement-character"
  let family = RuleFamily.characters
  let severity = Severity.error
  let summary = "U+FFFD, which replaces a lost character, or an escape that represents no character"
  var checks: RuleChecks { RuleChecks(text: check, traits: traits) }
  let traits: TextTraits = .replacement

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    var offset = 0
    for scalar in text.string.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if scalar == "\u{FFFD}" {
        let range = text.range(of: offset..<end)
        if Self.isBadEscape(text.content.bytes[range.range.clamped(to: text.content.bytes.indices)])
        {
          sink.report(
            "escape does not represent a character, so U+FFFD is displayed", at: range, text.site,
            notes: ["U+D800 to U+DFFF and numbers above U+10FFFF are not Unicode characters"])
        } else {
          sink.report(
            "U+FFFD represents a lost character", at: range, text.site,
            notes: [
              "a program read the string in the wrong encoding; restore the original character"
            ])
        }
        return
      }
      offset = end
    }
  }

  /// Returns `true` if bytes are an invalid escape sequence; `false` for an escaped U+FFFD.
  private static func isBadEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
    // These are the UTF-8 and UTF-16 encodings of U+FFFD.
    if [[0xEF, 0xBF, 0xBD], [0xFD, 0xFF], [0xFF, 0xFD]].contains(Array(bytes)) { return false }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    // These are escape sequences for U+FFFD: its code point, or its bytes in UTF-8.
    return !["fffd", "65533", #"\357\277\275"#, #"\xef\xbf\xbd"#].contains { text.contains($0) }
  }
}
