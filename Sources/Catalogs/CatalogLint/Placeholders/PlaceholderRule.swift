import Diagnostics

/// A rule about the placeholders of a translation, or of its source by itself.
///
/// All of them share one comparison. It is made once for each translation with a percent sign or brace on either
/// side, and a rule is asked only for what differs.
protocol PlaceholderRule: Rule {
  /// The differences that are its own.
  var kind: FormatDifference.Kind { get }
  /// How much a difference matters; never more than the rule.
  func severity(of difference: FormatDifference) -> Severity
  /// What the matter is.
  func message(for difference: FormatDifference) -> String
  /// Why it matters.
  func notes(on difference: FormatDifference) -> [String]
}

extension PlaceholderRule {
  var checks: RuleChecks { RuleChecks(placeholder: self) }

  var family: RuleFamily { .placeholders }

  func severity(of difference: FormatDifference) -> Severity { difference.severity }

  func notes(on difference: FormatDifference) -> [String] { difference.notes }

  /// Reports a difference.
  func report(_ difference: FormatDifference, _ sink: inout DiagnosticSink) {
    sink.report(
      message(for: difference), at: difference.range, difference.site,
      severity: severity(of: difference), notes: notes(on: difference),
      fixIts: difference.fixIts)
  }
}
