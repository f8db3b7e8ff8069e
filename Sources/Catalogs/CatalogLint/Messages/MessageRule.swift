import Diagnostics

/// A rule about messages of ICU.
///
/// All of them share one comparison, which is made once for each translation with a brace on either side, and a
/// rule is asked only for what differs.
protocol MessageRule: Rule {
  /// What the matter is; `nil` if it belongs to another rule.
  func message(for matter: MessageDifference.Matter) -> String?
  /// How much it matters; never more than the rule.
  func severity(of matter: MessageDifference.Matter) -> Severity
  /// Why it matters.
  func notes(on matter: MessageDifference.Matter) -> [String]
}

extension MessageRule {
  var checks: RuleChecks { RuleChecks(message: self) }

  func severity(of matter: MessageDifference.Matter) -> Severity { severity }

  func notes(on matter: MessageDifference.Matter) -> [String] { [] }

  /// Reports a difference, if it is one of the rule.
  func report(_ difference: MessageDifference, _ sink: inout DiagnosticSink) {
    guard let message = message(for: difference.matter) else { return }
    sink.report(
      message, at: difference.range, difference.site,
      severity: severity(of: difference.matter), notes: notes(on: difference.matter),
      fixIts: difference.fixIts)
  }
}
