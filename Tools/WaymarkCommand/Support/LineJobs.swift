import ByteBuffers
import Reports
import LinkRouting

/// Reports on the lines of a file with several threads, in the order of the lines.
///
/// Each thread takes the next piece of the file, reports on it, waits until the piece before it is
/// written, and writes. Reading is done under one lock and writing in turn, so there are no queues,
/// and the memory is one piece and its report for each thread.
final class LineJobs: @unchecked Sendable {
  // Everything below is touched under the lock of its monitor only.
  private let inputMonitor = Monitor()
  private var input: LineReader
  private var pieceCount = 0
  private var readError: SystemError?

  private let outputMonitor = Monitor()
  private var writtenCount = 0
  private var tally = LineTally()
  private var failure: Failure?
  private var progress = Progress()

  private let report: LinkReport

  private init(_ descriptor: Int32, _ report: LinkReport) {
    input = LineReader(descriptor)
    self.report = report
  }

  /// Reports on all lines of a file, or of standard input for `-`.
  static func run(
    _ path: String, _ report: LinkReport, jobs: Int
  ) throws(Failure) -> LineTally {
    let descriptor: Int32
    do throws(SystemError) {
      descriptor = path == "-" ? System.standardInput : try System.open(path)
    } catch {
      throw Failure(RootTexts.cannotRead(path, error.message))
    }
    defer { if path != "-" { System.closeAfterReading(descriptor) } }
    let work = LineJobs(descriptor, report)
    WorkerThreads.run(jobs) { _ in work.work() }
    work.progress.end()
    if let failure = work.failure { throw failure }
    if let error = work.readError { throw Failure(RootTexts.cannotRead(path, error.message)) }
    return work.tally
  }

  /// What each thread does.
  private func work() {
    var reading = LinkReading()
    var piece = ByteBuffer(capacity: LineReader.pieceSize)
    var output = ByteBuffer(capacity: LineReader.pieceSize * 4)
    while let (index, kind) = take(&piece) {
      output.removeAll()
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
      guard put(output, index, tally) else { return }
    }
  }

  /// Takes the next piece; `nil` if there is none, or nobody would see its report.
  private func take(_ piece: inout ByteBuffer) -> (index: Int, LineReader.Piece)? {
    inputMonitor.withLock {
      guard readError == nil else { return nil }
      do throws(SystemError) {
        let kind = try input.next(into: &piece)
        if case .end = kind { return nil }
        pieceCount += 1
        return (pieceCount - 1, kind)
      } catch {
        readError = error
        return nil
      }
    }
  }

  /// Writes a report when it is its turn; `false` if writing has failed.
  private func put(_ output: borrowing ByteBuffer, _ index: Int, _ tally: LineTally) -> Bool {
    outputMonitor.withLock {
      while writtenCount < index, failure == nil { outputMonitor.wait() }
      guard failure == nil else { return false }
      do throws(Failure) {
        try StandardOutput.write(output)
        self.tally.add(tally)
        progress.show(self.tally)
      } catch {
        failure = error
      }
      writtenCount += 1
      outputMonitor.wakeAll()
      return failure == nil
    }
  }
}
