import Diagnostics

/// The statistics of a run: the files that were read, and the numbers of diagnostics.
public struct DiagnosticSummary: Hashable, Sendable {
  /// The number of files that were read.
  public var files: Int
  /// The number of keys in the files.
  public var keys: Int
  /// The number of languages in all files.
  public var languages: Int
  /// The number of translations and other localized values in the files.
  public var values: Int
  /// The total size of the files in bytes.
  public var bytes: Int
  /// The duration of the run in seconds.
  public var seconds: Double
  /// The number of diagnostics that are hidden because a baseline lists them.
  public var known: Int
  /// The paths of the files, for formats that also list files without a diagnostic.
  public var paths: [String] = []
  /// The catalogs, for formats that report translation coverage.
  public var catalogs: [ReportedCatalog] = []
  /// The number of errors, as counted by the report.
  public internal(set) var errors = 0
  /// The number of warnings, as counted by the report.
  public internal(set) var warnings = 0
  /// The number of diagnostics of severity `info`, as counted by the report.
  public internal(set) var infos = 0
  /// The number of diagnostics that summarize other diagnostics, as counted by the report.
  public internal(set) var summaries = 0
  /// The numbers of diagnostics by rule and severity, as counted by the report.
  var rules: [String: [Severity: Int]] = [:]

  /// Creates the summary of a run, before any diagnostics are counted.
  public init(
    files: Int = 0, keys: Int = 0, languages: Int = 0, values: Int = 0, bytes: Int = 0,
    seconds: Double = 0, known: Int = 0
  ) {
    self.files = files
    self.keys = keys
    self.languages = languages
    self.values = values
    self.bytes = bytes
    self.seconds = seconds
    self.known = known
  }

  mutating func count(_ diagnostic: Diagnostic) {
    if diagnostic.isSummary { summaries += 1 }
    rules[diagnostic.rule, default: [:]][diagnostic.severity, default: 0] += 1
    switch diagnostic.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .info: infos += 1
    }
  }

  /// Returns the names and values of the counts, in the order in which reports print them.
  ///
  /// - Parameter inFull: `true` to include the numbers of values, bytes and seconds.
  func counts(inFull: Bool) -> [(name: String, value: String)] {
    var counts = [("files", files), ("keys", keys), ("languages", languages)]
      .map { (name: $0.0, value: String($0.1)) }
    if inFull {
      counts += [("values", String(values)), ("bytes", String(bytes)), ("seconds", milliseconds)]
    }
    counts += [("errors", errors), ("warnings", warnings), ("info", infos)]
      .map { (name: $0.0, value: String($0.1)) }
    if summaries > 0 { counts.append(("summaries", String(summaries))) }
    if known > 0 { counts.append(("known", String(known))) }
    return counts
  }

  /// The seconds as a JSON number with three decimal places, such as `0.042`.
  private var milliseconds: String {
    // A negative, infinite or implausibly long duration, or a NaN, cannot be a measurement, so it
    // is written as 0.
    let thousandths = seconds >= 0 && seconds < 1e10 ? Int(seconds * 1000 + 0.5) : 0
    return "\(thousandths / 1000)." + String(1000 + thousandths % 1000).dropFirst()
  }
}
