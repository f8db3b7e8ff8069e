import Diagnostics
import StringCatalogs

/// The rules that are looked for, by what they look at.
struct SelectedRules: Sendable {
  /// A rule; behind a reference, because a copy of a rule counts those of all its texts.
  final class Selected<Kind: Sendable>: Sendable {
    let rule: Kind
    let id: String
    let severity: Severity
    let traits: TextTraits

    init(rule: Kind, id: String, severity: Severity, traits: TextTraits) {
      self.rule = rule
      self.id = id
      self.severity = severity
      self.traits = traits
    }
  }

  private(set) var texts: [Selected<any TextRule>] = []
  private(set) var translations: [Selected<any TranslationRule>] = []
  private(set) var placeholders: [Selected<any PlaceholderRule>] = []
  private(set) var messages: [Selected<any MessageRule>] = []
  private(set) var keys: [Selected<any KeyRule>] = []
  private(set) var pairs: [Selected<any PairRule>] = []
  private(set) var plurals: [Selected<any PluralRule>] = []
  private(set) var catalogs: [Selected<any CatalogRule>] = []
  /// The rules that report codes of readers.
  private(set) var formats: [String: any FormatRule] = [:]

  init(_ options: LintOptions, among rules: [any Rule] = RuleRegistry.all) {
    for rule in rules {
      guard let severity = options.severity(of: rule),
        let rule = Self.configured(rule, options)
      else { continue }
      if let rule = rule as? any TextRule {
        texts.append(Selected(rule: rule, id: rule.id, severity: severity, traits: rule.traits))
      }
      if let rule = rule as? any TranslationRule {
        translations.append(
          Selected(rule: rule, id: rule.id, severity: severity, traits: rule.traits))
      }
      if let rule = rule as? any PlaceholderRule {
        placeholders.append(
          Selected(
            rule: rule, id: rule.id, severity: severity,
            traits: [.percent, .foreignPercent, .brace]))
      }
      if let rule = rule as? any MessageRule {
        messages.append(Selected(rule: rule, id: rule.id, severity: severity, traits: .brace))
      }
      if let rule = rule as? any PairRule {
        pairs.append(Selected(rule: rule, id: rule.id, severity: severity, traits: .any))
      }
      if let rule = rule as? any KeyRule {
        keys.append(Selected(rule: rule, id: rule.id, severity: severity, traits: .any))
      }
      if let rule = rule as? any PluralRule {
        plurals.append(Selected(rule: rule, id: rule.id, severity: severity, traits: .any))
      }
      if let rule = rule as? any CatalogRule {
        catalogs.append(Selected(rule: rule, id: rule.id, severity: severity, traits: .any))
      }
      if let rule = rule as? any FormatRule {
        for code in rule.codes { formats[code.rawValue] = rule }
      }
    }
  }

  /// A rule as it is looked for; `nil` if nothing was configured for one that needs it.
  private static func configured(_ rule: any Rule, _ options: LintOptions) -> (any Rule)? {
    guard let rule = rule as? any ConfiguredRule else { return rule }
    return rule.configured(by: options)
  }
}
