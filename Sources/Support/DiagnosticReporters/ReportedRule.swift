public import Diagnostics

/// What reports show of a rule.
public struct ReportedRule: Hashable, Sendable {
  /// What identifies it: the ``/Diagnostics/Diagnostic/rule`` of its diagnostics.
  public var id: String
  /// What it finds, as one line without a full stop.
  public var summary: String
  /// How much its diagnostics matter if nobody says otherwise.
  public var severity: Severity
  /// The severities of its diagnostics if nobody says otherwise, the most severe first.
  public var severities: [Severity]
  /// Whether it is looked for if nobody says otherwise.
  public var isOnByDefault: Bool
  /// What it belongs to.
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
