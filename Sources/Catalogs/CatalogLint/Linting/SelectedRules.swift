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
  /// The rules whose diagnostics of a file become one.
  private(set) var summaries: [any FileSummaryRule] = []
  private(set) var catalogs: [Selected<any CatalogRule>] = []
  /// The rules that report codes of readers.
  private(set) var formats: [String: any FormatRule] = [:]

  init(_ options: LintOptions) {
    for known in RuleRegistry.all {
      guard let severity = options.severity(of: known) else { continue }
      var kinds = known.kinds
      if let rule = kinds.configured {
        // Without what it needs, nothing is to be checked.
        guard let configured = rule.configured(by: options) else { continue }
        kinds = configured.kinds
      }
      func selected<Kind: Sendable>(_ rule: Kind, _ traits: TextTraits = .any) -> Selected<Kind> {
        Selected(rule: rule, id: known.id, severity: severity, traits: traits)
      }
      if let rule = kinds.text { texts.append(selected(rule, rule.traits)) }
      if let rule = kinds.translation { translations.append(selected(rule, rule.traits)) }
      if let rule = kinds.placeholder {
        placeholders.append(selected(rule, [.percent, .foreignPercent, .brace]))
      }
      if let rule = kinds.message { messages.append(selected(rule, .brace)) }
      if let rule = kinds.pair { pairs.append(selected(rule)) }
      if let rule = kinds.key { keys.append(selected(rule)) }
      if let rule = kinds.plural { plurals.append(selected(rule)) }
      if let rule = kinds.summary { summaries.append(rule) }
      if let rule = kinds.catalog { catalogs.append(selected(rule)) }
      if let rule = kinds.format { for code in rule.codes { formats[code.rawValue] = rule } }
    }
  }
}
