import Diagnostics
import TextPrimitives

extension ReportFormat {
  /// GitLab's Code Quality report, which merge requests show beside the lines that changed.
  public static let gitlab = ReportFormat("gitlab", "Code Quality report of GitLab") {
    GitLabReporter($0)
  }
}

/// A reporter that writes a
/// [Code Quality report](https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format):
/// an array of objects with the fields `description`, `check_name`, `fingerprint`, `severity` and
/// `location`.
///
/// The path of a diagnostic begins at the root of the repository. GitLab requires a path and a line
/// of each object: a diagnostic without a file gets `.`, and one without a range line 1.
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
  /// One of the five severities of Code Quality: `info`, `minor`, `major`, `critical` and `blocker`.
  fileprivate var gitLabSeverity: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
