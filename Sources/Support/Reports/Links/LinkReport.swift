package import LinkRouting
package import TextPrimitives

/// A report of links, either as human-readable text or as JSON with one object per line.
package enum LinkReport: Sendable {
  /// Human-readable text.
  case text(TextLinkReport)
  /// JSON, the stable output format for programs.
  case json(JSONLinkReport)

  /// Appends the report on one link.
  ///
  /// - Parameters:
  ///   - bytes: The original link, including surrounding white space.
  ///   - line: The line number, starting at 1; `nil` for a link that is not from a file.
  ///   - reading: Memory that is reused for each link.
  ///   - buffer: The buffer for the report. The report ends with a line break.
  /// - Returns: `true` if the link matched.
  @inline(__always)
  package func append(
    _ bytes: Span<UInt8>, line: Int?, _ reading: inout LinkReading, to buffer: inout ByteBuffer
  ) -> Bool {
    switch self {
    case .json(let report): report.append(bytes, line: line, &reading, to: &buffer)
    case .text(let report): report.append(bytes, line: line, &reading, to: &buffer)
    }
  }

  /// Appends the report on a line that is too long to be kept in memory.
  ///
  /// - Parameters:
  ///   - start: The first bytes of the line, more than the maximum length of a link.
  ///   - length: The length of the whole line in bytes.
  ///   - line: The line number, starting at 1.
  ///   - buffer: The buffer for the report.
  package func appendOverlong(
    _ start: Span<UInt8>, length: Int, line: Int, to buffer: inout ByteBuffer
  ) {
    switch self {
    case .json(let report):
      let refusal = Refusal(overlong: start, length: length, reader: report.reader)
      report.append(refusal, start, line: line, to: &buffer)
    case .text(let report):
      let refusal = Refusal(overlong: start, length: length, reader: report.reader)
      report.append(refusal, start, line: line, to: &buffer)
    }
  }
}
