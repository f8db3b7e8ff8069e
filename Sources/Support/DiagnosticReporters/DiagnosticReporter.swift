import Diagnostics
import TextPrimitives

/// A type that writes diagnostics in one output format.
///
/// A report calls `begin`, then `append` for each diagnostic or group, then `end`.
protocol DiagnosticReporter {
  /// Writes the part of the report before the diagnostics.
  ///
  /// - Parameters:
  ///   - summary: The statistics of the run, without the numbers of diagnostics; `nil` to write no
  ///     summary.
  ///   - output: The buffer to append to.
  mutating func begin(_ summary: DiagnosticSummary?, to output: inout ByteBuffer)
  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer)
  /// Writes a group of diagnostics; called only for formats that group diagnostics.
  mutating func append(
    _ group: DiagnosticGroup, _ sources: inout SourceCache, to output: inout ByteBuffer)
  /// Writes the part of the report after the diagnostics.
  ///
  /// - Parameters:
  ///   - summary: The statistics of the run, with the numbers of diagnostics; `nil` to write no
  ///     summary.
  ///   - output: The buffer to append to.
  mutating func end(_ summary: DiagnosticSummary?, to output: inout ByteBuffer)
}

extension DiagnosticReporter {
  mutating func begin(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {}
  mutating func append(
    _ group: DiagnosticGroup, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    for diagnostic in group.diagnostics { append(diagnostic, &sources, to: &output) }
  }
  mutating func end(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {}
}
