import Files
import Reports
import TextPrimitives

/// Processes the lines of a file on several threads, and writes the results in order.
///
/// Each thread reads the next piece of the file, processes it, waits until the previous piece is
/// written, and writes its own result. Threads read under a lock and write in turn, so no queues
/// are needed. Each thread keeps one piece and its report in memory.
final class LineJobs<Work: LineWork>: @unchecked Sendable {
  // Each monitor guards the properties that follow it.
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
  /// The size of the file in bytes; `nil` if it is unknown.
  private let size: Int?

  private init(_ path: String, _ work: Work) throws(Failure) {
    size = path == "-" ? nil : System.size(of: path)
    input = try LineInput(path)
    self.work = work
  }

  /// Processes all lines of a file; `-` is standard input.
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

  /// Processes pieces on one thread until the end of the file.
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
      guard put(output, messages: messages, index: index, end: end, outcome: outcome)
      else { return }
    }
  }

  /// Reads the next piece, and returns it with the number of bytes read so far.
  ///
  /// - Returns: `nil` at the end, or after a failure.
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

  /// Writes the result of a piece in turn, and returns `false` after a failure.
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
