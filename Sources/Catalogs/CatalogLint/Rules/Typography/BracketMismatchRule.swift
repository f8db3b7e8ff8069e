import Diagnostics
import StringCatalogs
import TextPrimitives

/// Reports an unpaired bracket in a translation, or a command synopsis that lacks a bracket pair.
struct BracketMismatchRule: Rule {
  let id = "bracket-mismatch"
  let family = RuleFamily.typography
  let severity = Severity.warning
  let summary = "a bracket without its partner, or a command synopsis that lacks a pair"
  var checks: RuleChecks { RuleChecks(pair: check, aspect: aspect) }
  let aspect = TextAspects.brackets

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    // Different rules check Python placeholders and Markdown links.
    if Self.placeholder.first(in: source) != nil || Self.link.first(in: source) != nil { return }
    // In a list of signs, brackets are not punctuation, and a right-to-left language may mirror
    // them.
    if Self.hasNoWords(source) { return }
    // The name of a sign, such as "parenthesis", may be translated as the sign itself, or the
    // reverse.
    if Self.isOneSign(source) || Self.isOneSign(target) { return }
    let balance = BracketBalance(of: target)
    if let bracket = balance.unmatched.first ?? balance.lonelyMarker(in: target) {
      let original = BracketBalance(of: source)
      // The parenthesis of a list marker needs no partner, unless the source contains a pair of
      // parentheses in place of the marker.
      let isPartner =
        !balance.unmatched.isEmpty
        || original.markers.isEmpty && original.openingCount > balance.openingCount
      let isArrow =
        (bracket.kind == .angle || bracket.kind == .doubleAngle) && Self.hasArrow(source)
      if isPartner, original.unmatched.isEmpty, !isArrow {
        report(bracket, in: target, of: pair, &sink)
      }
    } else {
      compareSynopses(pair, source: source, target: target, &sink)
    }
  }

  /// Returns `true` if a string contains only ASCII signs and white space.
  private static func hasNoWords(_ bytes: Span<UInt8>) -> Bool {
    bytes.indices.allSatisfy { index in
      let byte = bytes[index]
      return byte < 0x80 && (byte | 0x20) &- 0x61 >= 26 && byte &- 0x30 >= 10
    }
  }

  /// Returns `true` if a string consists of one character and white space.
  private static func isOneSign(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count <= longestSign else { return false }
    let text = WebAddress.string(0..<bytes.count, in: bytes)
    return text.count { !$0.isWhitespace } == 1
  }

  /// Returns `true` if a string contains an arrow, or an unpaired guillemet or angle bracket, as in
  /// "More »".
  private static func hasArrow(_ bytes: Span<UInt8>) -> Bool {
    let text = WebAddress.string(0..<bytes.count, in: bytes)
    if text.contains(where: { "→←⇒⇐▶◀►◄".contains($0) }) { return true }
    return [("«", "»"), ("‹", "›"), ("<", ">")].contains { (pair: (Character, Character)) in
      text.count { $0 == pair.0 } != text.count { $0 == pair.1 }
    }
  }

  /// The maximum length, in bytes, of a string that may consist of one character and white space.
  private static let longestSign = 8

  private func report(
    _ bracket: BracketBalance.Bracket, in target: Span<UInt8>, of pair: TextPair,
    _ sink: inout DiagnosticSink
  ) {
    let sign = String(decoding: bracket.range.map { target[$0] }, as: UTF8.self)
    sink.report(
      "unmatched \(bracket.isOpening ? "opening" : "closing") bracket '\(sign)'",
      at: pair.text.range(of: bracket.range), pair.text.site,
      notes: ["all brackets of the source are matched"])
  }

  /// Reports a command synopsis in which an optional argument, `[<path>]`, is no longer optional.
  private func compareSynopses(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    guard Self.optional.first(in: source) != nil else { return }
    let expected = BracketCount(of: source).squares
    let found = BracketCount(of: target).squares
    guard found < expected else { return }
    sink.report(
      "translation has \(found == 0 ? "no" : "\(found)") '[', but the source has \(expected)",
      at: pair.text.value.text.sourceRange, pair.text.site,
      notes: ["an optional argument of the command is no longer optional, or is missing"])
  }

  private static let optional = ByteNeedle("[<".utf8)
  private static let placeholder = ByteNeedle("%(".utf8)
  private static let link = ByteNeedle("](".utf8)
}
