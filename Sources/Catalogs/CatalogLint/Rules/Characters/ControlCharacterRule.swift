import Diagnostics
import StringCatalogs

/// Reports a control character, which is invisible or displayed as a box.
///
/// Tabs, line feeds, and carriage returns before line feeds are white space. Any other carriage
/// return is reported. If a translation copies the character from its source, only the source is
/// reported. In the source string of a PO or Qt file, the severity is info, because a program
/// extracted the string.
struct ControlCharacterRule: Rule {
  static let id = "control-character"
  /// The length of a message up to the end of the code point, which has four digits.
  static let nameEnd = "control character U+0000".count
  var id: String { Self.id }
  let family = RuleFamily.characters
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "a control character other than a tab or a line break"
  var checks: RuleChecks { RuleChecks(text: check, traits: traits) }
  let traits: TextTraits = .control

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    let string = text.string
    let scalars = string.unicodeScalars
    var found: [Unicode.Scalar: (first: Range<String.Index>, parts: [Range<Int>])] = [:]
    let damaged = text.damagedParts
    var offset = 0
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let end = offset + UTF8.width(scalar)
      if Self.isDefect(scalar, next < scalars.endIndex ? scalars[next] : nil),
        !damaged.contains(where: { $0.contains(offset) })
      {
        found[scalar, default: (index..<next, [])].parts.append(offset..<end)
      }
      offset = end
      index = next
    }
    for (scalar, (first, parts)) in found.sorted(by: { $0.key.value < $1.key.value }) {
      report(scalar, place: string.surroundings(of: first), parts: parts, text: text, into: &sink)
    }
  }

  private static func isDefect(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x0D: next != "\n"
    case ..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }

  private func report(
    _ scalar: Unicode.Scalar, place: String, parts: [Range<Int>], text: LintedText,
    into sink: inout DiagnosticSink
  ) {
    let noun = parts.count == 1 ? "character" : "characters"
    var notes: [String] = []
    var fixIts: [FixIt]
    if let meant = Windows1252.scalar(UInt8(truncatingIfNeeded: scalar.value)), scalar.value >= 0x80
    {
      let byte = String(scalar.value, radix: 16, uppercase: true)
      notes.append("in Windows-1252, the byte \(byte) is \(meant.spelledOut), “\(meant)”")
      let shown = String(Character(meant))
      fixIts = text.replacement(
        of: parts.map { ($0, shown) }, "replace the \(noun) with “\(shown)”")
    } else {
      fixIts = text.removal(of: parts, "remove the \(noun)", isSafe: false)
    }
    let isInCode = text.isSource && text.content.format.traits.keys == .sourceString
    let times = parts.count == 1 ? "" : "; \(parts.count - 1) more"
    sink.report(
      "control character \(scalar.spelledOut) \(place)\(times)",
      at: text.range(of: parts[0]), text.site,
      severity: isInCode ? .info : nil, notes: notes, fixIts: fixIts)
  }
}
