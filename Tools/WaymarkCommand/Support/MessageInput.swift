import ByteBuffers
import Diagnostics
import Reports
import SpeechBubbles
import SpeechStreams

/// A line that is no message.
struct LineProblem {
  let error: MessageLineError
  let line: Int
  let excerpt: LineExcerpt
}

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

/// Reports lines that are no messages on standard error.
struct LineProblems {
  /// The most reports that are held back; of others only the number is kept.
  private static let maximumHeldBack = 100

  private let path: String
  private let isHeldBack: Bool
  private var held: [String] = []
  /// The number of lines so far.
  private(set) var count = 0

  /// - Parameter isHeldBack: Whether to wait for the end, where something else is on the screen.
  init(path: String, isHeldBack: Bool) {
    self.path = path
    self.isHeldBack = isHeldBack
  }

  /// Reports a line.
  mutating func report(_ problem: LineProblem) {
    count += 1
    guard !isHeldBack || held.count < Self.maximumHeldBack else { return }
    let text = BubblesTexts.malformed(
      problem.error, path: path, line: problem.line, column: problem.excerpt.column,
      excerpt: problem.excerpt.text)
    if isHeldBack { held.append(text) } else { StandardError.write(text + "\n") }
  }

  /// Reports what was held back.
  mutating func end() {
    for text in held { StandardError.write(text + "\n") }
    if isHeldBack, count > held.count {
      StandardError.write(BubblesTexts.moreMalformed(count - held.count) + "\n")
    }
    held = []
  }
}
