package import LinkRouting
package import TextPrimitives

/// How links are reported: as text for a person, or as JSON, one object a line.
package enum LinkReport: Sendable {
  /// Text for a person.
  case text(TextLinkReport)
  /// JSON, the contract for programs.
  case json(JSONLinkReport)

  /// Appends the report on one link.
  ///
  /// - Parameters:
  ///   - bytes: The link as it was given, white space around it included.
  ///   - line: The number of its line, from 1; `nil` for a link that did not come from a file.
  ///   - reading: Memory that serves one link after the other.
  ///   - buffer: Takes the report, with a line break at its end.
  /// - Returns: Whether the link matched.
  @inline(__always)
  package func append(
    _ bytes: Span<UInt8>, line: Int?, _ reading: inout LinkReading, to buffer: inout ByteBuffer
  ) -> Bool {
    switch self {
    case .json(let report): report.append(bytes, line: line, &reading, to: &buffer)
    case .text(let report): report.append(bytes, line: line, &reading, to: &buffer)
    }
  }

  /// Appends the report on a line that is too long to be kept.
  ///
  /// - Parameters:
  ///   - start: The first bytes of the line, more than a link may have.
  ///   - length: The number of bytes of the whole line.
  ///   - line: The number of the line, from 1.
  ///   - buffer: Takes the report.
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
