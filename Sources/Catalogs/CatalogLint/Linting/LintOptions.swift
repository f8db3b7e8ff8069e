public import Diagnostics
public import LanguageTags

/// The options of a linter.
public struct LintOptions: Sendable {
  /// The languages that a catalog must contain; `nil` for those that it already contains.
  ///
  /// A missing string in a listed language is an error. Without a list, a missing string is a
  /// warning in a nearly complete language, and info in any other language of the catalog.
  public var requiredLanguages: [LanguageTag]?
  /// Severities that override those of rules, by rule identifier; `.some(nil)` turns a rule off.
  public var severities: [String: Severity?]
  /// Terms that are forbidden, must stay untranslated, or have a required translation.
  public var terms: TermList
  /// The keys that the code uses; `nil` if they are unknown.
  package var usage: KeyUsage?

  /// Creates options; by default, all rules have their default settings.
  public init(
    requiredLanguages: [LanguageTag]? = nil, severities: [String: Severity?] = [:],
    terms: TermList = TermList()
  ) {
    self.requiredLanguages = requiredLanguages
    self.severities = severities
    self.terms = terms
  }

  /// Returns the severity of a rule; `nil` if the rule is off.
  public func severity(of rule: any Rule) -> Severity? {
    if let severity = severities[rule.id] { return severity }
    return rule.isOnByDefault ? rule.severity : nil
  }
}
