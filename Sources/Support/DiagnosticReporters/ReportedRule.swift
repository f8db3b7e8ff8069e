public import Diagnostics

/// The parts of a rule that reports show.
public struct ReportedRule: Hashable, Sendable {
  /// The identifier: the ``/Diagnostics/Diagnostic/rule`` of its diagnostics.
  public var id: String
  /// A summary of what it finds, as one line without a period.
  public var summary: String
  /// The default severity of its diagnostics.
  public var severity: Severity
  /// The severities of its diagnostics if nobody says otherwise, the most severe first.
  public var severities: [Severity]
  /// A Boolean value that indicates whether the rule is on by default.
  public var isOnByDefault: Bool
  /// The family that it belongs to.
  public var family: String?
  /// The version of the tool that had it first.
  public var since: String?
  /// Its page, as Markdown.
  public var page: String?
  /// The address of its page, as an absolute URI.
  public var helpURI: String?
  /// The words in which its diagnostics below errors are counted by catalog and language; `nil` to
  /// show each.
  public var counting: CountingWords?

  /// Describes a rule.
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
