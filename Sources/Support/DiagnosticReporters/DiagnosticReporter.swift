import Diagnostics
import TextPrimitives

/// Writes diagnostics in one format.
///
/// It is asked to begin, then for each diagnostic, then to end.
protocol DiagnosticReporter {
  /// Writes what precedes the diagnostics.
  ///
  /// - Parameters:
  ///   - summary: What was looked at, without counts of diagnostics; `nil` if none is wanted.
  ///   - output: Takes the bytes.
  mutating func begin(_ summary: DiagnosticSummary?, to output: inout ByteBuffer)
  /// Writes a diagnostic.
  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer)
  /// Writes a group of diagnostics; only asked of reporters of formats that group.
  mutating func append(
    _ group: DiagnosticGroup, _ sources: inout SourceCache, to output: inout ByteBuffer)
  /// Writes what follows the diagnostics.
  ///
  /// - Parameters:
  ///   - summary: What was looked at and found; `nil` if none is wanted.
  ///   - output: Takes the bytes.
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
