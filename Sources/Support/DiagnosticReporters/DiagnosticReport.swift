public import Diagnostics
import TextPrimitives

/// Diagnostics, shown in one format.
///
/// ```swift
/// let report = DiagnosticReport(.sarif, ReportOptions(rules: rules)) { path in bytes[path] }
/// try report.write(diagnostics, summary) { try output.write($0) }
/// ```
///
/// Diagnostics are shown in the order in which they come; sorted by paths, each file is asked for once. At most
/// two files are held at a time, and what is written is handed on in pieces, so that only reports for people,
/// which group diagnostics, hold all of these.
public struct DiagnosticReport {
  /// Reads a file that diagnostics are about, by the path that they have; `nil` if it cannot be read.
  public typealias Source = (_ path: String) -> [UInt8]?

  private let format: ReportFormat
  private let options: ReportOptions
  private let source: Source

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: What the format may be told.
  ///   - source: Reads a file. UTF-16 is known by its byte order mark, all else is UTF-8. Of a file that cannot
  ///     be read anymore, diagnostics have no line.
  public init(
    _ format: ReportFormat, _ options: ReportOptions = ReportOptions(), source: @escaping Source
  ) {
    self.format = format
    self.options = options
    self.source = source
  }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - diagnostics: What to show, in its order.
  ///   - summary: What was looked at; the report counts the diagnostics itself. Without it, formats that close with a
  ///     summary have none.
  ///   - output: Takes the next bytes of the report.
  /// - Returns: The number of entries: of the diagnostics that are shown, or of their groups.
  /// - Throws: What `output` throws.
  /// - Complexity: O(*n* + *d* · (log *n* + *c*)) for *d* diagnostics, *n* bytes of files and a window of *c* bytes
  ///   around a place, however long its line is.
  @discardableResult
  public func write<Failure: Error>(
    _ diagnostics: some Sequence<Diagnostic>, _ summary: DiagnosticSummary? = nil,
    to output: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    var buffer = ByteBuffer(capacity: 2 * Self.pieceSize)
    var reporter = format.makeReporter(options)
    var sources = SourceCache(source)
    var summary = summary
    reporter.begin(summary, to: &buffer)
    let isGrouped = format.isGrouped && !options.showsEach
    var grouped: [Diagnostic] = []
    var entries = 0
    for diagnostic in diagnostics {
      summary?.count(diagnostic)
      guard diagnostic.severity >= options.minimumSeverity else { continue }
      if isGrouped {
        grouped.append(diagnostic)
        continue
      }
      entries += 1
      reporter.append(diagnostic, &sources, to: &buffer)
      try Self.flush(&buffer, to: output)
    }
    for group in DiagnosticGroup.groups(of: grouped, rules: options.rules, limit: format.limit) {
      entries += 1
      reporter.append(group, &sources, to: &buffer)
      try Self.flush(&buffer, to: output)
    }
    reporter.end(summary, to: &buffer)
    if !buffer.isEmpty { try buffer.withSpan(output) }
    return entries
  }

  private static let pieceSize = 1 << 16

  /// Hands on what is written once it is a piece.
  private static func flush<Failure: Error>(
    _ buffer: inout ByteBuffer, to output: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    guard buffer.count >= pieceSize else { return }
    try buffer.withSpan(output)
    buffer.removeAll()
  }
}
