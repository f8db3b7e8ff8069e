import Diagnostics

/// An override of direction, which shows characters in another order than they are in.
struct BidiOverrideRule: TextRule {
  let id = "bidi-override"
  let family = RuleFamily.characters
  let severity = Severity.error
  let summary = "an override of direction, with which a text reads otherwise than it is written"
  let traits: TextTraits = .embedding

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    let string = text.string
    let scalars = string.unicodeScalars
    var first: (scalar: Unicode.Scalar, range: Range<String.Index>)?
    var overrides: [(part: Range<Int>, text: String)] = []
    var offset = 0
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let end = offset + UTF8.width(scalar)
      if scalar == "\u{202D}" || scalar == "\u{202E}" {
        first = first ?? (scalar, index..<next)
        overrides.append((offset..<end, scalar == "\u{202D}" ? "\u{202A}" : "\u{202B}"))
      }
      offset = end
      index = next
    }
    guard let first else { return }
    let times = overrides.count == 1 ? "" : ", and \(overrides.count - 1) more"
    let direction = first.scalar == "\u{202D}" ? "from left to right" : "from right to left"
    sink.report(
      "\(first.scalar.spelledOut) stands \(string.surroundings(of: first.range))\(times)",
      at: text.range(of: overrides[0].part), text.site,
      notes: ["numbers and names behind it show \(direction), whatever they are"],
      fixIts: text.replacement(of: overrides, "embed the text instead of overriding its order"))
  }
}
