import Diagnostics

/// What was looked at, and how much was found.
public struct DiagnosticSummary: Hashable, Sendable {
  /// The files that were read.
  public var files: Int
  /// The keys in them.
  public var keys: Int
  /// The languages of all of them.
  public var languages: Int
  /// The texts in them.
  public var values: Int
  /// Their bytes.
  public var bytes: Int
  /// How long it took.
  public var seconds: Double
  /// The diagnostics that are not shown because a baseline has them.
  public var known: Int
  /// The paths of the files, for formats that also name those without a diagnostic.
  public var paths: [String] = []
  /// The catalogs, for formats that show how far translations are.
  public var catalogs: [ReportedCatalog] = []
  /// The errors that were found; a report counts them.
  public internal(set) var errors = 0
  /// The warnings that were found; a report counts them.
  public internal(set) var warnings = 0
  /// The diagnostics of severity `info` that were found; a report counts them.
  public internal(set) var infos = 0
  /// The diagnostics that count others; a report counts them.
  public internal(set) var summaries = 0
  /// The number of diagnostics of each rule; a report counts them.
  var rules: [String: [Severity: Int]] = [:]

  /// Makes a summary of a run that showed nothing yet.
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

  /// What was counted, in the order of reports.
  ///
  /// - Parameter inFull: Whether everything is listed, or what a person looks at after each run.
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

  /// The seconds as JSON has them, with three decimals: `0.042`.
  private var milliseconds: String {
    // What is no number, or longer than a lifetime, was not measured.
    let thousandths = seconds >= 0 && seconds < 1e10 ? Int(seconds * 1000 + 0.5) : 0
    return "\(thousandths / 1000)." + String(1000 + thousandths % 1000).dropFirst()
  }
}
