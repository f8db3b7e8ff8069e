import Diagnostics
import TextPrimitives

extension ReportFormat {
  /// GitLab's Code Quality report, which merge requests display next to the changed lines.
  public static let gitlab = ReportFormat("gitlab", "Code Quality report of GitLab") {
    GitLabReporter($0)
  }
}

/// A reporter that writes a [Code Quality report].
///
/// The report is an array of objects with the fields `description`, `check_name`, `fingerprint`,
/// `severity` and `location`.
///
/// Paths are relative to the repository's root. GitLab requires a path and a line for each object.
/// The path is `.` for a diagnostic without a file, and the line is 1 for a diagnostic without a
/// range.
///
/// [Code Quality report]:
/// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
struct GitLabReporter: DiagnosticReporter {
  private let paths: ReportPaths
  private var fingerprints = DiagnosticFingerprints()
  private var isFirst = true

  init(_ options: ReportOptions) { paths = ReportPaths(options) }

  func begin(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    output.append(UInt8(ascii: "["))
  }

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    output.append(isFirst ? "\n" : ",\n")
    isFirst = false
    let place = sources.place(diagnostic.path, diagnostic.range)
    let fingerprint = fingerprints.next(diagnostic, at: place, paths: paths)
    output.appendObject { output in
      output.appendField("description", diagnostic.sentences(namesSubject: true))
      output.appendField("check_name", diagnostic.rule)
      output.appendField("fingerprint", fingerprint)
      output.appendField("severity", diagnostic.severity.gitLabSeverity)
      output.appendObject("location") { output in
        output.appendField("path", diagnostic.path.map { paths.path($0) } ?? ".")
        output.appendObject("lines") { $0.appendField("begin", place?.start.line ?? 1) }
      }
    }
  }

  func end(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    output.append(isFirst ? "]\n" : "\n]\n")
  }
}

extension Severity {
  /// The corresponding severity in Code Quality.
  ///
  /// Code Quality has the severities `info`, `minor`, `major`, `critical` and `blocker`.
  fileprivate var gitLabSeverity: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
