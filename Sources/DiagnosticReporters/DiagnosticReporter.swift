import ByteBuffers
import Diagnostics

/// Writes diagnostics in one format.
///
/// It is asked to begin, then for each diagnostic, then to end.
protocol DiagnosticReporter {
  /// Writes what stands in front of the diagnostics.
  mutating func begin(_ output: inout ByteBuffer)
  /// Writes a diagnostic.
  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer)
  /// Writes what stands behind the diagnostics.
  ///
  /// - Parameter summary: What was looked at and found; `nil` if nobody asks for it.
  mutating func end(_ summary: DiagnosticSummary?, to output: inout ByteBuffer)
}

extension DiagnosticReporter {
  mutating func begin(_ output: inout ByteBuffer) {}
  mutating func end(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {}
}
