import TerminalText
import ByteBuffers
import Diagnostics
import Reports
import SpeechBubbles
import SpeechStreams

/// Reads messages from the lines of a file of any length.
struct MessageInput: ~Copyable {
  /// What a line is.
  enum Event {
    case message(SpeechMessage)
    case malformed(LineProblem)
  }

  private let path: String
  private let descriptor: Int32
  private var input: LineReader
  private var reader = MessageLineReader()
  private var piece = ByteBuffer(capacity: LineReader.pieceSize)
  private let style = TextStyle.standardError

  /// Opens a file, or standard input for `-`.
  init(_ path: String) throws(Failure) {
    self.path = path
    do throws(SystemError) {
      descriptor = path == "-" ? System.standardInput : try System.open(path)
    } catch {
      throw Failure(RootTexts.cannotRead(path, error.message))
    }
    input = LineReader(descriptor)
  }

  deinit {
    if path != "-" { System.closeAfterReading(descriptor) }
  }

  /// The next lines, as many as are there; `nil` at the end.
  mutating func next() throws(Failure) -> [Event]? {
    let kind: LineReader.Piece
    do throws(SystemError) {
      kind = try input.next(into: &piece)
    } catch {
      throw Failure(RootTexts.cannotRead(path, error.message))
    }
    var events: [Event] = []
    switch kind {
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
