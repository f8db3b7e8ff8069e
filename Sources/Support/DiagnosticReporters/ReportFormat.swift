/// An output format of a report.
///
/// Each format is declared in its file in `Reporters` and listed in ``all``.
public struct ReportFormat: Sendable {
  /// The name that users type.
  public let name: String
  /// A one-line description for lists of formats, without a final period.
  public let summary: String
  /// A Boolean value that indicates whether the report requires a ``DiagnosticSummary``.
  ///
  /// A report in such a format also lists the files that were checked, or their coverage.
  public let needsSummary: Bool
  /// `true` if the report is human-readable and groups diagnostics that are fixed together.
  let isGrouped: Bool
  /// The maximum number of entries for one rule in one catalog; `nil` for no limit.
  ///
  /// A grouped report prints only the number of further entries.
  let limit: Int?
  let makeReporter: @Sendable (ReportOptions) -> any DiagnosticReporter

  init(
    _ name: String, _ summary: String, needsSummary: Bool = false, isGrouped: Bool = false,
    limit: Int? = nil,
    reporter: @escaping @Sendable (ReportOptions) -> any DiagnosticReporter
  ) {
    self.name = name
    self.summary = summary
    self.needsSummary = needsSummary
    self.isGrouped = isGrouped
    self.limit = limit
    makeReporter = reporter
  }

  /// All formats, in the order in which they are listed.
  public static let all: [ReportFormat] = [
    text, xcode, json, sarif, github, gitlab, junit, checkstyle, html,
  ]

  /// Creates the format with a name; `nil` if there is no such format.
  public init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }
}

extension ReportFormat: Hashable {
  /// Returns `true` if two formats have the same name.
  public static func == (left: ReportFormat, right: ReportFormat) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
