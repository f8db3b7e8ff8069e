import Diagnostics
import StringCatalogs

/// The enabled rules, grouped by the input that they check.
struct SelectedRules: Sendable {
  /// A check of a rule, with the rule's identifier and severity.
  ///
  /// This is a class, because copying a structure for each string would retain its references.
  final class Selected<Check: Sendable>: Sendable {
    let check: Check
    let id: String
    let severity: Severity
    let traits: TextTraits
    let aspect: TextAspects

    init(_ check: Check, of checks: RuleChecks, id: String, severity: Severity) {
      self.check = check
      self.id = id
      self.severity = severity
      traits = checks.traits
      aspect = checks.aspect
    }
  }

  private(set) var texts: [Selected<RuleChecks.Text>] = []
  private(set) var translations: [Selected<RuleChecks.Translation>] = []
  private(set) var placeholders: [Selected<any PlaceholderRule>] = []
  private(set) var messages: [Selected<any MessageRule>] = []
  private(set) var keys: [Selected<RuleChecks.Key>] = []
  private(set) var pairs: [Selected<RuleChecks.Pair>] = []
  private(set) var plurals: [Selected<RuleChecks.Plural>] = []
  /// The rules that may combine their diagnostics for a file.
  private(set) var summaries: [Selected<RuleChecks.Summary>] = []
  private(set) var catalogs: [Selected<RuleChecks.Catalog>] = []
  /// The rules that report parser errors, by error code.
  private(set) var codes: [String: any Rule] = [:]

  init(_ options: LintOptions) {
    for known in RuleRegistry.all {
      guard let severity = options.severity(of: known),
        let rule = known.configured(by: options)
      else { continue }
      let checks = rule.checks
      func add<Check: Sendable>(_ check: Check?, to list: inout [Selected<Check>]) {
        guard let check else { return }
        list.append(Selected(check, of: checks, id: rule.id, severity: severity))
      }
      add(checks.text, to: &texts)
      add(checks.translation, to: &translations)
      add(checks.placeholder, to: &placeholders)
      add(checks.message, to: &messages)
      add(checks.pair, to: &pairs)
      add(checks.key, to: &keys)
      add(checks.plural, to: &plurals)
      add(checks.summary, to: &summaries)
      add(checks.catalog, to: &catalogs)
      for code in rule.codes { codes[code.rawValue] = rule }
    }
  }
}
