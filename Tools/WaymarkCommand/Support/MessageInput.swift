import Diagnostics
import Reports
import SpeechBubbles
import TextPrimitives

/// A reader of messages from the lines of a file of any length.
struct MessageInput: ~Copyable {
  /// The content of a line.
  enum Event {
    case message(SpeechMessage)
    case malformed(LineProblem)
  }

  private var input: LineInput
  private var reader = MessageLineReader()
  private var piece = ByteBuffer(capacity: LineReader.pieceSize)
  private let style = TextStyle.standardError

  /// Opens a file; `-` is standard input.
  init(_ path: String) throws(Failure) {
    input = try LineInput(path)
  }

  /// Returns the events for the available lines; `nil` at the end of the file.
  mutating func next() throws(Failure) -> [Event]? {
    var events: [Event] = []
    switch try input.next(into: &piece) {
    case .end: return nil
    case .overlong(let line, let length):
      let error = MessageLineError.lineTooLong(length: length)
      piece.withSpan { bytes in
        events.append(.malformed(problem(error, bytes, line: line)))
      }
    case .lines(let first):
      var reader = reader
      piece.withSpan { bytes in
        Lines.forEach(in: bytes, firstLine: first) { bytes, line in
          events.append(event(&reader, bytes, line: line))
        }
      }
      self.reader = reader
    }
    return events
  }

  private func event(
    _ reader: inout MessageLineReader, _ bytes: Span<UInt8>, line: Int
  ) -> Event {
    do throws(MessageLineError) {
      return .message(try reader.read(bytes))
    } catch {
      return .malformed(problem(error, bytes, line: line))
    }
  }

  private func problem(
    _ error: MessageLineError, _ bytes: Span<UInt8>, line: Int
  ) -> LineProblem {
    LineProblem(
      error: error, line: line,
      excerpt: LineExcerpt(bytes, marking: error.range.range, style: style))
  }
}
