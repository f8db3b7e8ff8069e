public import Diagnostics

/// Options of a report.
public struct ReportOptions: Sendable {
  /// The program that reports.
  public var tool: ReportedTool
  /// The rules of the program, in the order of lists.
  public var rules: [ReportedRule]
  /// The identifiers of the rules that ran; `nil` for all of ``rules``.
  ///
  /// Formats that list rules leave out those that did not run.
  public var rulesThatRan: Set<String>?
  /// A Boolean value that indicates whether text has colors.
  public var isColored: Bool
  /// The columns of a line of text for a person; a source line that is wider is shown in part.
  public var columns: Int
  /// A Boolean value that indicates whether the report ends with the numbers of files, keys,
  /// languages, values, bytes and seconds.
  public var showsStatistics: Bool
  /// The lowest severity that is shown; what is below is only counted.
  public var minimumSeverity = Severity.info
  /// A Boolean value that indicates whether reports for people show each diagnostic by itself
  /// instead of groups.
  public var showsEach = false
  /// A Boolean value that indicates whether text ends with the number of diagnostics of each rule.
  public var countsRules = false
  /// A Boolean value that indicates whether text names the fix-its that a program may apply.
  public var namesApplicability = false
  /// The folder in which paths of diagnostics begin, as an absolute path; `nil` if that is ``root``.
  public var folder: String?
  /// The folder in which the paths of `sarif` and `github` begin, as an absolute path: the root of the
  /// repository.
  ///
  /// `nil` to leave all paths as the diagnostics have them.
  public var root: String?

  /// Makes options.
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

/// The program that reports.
public struct ReportedTool: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Its version: `0.1.0`.
  public var version: String?
  /// The absolute URI of its description.
  public var informationURI: String?

  /// Names a program.
  public init(name: String, version: String? = nil, informationURI: String? = nil) {
    self.name = name
    self.version = version
    self.informationURI = informationURI
  }
}
