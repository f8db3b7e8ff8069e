import LinkRouting
import Reports
import TextPrimitives

/// The work that ``LineJobs`` performs on each piece of a file.
protocol LineWork: Sendable {
  /// The state of a thread, which is reused for all its pieces.
  associatedtype Memory

  /// Creates the state of a new thread.
  func makeMemory() -> Memory

  /// Processes a piece.
  ///
  /// - Parameters:
  ///   - kind: The content of the piece; never ``LineReader/Piece/end``.
  ///   - piece: The bytes of the piece.
  ///   - memory: The state of the thread.
  ///   - output: The result for standard output, which is written in the order of the pieces.
  ///   - messages: The messages for standard error, in the same order.
  /// - Throws: ``Failure``, which ends all work.
  func report(
    _ kind: LineReader.Piece, piece: borrowing ByteBuffer, memory: inout Memory,
    output: inout ByteBuffer, messages: inout ByteBuffer
  ) throws(Failure) -> LineTally
}

/// The work of `waymark parse`, which reports on links.
struct LinkWork: LineWork {
  let report: LinkReport

  func makeMemory() -> LinkReading { LinkReading() }

  func report(
    _ kind: LineReader.Piece, piece: borrowing ByteBuffer, memory reading: inout LinkReading,
    output: inout ByteBuffer, messages: inout ByteBuffer
  ) -> LineTally {
    var tally = LineTally()
    switch kind {
    case .lines(let first):
      piece.withSpan { bytes in
        tally = report.append(lines: bytes, firstLine: first, &reading, to: &output)
      }
    case .overlong(let line, let length):
      piece.withSpan { bytes in
        report.appendOverlong(bytes, length: length, line: line, to: &output)
      }
      tally.links = 1
      tally.refused = 1
    case .end:
      break
    }
    return tally
  }
}
