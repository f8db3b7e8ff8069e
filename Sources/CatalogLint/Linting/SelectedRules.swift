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
    for known in Self.registered {
      guard let severity = options.severity(of: known.rule),
        let kinds = Self.configured(known, options)
      else { continue }
      func selected<Kind: Sendable>(_ rule: Kind, _ traits: TextTraits = .any) -> Selected<Kind> {
        Selected(rule: rule, id: kinds.rule.id, severity: severity, traits: traits)
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

  /// A rule as it is looked for; `nil` if nothing was configured for one that needs it.
  private static func configured(_ kinds: Kinds, _ options: LintOptions) -> Kinds? {
    guard let rule = kinds.configured else { return kinds }
    return rule.configured(by: options).map { Kinds(of: $0) }
  }

  private static let registered = RuleRegistry.all.map { Kinds(of: $0) }

  /// What a rule looks at.
  ///
  /// To ask that of all rules takes longer than to lint a small file, so it is asked once.
  private struct Kinds: Sendable {
    let rule: any Rule
    let configured: (any ConfiguredRule)?
    let text: (any TextRule)?
    let translation: (any TranslationRule)?
    let placeholder: (any PlaceholderRule)?
    let message: (any MessageRule)?
    let pair: (any PairRule)?
    let key: (any KeyRule)?
    let plural: (any PluralRule)?
    let catalog: (any CatalogRule)?
    let format: (any FormatRule)?
    let summary: (any FileSummaryRule)?

    init(of rule: any Rule) {
      self.rule = rule
      configured = rule as? any ConfiguredRule
      text = rule as? any TextRule
      translation = rule as? any TranslationRule
      placeholder = rule as? any PlaceholderRule
      message = rule as? any MessageRule
      pair = rule as? any PairRule
      key = rule as? any KeyRule
      plural = rule as? any PluralRule
      catalog = rule as? any CatalogRule
      format = rule as? any FormatRule
      // A cast takes long, and only rules of translations are asked so often that a file needs a
      // summary.
      summary = translation == nil ? nil : rule as? any FileSummaryRule
    }
  }
}
