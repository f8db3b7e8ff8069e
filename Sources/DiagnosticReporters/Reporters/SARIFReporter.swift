import ByteBuffers
import Diagnostics

extension ReportFormat {
  /// TODO
  public static let sarif = ReportFormat("sarif", "SARIF 2.1.0, for code scanning") {
    SARIFReporter($0)
  }
}

struct SARIFReporter: DiagnosticReporter {
  init(_ options: ReportOptions) {}

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {}
}
