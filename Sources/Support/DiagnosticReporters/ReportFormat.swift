/// A form in which diagnostics are shown.
///
/// Each has a file in `Reporters`, which declares it, and a place in ``all``.
public struct ReportFormat: Sendable {
  /// The name, as users type it.
  public let name: String
  /// Whom it is for, as one line of a list, without a full stop.
  public let summary: String
  /// A Boolean value that indicates whether the report lists the files that were checked, and
  /// therefore always needs a ``DiagnosticSummary``.
  public let needsSummary: Bool
  /// A Boolean value that indicates whether the report groups diagnostics that are fixed together,
  /// because it is for people.
  let isGrouped: Bool
  /// The number of entries of one rule in one catalog after which a grouped report counts the
  /// others; `nil` if it shows all.
  let limit: Int?
  let makeReporter: @Sendable (ReportOptions) -> any DiagnosticReporter

  /// Makes a format of a reporter.
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

  /// All formats, in the order of lists.
  public static let all: [ReportFormat] = [
    text, xcode, json, sarif, github, gitlab, junit, checkstyle, html,
  ]

  /// The format of a name; `nil` if there is none.
  public init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }
}

extension ReportFormat: Hashable {
  /// Formats are equal if their names are.
  public static func == (left: ReportFormat, right: ReportFormat) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
