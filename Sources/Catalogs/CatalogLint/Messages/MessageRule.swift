import Diagnostics

/// A rule about ICU messages.
///
/// All message rules share one comparison of each translation with its source. The comparison runs
/// if the translation or its source contains a brace, and passes each problem that it finds to each
/// rule.
protocol MessageRule: Rule {
  /// Returns the diagnostic message for a problem; `nil` if a different rule reports the problem.
  func message(for matter: MessageDifference.Matter) -> String?
  /// Returns the severity of a problem, which never exceeds the severity of the rule.
  func severity(of matter: MessageDifference.Matter) -> Severity
  /// Returns notes that explain a problem.
  func notes(on matter: MessageDifference.Matter) -> [String]
}

extension MessageRule {
  var checks: RuleChecks { RuleChecks(message: self) }

  func severity(of matter: MessageDifference.Matter) -> Severity { severity }

  func notes(on matter: MessageDifference.Matter) -> [String] { [] }

  /// Reports a problem, unless a different rule does.
  func report(_ difference: MessageDifference, _ sink: inout DiagnosticSink) {
    guard let message = message(for: difference.matter) else { return }
    sink.report(
      message, at: difference.range, difference.site,
      severity: severity(of: difference.matter), notes: notes(on: difference.matter),
      fixIts: difference.fixIts)
  }
}
