public import Diagnostics
import TextPrimitives

/// A report of diagnostics in one output format.
///
/// ```swift
/// let report = DiagnosticReport(.sarif, ReportOptions(rules: rules)) { path in bytes[path] }
/// try report.write(diagnostics, summary) { try output.write($0) }
/// ```
///
/// Diagnostics keep the order in which they are passed. If they are sorted by path, each file is
/// read once. At most two files are in memory at a time, and the output is written in pieces. Only
/// human-readable reports keep all diagnostics in memory, because they group them.
public struct DiagnosticReport {
  /// A function that returns the bytes of the file at a path, or `nil` if it cannot be read.
  public typealias Source = (_ path: String) -> [UInt8]?

  private let format: ReportFormat
  private let options: ReportOptions
  private let source: Source

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - format: The output format.
  ///   - options: The options of the report.
  ///   - source: A function that reads a file. A file with a UTF-16 byte order mark is decoded as
  ///     UTF-16, and any other file as UTF-8. If a file cannot be read, its diagnostics are
  ///     reported without line numbers and source lines.
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
  ///   - diagnostics: The diagnostics, in the order of the report.
  ///   - summary: The statistics of the run. The report adds the numbers of diagnostics to them. If
  ///     it is `nil`, formats that end with a summary omit the summary.
  ///   - output: A function that writes the next bytes of the report.
  /// - Returns: The number of entries, which are diagnostics or groups of diagnostics.
  /// - Throws: Any error that `output` throws.
  /// - Complexity: O(*n* + *d* · (log *n* + *c*)) for *d* diagnostics, *n* bytes of files and a
  ///   window of *c* bytes around each location, however long its line is.
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

  /// Writes the buffered bytes and empties the buffer, if it contains at least `pieceSize` bytes.
  private static func flush<Failure: Error>(
    _ buffer: inout ByteBuffer, to output: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    guard buffer.count >= pieceSize else { return }
    try buffer.withSpan(output)
    buffer.removeAll()
  }
}
