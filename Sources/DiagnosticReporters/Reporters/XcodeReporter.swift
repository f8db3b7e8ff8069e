import ByteBuffers
import Diagnostics

extension ReportFormat {
  /// TODO
  public static let xcode = ReportFormat("xcode", "one line each, as Xcode and editors read them") {
    XcodeReporter($0)
  }
}

struct XcodeReporter: DiagnosticReporter {
  init(_ options: ReportOptions) {}

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {}
}
