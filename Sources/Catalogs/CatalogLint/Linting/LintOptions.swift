public import Diagnostics
public import LanguageTags

/// What a linter looks for in a catalog.
public struct LintOptions: Sendable {
  /// The languages that the catalog must have; `nil` for those that it has.
  ///
  /// What lacks in a language of the list is an error. Without a list, what lacks in a language that others of
  /// the keys have is a warning.
  public var requiredLanguages: [LanguageTag]?
  /// The severities of rules, by their identifiers, that are others than their own; `.some(nil)` is off.
  public var severities: [String: Severity?]
  /// Terms that texts must not have, must keep, or must translate in a certain way.
  public var terms: TermList
  /// The keys that the code uses; `nil` if nobody knows.
  package var usage: KeyUsage?

  /// Makes options; without any, all rules are as they are by default.
  public init(
    requiredLanguages: [LanguageTag]? = nil, severities: [String: Severity?] = [:],
    terms: TermList = TermList()
  ) {
    self.requiredLanguages = requiredLanguages
    self.severities = severities
    self.terms = terms
  }

  /// How much a rule matters; `nil` if it is not looked for.
  public func severity(of rule: any Rule) -> Severity? {
    if let severity = severities[rule.id] { return severity }
    return rule.isOnByDefault ? rule.severity : nil
  }
}
