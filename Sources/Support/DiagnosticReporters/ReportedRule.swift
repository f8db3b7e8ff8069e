public import Diagnostics

/// The properties of a rule, as reports contain them.
public struct ReportedRule: Hashable, Sendable {
  /// The identifier, which is the ``/Diagnostics/Diagnostic/rule`` of the rule's diagnostics.
  public var id: String
  /// A one-line summary of the reported defects, without a final period.
  public var summary: String
  /// The default severity of the rule's diagnostics.
  public var severity: Severity
  /// All severities that the rule's diagnostics can have by default, most severe first.
  public var severities: [Severity]
  /// A Boolean value that indicates whether the rule is enabled by default.
  public var isOnByDefault: Bool
  /// The family of rules to which the rule belongs; `nil` if there is none.
  public var family: String?
  /// The first version of the tool that contains the rule; `nil` if unknown.
  public var since: String?
  /// The documentation page of the rule, as Markdown; `nil` if there is none.
  public var page: String?
  /// The absolute URI of the documentation page; `nil` if there is none.
  public var helpURI: String?
  /// The words that reports use to count diagnostics by catalog and language.
  ///
  /// If it is `nil`, the diagnostics are listed instead of counted. Errors are always listed.
  public var counting: CountingWords?

  /// Creates the description of a rule.
  public init(
    id: String, summary: String, severity: Severity, severities: [Severity]? = nil,
    isOnByDefault: Bool = true,
    family: String? = nil, since: String? = nil, page: String? = nil,
    counting: CountingWords? = nil
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.severities = severities ?? [severity]
    self.isOnByDefault = isOnByDefault
    self.family = family
    self.since = since
    self.page = page
    self.counting = counting
  }
}
