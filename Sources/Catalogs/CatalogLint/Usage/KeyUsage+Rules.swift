package import Diagnostics

/// What is the matter with a use.
struct UseDefect {
  let message: String
  /// How much it matters, if that is less than the rule's.
  var severity: Severity?
  var notes: [String] = []
}

extension LintOptions {
  /// Whether a rule is looked for: it is on, and what it needs to know is known.
  package func looksFor(_ rule: any Rule) -> Bool {
    severity(of: rule) != nil && (usage != nil || !rule.needsUsage)
  }

  /// Returns whether a rule has the terms that it looks for; most rules need none.
  package func isConfigured(_ rule: any Rule) -> Bool {
    rule.configured(by: self) != nil
  }
}

extension KeyUsage {
  /// The rules that are about uses, not about catalogs.
  package static let rules: [String] = RuleRegistry.all
    .filter { $0.checks.use != nil }.map { $0.id }

  /// What is wrong with the uses, in order.
  ///
  /// - Parameters:
  ///   - definitions: The keys of all catalogs.
  ///   - budget: The limit on the memory of diagnostics.
  ///   - severity: How much a rule matters in a source; `nil` where it is off.
  /// - Complexity: O(*n*) in the uses and keys, and the sorting of what is found.
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
