import CatalogLint
import Diagnostics
import Files

/// Finds entries under `allow` in a configuration that suppress no diagnostic.
enum AllowanceCheck {
  /// Returns a diagnostic for each unused entry.
  ///
  /// An entry is checked only if the whole folder of its configuration was searched. In addition,
  /// all catalogs of the configuration must have been read, and the rule of the entry must have
  /// run.
  ///
  /// - Parameter usedElsewhere: The allowances that suppressed a diagnostic in source code, by the
  ///   index of the ``LintScope``.
  /// - Returns: The diagnostics, by the indices of the scopes that could be checked.
  static func diagnostics(
    _ plan: LintPlan, _ results: [CatalogRun.Outcome], usedElsewhere: [Int: Set<Int>] = [:]
  ) -> [Int: [Diagnostic]] {
    guard let unused = RuleRegistry.rule("unused-suppression") else { return [:] }
    var diagnostics: [Int: [Diagnostic]] = [:]
    for (index, scope) in plan.scopes.enumerated() {
      let isWhole = plan.searched.contains { scope.folder.starts(with: $0) }
      let path = FilePath.shown(scope.configuration.path)
      let severities = scope.severities(in: path, catalog: path)
      guard isWhole,
        let severity = LintOptions(severities: severities).severity(of: unused)
      else { continue }
      let catalogs = zip(plan.catalogs, results).filter { $0.0.scope == index }.map { $0.1 }
      // An entry that seems unused may apply to a catalog that could not be read.
      guard catalogs.allSatisfy({ $0.failures.isEmpty }) else { continue }
      diagnostics[index] = []
      let used = catalogs.reduce(into: usedElsewhere[index] ?? []) {
        $0.formUnion($1.usedAllowances)
      }
      let rules = catalogs.reduce(into: Set<String>()) { $0.formUnion($1.rules) }
      for (place, allowance) in scope.configuration.allowances.enumerated()
      where !used.contains(place) && rules.contains(allowance.rule) {
        diagnostics[index, default: []].append(
          Diagnostic(
            rule: unused.id, severity: severity, path: path, range: allowance.range,
            message: "unused 'allow' entry: it suppresses no diagnostic of '\(allowance.rule)'"))
      }
    }
    return diagnostics
  }
}
