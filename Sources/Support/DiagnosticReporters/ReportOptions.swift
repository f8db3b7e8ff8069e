public import Diagnostics

/// The options that determine the content and the layout of a report.
public struct ReportOptions: Sendable {
  /// The program that creates the report.
  public var tool: ReportedTool
  /// The rules of the program, in the order in which reports list them.
  public var rules: [ReportedRule]
  /// The identifiers of the rules that ran; `nil` for all of ``rules``.
  ///
  /// Formats that list rules omit those that did not run.
  public var rulesThatRan: Set<String>?
  /// A Boolean value that indicates whether the output is colored.
  public var isColored: Bool
  /// The line width of human-readable output, in columns; wider source lines are shortened.
  public var columns: Int
  /// A Boolean value that indicates whether the report ends with statistics.
  ///
  /// The statistics are the numbers of files, keys, languages, values, bytes, seconds and
  /// diagnostics.
  public var showsStatistics: Bool
  /// The minimum severity of reported diagnostics; less severe diagnostics are counted, not listed.
  public var minimumSeverity = Severity.info
  /// A Boolean value that indicates whether human-readable reports leave diagnostics ungrouped.
  public var showsEach = false
  /// A Boolean value that indicates whether a text report ends with counts for each rule.
  public var countsRules = false
  /// A Boolean value that indicates whether a text report states the applicability of fix-its.
  public var namesApplicability = false
  /// The absolute path of the folder that diagnostic paths are relative to; if `nil`, ``root``.
  public var folder: String?
  /// The absolute path of the repository's root; `nil` if paths are not relative to a root.
  ///
  /// The paths in `sarif`, `github`, `gitlab`, `checkstyle` and `junit` reports are relative to it.
  public var root: String?

  /// Creates options.
  public init(
    tool: ReportedTool = ReportedTool(name: "waymark"), rules: [ReportedRule] = [],
    isColored: Bool = false, columns: Int = 100, showsStatistics: Bool = false,
    folder: String? = nil, root: String? = nil
  ) {
    self.tool = tool
    self.rules = rules
    self.isColored = isColored
    self.columns = columns
    self.showsStatistics = showsStatistics
    self.folder = folder
    self.root = root
  }
}

/// The program that creates a report.
public struct ReportedTool: Hashable, Sendable {
  /// The name of the program.
  public var name: String
  /// The version of the program, such as `0.1.0`; if `nil`, reports omit the version.
  public var version: String?
  /// The absolute URI of the program's description; if `nil`, reports omit the URI.
  public var informationURI: String?

  /// Creates the description of a program.
  public init(name: String, version: String? = nil, informationURI: String? = nil) {
    self.name = name
    self.version = version
    self.informationURI = informationURI
  }
}
