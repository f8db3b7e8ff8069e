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
  /// The family that lists and pages show the rule in.
  var family: RuleFamily { get }
  /// The default severity: an error breaks or misleads where the app runs, a person notices a
  /// warning, info is housekeeping.
  var severity: Severity { get }
  /// The severities of its diagnostics by default, the most severe first.
  ///
  /// Diagnostics about strings that no program shows may be less severe.
  var severities: [Severity] { get }
  /// Returns whether a file of a format can have the defect.
  func applies(to format: CatalogFormat) -> Bool
  /// A Boolean value that indicates whether the rule is on by default.
  var isOnByDefault: Bool { get }
  /// The first version of the toolkit that has the rule.
  var since: String { get }
  /// The defect, as one line of a list, without a full stop.
  var summary: String { get }
  /// The functions of the rule, by what they look at.
  var checks: RuleChecks { get }
  /// The codes of readers that are this defect.
  var codes: [CatalogError.Code] { get }
  /// A Boolean value that indicates whether the rule needs to know which keys the code uses.
  var needsUsage: Bool { get }
  /// Returns the rule with its part of the configuration; `nil` if it needs one and there is none.
  func configured(by options: LintOptions) -> (any Rule)?
  /// The words in which reports for people count its defects by catalog and language; `nil` to
  /// show each.
  var counting: CountingWords? { get }
}

extension Rule {
  /// Most rules have one severity.
  public var severities: [Severity] { [severity] }
  /// Most rules apply to all formats.
  public func applies(to format: CatalogFormat) -> Bool { true }
  /// Most rules are on by default.
  public var isOnByDefault: Bool { true }
  /// The first version has most of them.
  public var since: String { "0.1" }
  /// A rule of codes has no function.
  public var checks: RuleChecks { RuleChecks() }
  /// Most rules report no code of readers.
  public var codes: [CatalogError.Code] { [] }
  /// Most rules look at catalogs alone.
  public var needsUsage: Bool { false }
  /// Most rules need no configuration.
  public func configured(by options: LintOptions) -> (any Rule)? { self }
  /// Each defect is shown unless a rule counts them.
  public var counting: CountingWords? { nil }
}

/// The subjects of rules.
public enum RuleFamily: String, Hashable, Sendable, CaseIterable {
  /// Missing strings, and the states of translations.
  case coverage
  /// Violations of a file format.
  case structure
  /// Places in a string where the app inserts values.
  case placeholders
  /// Forms of a string for numbers.
  case plurals
  /// Characters that are invisible or look like others.
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
