package import LinkRouting
package import TextPrimitives

/// The numbers of matched and rejected links in a range of lines.
package struct LineTally: Sendable {
  /// The total number of links, both matched and rejected.
  package var links = 0
  /// The number of rejected links.
  package var refused = 0

  /// Creates an empty tally.
  package init() {}

  /// Adds the numbers of another tally to this tally.
  package mutating func add(_ other: LineTally) {
    links += other.links
    refused += other.refused
  }
}

extension LinkReport {
  /// Appends the reports on the lines in a part of a file.
  ///
  /// Lines end at LF or CRLF, and the last line may lack its line break. Blank lines are skipped,
  /// but counted in the line numbers.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of one or more complete lines.
  ///   - firstLine: The number of the first line, starting at 1.
  ///   - reading: Memory that is reused for each link.
  ///   - buffer: The buffer for the reports.
  package func append(
    lines bytes: Span<UInt8>, firstLine: Int, _ reading: inout LinkReading,
    to buffer: inout ByteBuffer
  ) -> LineTally {
    switch self {
    case .json(let report):
      Self.append(lines: bytes, firstLine: firstLine) { link, line in
        report.append(link, line: line, &reading, to: &buffer)
      }
    case .text(let report):
      Self.append(lines: bytes, firstLine: firstLine) { link, line in
        report.append(link, line: line, &reading, to: &buffer)
      }
    }
  }

  @inline(__always)
  private static func append(
    lines bytes: Span<UInt8>, firstLine: Int, _ report: (Span<UInt8>, Int) -> Bool
  ) -> LineTally {
    var tally = LineTally()
    var line = firstLine
    var start = 0
    while start < bytes.count {
      let end = bytes.firstOffset(of: UInt8(ascii: "\n"), from: start)
      var stop = end
      if stop > start, bytes[stop - 1] == UInt8(ascii: "\r") { stop -= 1 }
      let link = bytes.extracting(start..<stop)
      if !isBlank(link) {
        tally.links += 1
        if !report(link, line) { tally.refused += 1 }
      }
      line += 1
      start = end + 1
    }
    return tally
  }

  @inline(__always)
  private static func isBlank(_ line: Span<UInt8>) -> Bool {
    if line.count > 0, line[0] > 0x20, line[0] < 0x80 { return false }
    return PastedText(trimming: line).core.isEmpty
  }
}
