public import Diagnostics

/// The parts of a rule that reports show.
public struct ReportedRule: Hashable, Sendable {
  /// The identifier, which is the ``/Diagnostics/Diagnostic/rule`` of its diagnostics.
  public var id: String
  /// A one-line summary of the reported defects, without a period.
  public var summary: String
  /// The default severity of its diagnostics.
  public var severity: Severity
  /// The severities of its diagnostics without configuration, most severe first.
  public var severities: [Severity]
  /// A Boolean value that indicates whether the rule is on by default.
  public var isOnByDefault: Bool
  /// The family of the rule.
  public var family: String?
  /// The first version of the tool with the rule.
  public var since: String?
  /// The documentation page of the rule, as Markdown.
  public var page: String?
  /// The absolute URI of the documentation page.
  public var helpURI: String?
  /// The words in which reports count diagnostics by catalog and language; `nil` to show each.
  ///
  /// Errors are never counted.
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
