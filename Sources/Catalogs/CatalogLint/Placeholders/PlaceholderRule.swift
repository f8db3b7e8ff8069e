import Diagnostics

/// A rule about the placeholders of a translation, or of its source.
///
/// All placeholder rules share one comparison. It runs once for each translation if the translation
/// or its source contains a character that may begin a placeholder. A rule is called for the
/// differences of its ``kind``.
protocol PlaceholderRule: Rule {
  /// The kind of differences that the rule reports.
  var kind: FormatDifference.Kind { get }
  /// Returns the severity of a difference, which never exceeds the severity of the rule.
  func severity(of difference: FormatDifference) -> Severity
  /// Returns the message for a difference.
  func message(for difference: FormatDifference) -> String
  /// Returns the notes for a difference.
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
