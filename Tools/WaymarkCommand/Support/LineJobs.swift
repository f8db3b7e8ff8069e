import Files
import Reports
import TextPrimitives

/// Works on the lines of a file with several threads, and writes in the order of the lines.
///
/// Each thread takes the next piece of the file, works on it, waits until the piece before it is
/// written, and writes. Reading is done under one lock and writing in turn, so there are no queues,
/// and the memory is one piece and its report for each thread.
final class LineJobs<Work: LineWork>: @unchecked Sendable {
  // Everything below is touched under the lock of its monitor only.
  private let inputMonitor = Monitor()
  private var input: LineInput
  private var pieceCount = 0
  private var readFailure: Failure?

  private let outputMonitor = Monitor()
  private var writtenCount = 0
  private var tally = LineTally()
  private var failure: Failure?
  private var progress = Progress()

  private let work: Work
  /// The size of the file, in bytes; `nil` if it is not known.
  private let size: Int?

  private init(_ path: String, _ work: Work) throws(Failure) {
    size = path == "-" ? nil : System.size(of: path)
    input = try LineInput(path)
    self.work = work
  }

  /// Works on all lines of a file, or of standard input for `-`.
  static func run(
    _ path: String, _ work: Work, jobs: Int
  ) throws(Failure) -> LineTally {
    let all = try LineJobs(path, work)
    WorkerThreads.run(jobs) { _ in all.run() }
    all.progress.end()
    if let failure = all.failure { throw failure }
    if let failure = all.readFailure { throw failure }
    return all.tally
  }

  /// What each thread does.
  private func run() {
    var memory = work.makeMemory()
    var piece = ByteBuffer(capacity: LineReader.pieceSize)
    var output = ByteBuffer(capacity: LineReader.pieceSize * 4)
    var messages = ByteBuffer()
    while let (index, kind, end) = take(&piece) {
      output.removeAll()
      messages.removeAll()
      var outcome: Result<LineTally, Failure>
      do throws(Failure) {
        outcome = .success(
          try work.report(kind, piece: piece, memory: &memory, output: &output, messages: &messages)
        )
      } catch {
        outcome = .failure(error)
      }
      guard put(output, messages: messages, index: index, end: end, outcome: outcome) else { return }
    }
  }

  /// Takes the next piece, with the number of bytes that are read then; `nil` if there is none, or
  /// its report would be lost.
  private func take(_ piece: inout ByteBuffer) -> (index: Int, LineReader.Piece, end: Int)? {
    inputMonitor.withLock {
      guard readFailure == nil else { return nil }
      do throws(Failure) {
        let kind = try input.next(into: &piece)
        if case .end = kind { return nil }
        pieceCount += 1
        return (pieceCount - 1, kind, input.readCount)
      } catch {
        readFailure = error
        return nil
      }
    }
  }

  /// Writes what came of a piece when it is its turn; `false` if something has failed.
  private func put(
    _ output: borrowing ByteBuffer, messages: borrowing ByteBuffer, index: Int, end: Int,
    outcome: Result<LineTally, Failure>
  ) -> Bool {
    outputMonitor.withLock {
      while writtenCount < index, failure == nil { outputMonitor.wait() }
      guard failure == nil else { return false }
      do throws(Failure) {
        if !messages.isEmpty { StandardError.write(messages.text) }
        if !output.isEmpty { try StandardOutput.write(output) }
        tally.add(try outcome.get())
        progress.show(tally, read: end, of: size)
      } catch {
        failure = error
      }
      writtenCount += 1
      outputMonitor.wakeAll()
      return failure == nil
    }
  }
}
