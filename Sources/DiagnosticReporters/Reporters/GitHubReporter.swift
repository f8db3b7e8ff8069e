import ByteBuffers
import Diagnostics

extension ReportFormat {
  /// TODO
  public static let github = ReportFormat(
    "github", "workflow commands that annotate a pull request"
  ) { GitHubReporter($0) }
}

struct GitHubReporter: DiagnosticReporter {
  init(_ options: ReportOptions) {}

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {}
}
