import ByteBuffers
import Diagnostics

extension ReportFormat {
  /// TODO
  public static let json = ReportFormat("json", "one object a line, for programs") {
    JSONReporter($0)
  }
}

struct JSONReporter: DiagnosticReporter {
  init(_ options: ReportOptions) {}

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {}
}
