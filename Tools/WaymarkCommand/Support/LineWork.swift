import LinkRouting
import Reports
import TextPrimitives

/// What is done with each piece of a file by ``LineJobs``.
protocol LineWork: Sendable {
  /// What serves one piece after the other, on one thread.
  associatedtype Memory

  /// Makes the memory of a thread.
  func makeMemory() -> Memory

  /// Works on a piece.
  ///
  /// - Parameters:
  ///   - kind: What the piece is; never its end.
  ///   - piece: Its bytes.
  ///   - output: Takes what goes to standard output, in the order of the pieces.
  ///   - messages: Takes what goes to standard error, in the same order.
  /// - Throws: ``Failure``, which ends all work.
  func report(
    _ kind: LineReader.Piece, piece: borrowing ByteBuffer, memory: inout Memory,
    output: inout ByteBuffer, messages: inout ByteBuffer
  ) throws(Failure) -> LineTally
}

/// Reports on links, as `waymark parse` does.
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
