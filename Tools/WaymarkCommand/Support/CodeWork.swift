import ByteBuffers
import QRCodes
import Reports
import Synchronization

/// Draws the codes of many links.
struct CodeWork: LineWork {
  let report: CodeReport
  /// Where the codes become files; `nil` for standard output.
  let files: CodeFolder?

  func makeMemory() {}

  func report(
    _ kind: LineReader.Piece, _ piece: borrowing ByteBuffer, _ memory: inout Void,
    output: inout ByteBuffer, messages: inout ByteBuffer
  ) throws(Failure) -> LineTally {
    var tally = LineTally()
    switch kind {
    case .end: break
    case .overlong(let line, let length):
      tally.links = 1
      tally.refused = 1
      var refusal = ByteBuffer()
      piece.withSpan { report.appendOverlong($0, length: length, line: line, to: &refusal) }
      put(refusal, &output, &messages)
    case .lines(let first):
      var failure: Failure?
      var drawing = ByteBuffer()
      piece.withSpan { bytes in
        Lines.forEach(in: bytes, firstLine: first) { link, line in
          guard failure == nil else { return }
          tally.links += 1
          do throws(Failure) {
            let isDrawn = try draw(link, line, &drawing, &output, &messages)
            if !isDrawn { tally.refused += 1 }
          } catch {
            failure = error
          }
        }
      }
      if let failure { throw failure }
    }
    return tally
  }

  /// Draws the code of a line, or says why not.
  private func draw(
    _ link: Span<UInt8>, _ line: Int, _ drawing: inout ByteBuffer, _ output: inout ByteBuffer,
    _ messages: inout ByteBuffer
  ) throws(Failure) -> Bool {
    drawing.removeAll()
    switch report.append(link, line: line, to: &drawing) {
    case .refused:
      put(drawing, &output, &messages)
      return false
    case .failed(let error, let link):
      if error.isEverywhere { throw Failure(text: report.texts.codeError(error)) }
      if report.refusalsAreResults {
        report.appendJSON(error, link: link, line: line, to: &output)
      } else {
        messages.append(report.texts.codeError(error, line: line) + "\n")
      }
      return false
    case .drawn(let payload):
      guard let files else {
        drawing.withSpan { output.append($0) }
        return true
      }
      switch files.claimName(of: payload, line: line) {
      case .name(let name): try files.write(drawing, name)
      case .refused(let reason):
        messages.append(report.texts.onLine(line, reason) + "\n")
        return false
      }
      return true
    }
  }

  /// Puts a refusal where refusals go.
  private func put(
    _ refusal: borrowing ByteBuffer, _ output: inout ByteBuffer, _ messages: inout ByteBuffer
  ) {
    refusal.withSpan { bytes in
      if report.refusalsAreResults { output.append(bytes) } else { messages.append(bytes) }
    }
  }
}

/// The folder into which the codes of many links go.
final class CodeFolder: Sendable {
  private let path: String
  private let names: CodeFileName
  private let isBinary: Bool
  /// The names that were given, kept only where two links could have the same.
  private let given = Mutex<Set<String>>([])

  /// Makes the folder if it is not there.
  ///
  /// - Throws: ``Failure``, also for a template that is none.
  init(
    _ path: String, template: String, _ report: CodeReport
  ) throws(Failure) {
    let format = report.options.format
    do throws(CodeFileName.Problem) {
      names = try report.fileName(template)
    } catch {
      throw Failure(QRTexts.invalidName(error))
    }
    self.path = path.hasSuffix("/") ? path : path + "/"
    isBinary = format == .png
    try OutputFile.makeFolder(path)
  }

  /// Whether two links could have the same name, so that they must be given one after the other.
  var hasOrder: Bool { !names.isUnique }

  /// The name of a file, or why there is none.
  enum Name {
    case name(String)
    case refused(String)
  }

  /// The name of the file of a code, which no other code of this run has.
  func claimName(of payload: QRPayload, line: Int) -> Name {
    guard let name = names.name(of: payload, line: line) else {
      return .refused(QRTexts.overlongName)
    }
    if names.isUnique { return .name(name) }
    let isNew = given.withLock { $0.insert(name).inserted }
    return isNew ? .name(name) : .refused(QRTexts.repeatedName(name))
  }

  /// Writes a file.
  func write(_ drawing: borrowing ByteBuffer, _ name: String) throws(Failure) {
    try OutputFile.write(drawing, to: path + name, isBinary: isBinary)
  }
}

extension QRCodeError {
  /// Whether no link has a code on this machine.
  fileprivate var isEverywhere: Bool { code == .encoderUnavailable }
}
