public import Diagnostics
public import StringCatalogs

/// A kind of defect that the linter reports.
///
/// A rule is a value without state. Its ``checks`` are the functions that the linter calls: for
/// strings, translations, plurals, keys or catalogs. A rule without any reports the ``codes`` of
/// readers, or is called by name.
public protocol Rule: Sendable {
  /// The name of the defect in kebab case, so that it reads well after "allow".
  var id: String { get }
  /// The family of the rule in lists and on pages.
  var family: RuleFamily { get }
  /// The default severity.
  ///
  /// An error breaks or misleads the running app, a user notices a warning, and info is
  /// housekeeping.
  var severity: Severity { get }
  /// The default severities of its diagnostics, most severe first.
  ///
  /// Diagnostics about strings that no program shows may be less severe.
  var severities: [Severity] { get }
  /// Returns a Boolean value that indicates whether a file of a file format can have the defect.
  func applies(to format: CatalogFormat) -> Bool
  /// A Boolean value that indicates whether the rule is on by default.
  var isOnByDefault: Bool { get }
  /// The first version of the toolkit that has the rule.
  var since: String { get }
  /// The defect, as one line of a list, without a full stop.
  var summary: String { get }
  /// The functions of the rule, by their input.
  var checks: RuleChecks { get }
  /// The error codes of readers that the rule reports.
  var codes: [CatalogError.Code] { get }
  /// A Boolean value that indicates whether the rule needs the keys that the code uses.
  var needsUsage: Bool { get }
  /// Returns the rule with its part of the configuration; `nil` if a required part is missing.
  func configured(by options: LintOptions) -> (any Rule)?
  /// The words that reports for users need to count its defects by catalog and language.
  ///
  /// It is `nil` if each defect is shown.
  var counting: CountingWords? { get }
}

extension Rule {
  /// The default severity alone, as most rules have it.
  public var severities: [Severity] { [severity] }
  /// Returns `true`, because most rules apply to all file formats.
  public func applies(to format: CatalogFormat) -> Bool { true }
  /// A Boolean value that indicates whether the rule is on by default, which is `true` for most.
  public var isOnByDefault: Bool { true }
  /// The first version, which has most rules.
  public var since: String { "0.1" }
  /// No functions, as for a rule that reports codes.
  public var checks: RuleChecks { RuleChecks() }
  /// No codes, since most rules have functions instead.
  public var codes: [CatalogError.Code] { [] }
  /// A Boolean value that indicates whether the rule needs key usage, which most rules do not.
  public var needsUsage: Bool { false }
  /// Returns the rule itself, because most rules need no configuration.
  public func configured(by options: LintOptions) -> (any Rule)? { self }
  /// No words, so that each defect is shown.
  public var counting: CountingWords? { nil }
}

/// The subjects of rules.
public enum RuleFamily: String, Hashable, Sendable, CaseIterable {
  /// Missing strings, and the states of translations.
  case coverage
  /// Violations of a file format.
  case structure
  /// Values that the app inserts into strings.
  case placeholders
  /// The forms of a string for numbers.
  case plurals
  /// Characters that are invisible or look like other characters.
  case characters
  /// ICU messages, tags, escapes.
  case markup
  /// White space and punctuation.
  case typography
  /// Names, terms, numbers, links, lengths.
  case content
  /// Uses of keys in source code.
  case code
}
