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
      severity: Self.isHarmless(string[first.range.lowerBound...]) ? .info : nil,
      notes: ["numbers and names behind it show \(direction), whatever they are"],
      fixIts: text.replacement(of: overrides, "embed the text instead of overriding its order"))
  }

  /// `true` if what follows is shown from left to right anyway: it has no letter of another
  /// direction and no value that may have one.
  private static func isHarmless(_ rest: Substring) -> Bool {
    var scalars = rest.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{202E}", "{", "$": return false
      case "\u{202C}": return !scalars.contains("\u{202D}") && !scalars.contains("\u{202E}")
      case "%":
        let conversion = scalars.first { !"0123456789$.,+-#' hlqLzjt".unicodeScalars.contains($0) }
        guard let conversion, "%aAdeEfFgGioOuxX".unicodeScalars.contains(conversion) else {
          return false
        }
        while let next = scalars.popFirst(), next != conversion {}
      default: if BidiControls.isRightToLeft(scalar) { return false }
      }
    }
    return true
  }
}
