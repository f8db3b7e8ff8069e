public import Diagnostics
public import StringCatalogs

/// A kind of defect that the linter reports.
///
/// A rule is a stateless value. The linter calls its ``checks`` for strings, translations, plurals,
/// keys or catalogs. A rule without checks either reports parser errors with certain ``codes``, or
/// is called explicitly by the linter.
public protocol Rule: Sendable {
  /// The identifier in kebab case, which names the defect.
  ///
  /// It should read well in a comment after `waymark:allow`.
  var id: String { get }
  /// The family in which lists and documentation pages group the rule.
  var family: RuleFamily { get }
  /// The default severity.
  ///
  /// Error is for a defect that breaks the app or misleads its users. Warning is for a defect that
  /// users notice. Info is for housekeeping.
  var severity: Severity { get }
  /// The default severities of the rule's diagnostics, most severe first.
  ///
  /// The first is ``severity``. Diagnostics about strings that no app displays may be less severe.
  var severities: [Severity] { get }
  /// Returns a Boolean value that indicates whether files in a format can have the defect.
  func applies(to format: CatalogFormat) -> Bool
  /// A Boolean value that indicates whether the rule is on by default.
  var isOnByDefault: Bool { get }
  /// The first version of the toolkit that includes the rule.
  var since: String { get }
  /// A one-line description of the defect for lists, without a period.
  var summary: String { get }
  /// The functions that check strings, grouped by their input.
  var checks: RuleChecks { get }
  /// The parser error codes that this rule reports.
  var codes: [CatalogError.Code] { get }
  /// A Boolean value that indicates whether the rule needs the keys that the code uses.
  var needsUsage: Bool { get }
  /// Returns the rule with its settings from the options; `nil` if a required setting is missing.
  func configured(by options: LintOptions) -> (any Rule)?
  /// The words for a summary that counts the defects by catalog and language.
  ///
  /// The value is `nil` if each defect is listed separately.
  var counting: CountingWords? { get }
}

extension Rule {
  /// The default severity alone, which is sufficient for most rules.
  public var severities: [Severity] { [severity] }
  /// Returns `true`, because most rules apply to all file formats.
  public func applies(to format: CatalogFormat) -> Bool { true }
  /// A Boolean value that indicates whether the rule is on by default; `true` for most rules.
  public var isOnByDefault: Bool { true }
  /// The first version of the toolkit, which introduced most rules.
  public var since: String { "0.1" }
  /// No functions; the default for rules that report parser errors.
  public var checks: RuleChecks { RuleChecks() }
  /// No error codes; the default for rules that have ``checks``.
  public var codes: [CatalogError.Code] { [] }
  /// A Boolean value that indicates whether the rule needs key usage; `false` for most rules.
  public var needsUsage: Bool { false }
  /// Returns the rule itself, because most rules need no configuration.
  public func configured(by options: LintOptions) -> (any Rule)? { self }
  /// No words, so that each defect is listed separately.
  public var counting: CountingWords? { nil }
}

/// The families of rules, which group them by subject.
public enum RuleFamily: String, Hashable, Sendable, CaseIterable {
  /// Missing, untranslated and orphaned strings, and the states of translations.
  case coverage
  /// Violations of a file format.
  case structure
  /// Values that the app inserts into strings.
  case placeholders
  /// Plural forms of strings.
  case plurals
  /// Characters that are invisible, damaged, or look like other characters.
  case characters
  /// ICU messages, tags, Markdown, apostrophes and escape sequences.
  case markup
  /// White space and punctuation.
  case typography
  /// Terms, numbers, links, code, and the lengths of strings.
  case content
  /// Uses of keys in source code.
  case code
}
