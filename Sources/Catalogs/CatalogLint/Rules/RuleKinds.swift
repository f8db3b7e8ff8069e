/// The kinds of a rule, which decide what a linter calls it for.
///
/// Each protocol of rules has a default, so that a rule of one kind has nothing to add. A rule of
/// several kinds lists them; without a list it does not compile. To find the kinds by casts takes
/// longer than to lint a small file.
public struct RuleKinds: Sendable {
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
  let use: (any UseRule)?
  /// `true` if the rule needs to know which keys the code uses.
  let needsUsage: Bool

  init(
    configured: (any ConfiguredRule)? = nil, text: (any TextRule)? = nil,
    translation: (any TranslationRule)? = nil, placeholder: (any PlaceholderRule)? = nil,
    message: (any MessageRule)? = nil, pair: (any PairRule)? = nil, key: (any KeyRule)? = nil,
    plural: (any PluralRule)? = nil, catalog: (any CatalogRule)? = nil,
    format: (any FormatRule)? = nil, summary: (any FileSummaryRule)? = nil,
    use: (any UseRule)? = nil, needsUsage: Bool = false
  ) {
    self.configured = configured
    self.text = text
    self.translation = translation
    self.placeholder = placeholder
    self.message = message
    self.pair = pair
    self.key = key
    self.plural = plural
    self.catalog = catalog
    self.format = format
    self.summary = summary
    self.use = use
    self.needsUsage = needsUsage
  }
}

extension TextRule {
  /// A rule of strings.
  public var kinds: RuleKinds { RuleKinds(text: self) }
}

extension TranslationRule {
  /// A rule of translations.
  public var kinds: RuleKinds { RuleKinds(translation: self) }
}

extension PluralRule {
  /// A rule of plurals.
  public var kinds: RuleKinds { RuleKinds(plural: self) }
}

extension KeyRule {
  /// A rule of keys.
  public var kinds: RuleKinds { RuleKinds(key: self) }
}

extension CatalogRule {
  /// A rule of catalogs.
  public var kinds: RuleKinds { RuleKinds(catalog: self) }
}

extension FormatRule {
  /// A rule of the errors of readers.
  public var kinds: RuleKinds { RuleKinds(format: self) }
}

extension PlaceholderRule {
  var kinds: RuleKinds { RuleKinds(placeholder: self) }
}

extension MessageRule {
  var kinds: RuleKinds { RuleKinds(message: self) }
}

extension PairRule {
  var kinds: RuleKinds { RuleKinds(pair: self) }
}

extension ConfiguredRule {
  var kinds: RuleKinds { RuleKinds(configured: self) }
}

extension FileSummaryRule {
  var kinds: RuleKinds { RuleKinds(summary: self) }
}

extension UseRule {
  var kinds: RuleKinds { RuleKinds(use: self, needsUsage: true) }
}

extension UsageRule {
  var kinds: RuleKinds { RuleKinds(needsUsage: true) }
}
