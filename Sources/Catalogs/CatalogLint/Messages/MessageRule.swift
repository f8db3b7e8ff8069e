import Diagnostics

/// A rule about ICU messages.
///
/// All message rules share one comparison. It runs once for each translation with a brace on either
/// side, and rules receive only the differences.
protocol MessageRule: Rule {
  /// Returns the diagnostic message for a problem; `nil` if it is one of another rule.
  func message(for matter: MessageDifference.Matter) -> String?
  /// Returns the severity of a problem, which does not exceed that of the rule.
  func severity(of matter: MessageDifference.Matter) -> Severity
  /// Returns the reasons for a problem.
  func notes(on matter: MessageDifference.Matter) -> [String]
}

extension MessageRule {
  var checks: RuleChecks { RuleChecks(message: self) }

  func severity(of matter: MessageDifference.Matter) -> Severity { severity }

  func notes(on matter: MessageDifference.Matter) -> [String] { [] }

  /// Reports a problem, if it is one of the rule.
  func report(_ difference: MessageDifference, _ sink: inout DiagnosticSink) {
    guard let message = message(for: difference.matter) else { return }
    sink.report(
      message, at: difference.range, difference.site,
      severity: severity(of: difference.matter), notes: notes(on: difference.matter),
      fixIts: difference.fixIts)
  }
}
