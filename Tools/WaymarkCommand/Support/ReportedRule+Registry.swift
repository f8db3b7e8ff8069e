import CatalogLint
import CatalogRulePages
import DiagnosticReporters

extension ReportedRule {
  /// All rules of the linter, with their pages.
  static var catalogRules: [ReportedRule] { RuleRegistry.all.map { ReportedRule($0) } }

  /// Creates the description of a rule from its properties and its page.
  init(_ rule: any Rule) {
    self.init(
      id: rule.id, summary: rule.summary, severity: rule.severity,
      severities: rule.severities, isOnByDefault: rule.isOnByDefault, family: rule.family.rawValue,
      since: rule.since, page: RulePages.page(of: rule.id)?.description, counting: rule.counting)
  }
}
