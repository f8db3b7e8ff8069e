package import Diagnostics

/// A defect that a rule finds in the use of a key.
struct UseDefect {
  let message: String
  /// The severity, if it is lower than the severity of the rule.
  var severity: Severity?
  var notes: [String] = []
}

extension LintOptions {
  /// Returns `true` if a rule is enabled, and the uses of keys are known if the rule needs them.
  package func looksFor(_ rule: any Rule) -> Bool {
    severity(of: rule) != nil && (usage != nil || !rule.needsUsage)
  }

  /// Returns `true` if the options contain what a rule needs, such as terms; most rules need
  /// nothing.
  package func isConfigured(_ rule: any Rule) -> Bool {
    rule.configured(by: self) != nil
  }
}

extension KeyUsage {
  /// The identifiers of the rules that check uses of keys in code and not catalogs.
  package static let rules: [String] = RuleRegistry.all
    .filter { $0.checks.use != nil }.map { $0.id }

  /// Returns the diagnostics for the uses of keys, in order.
  ///
  /// - Parameters:
  ///   - definitions: The keys of all catalogs.
  ///   - budget: The limit on the memory of diagnostics.
  ///   - severity: A closure that returns the severity of a rule in a source file; `nil` if the
  ///     rule is off.
  /// - Complexity: O(*n*), where *n* is the number of uses and keys, in addition to sorting the
  ///   diagnostics.
  package func diagnostics(
    _ definitions: KeyDefinitions, budget: DiagnosticBudget = DiagnosticBudget(),
    severity: (any Rule, _ path: String) -> Severity?
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rule in RuleRegistry.all {
      guard let check = rule.checks.use else { continue }
      check(self, definitions) { use, defect in
        guard let severity = severity(rule, use.path) else { return }
        let diagnostic = Diagnostic(
          rule: rule.id, severity: min(severity, defect.severity ?? severity), path: use.path,
          range: use.range, subject: use.shownKey.map { Diagnostic.Subject(key: $0) },
          message: defect.message, notes: defect.notes.map { Diagnostic.Note($0) })
        if budget.take(diagnostic) { found.append(diagnostic) }
      }
    }
    return found.sorted()
  }
}
