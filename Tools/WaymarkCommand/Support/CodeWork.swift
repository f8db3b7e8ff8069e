import QRCodes
import Reports
import TextPrimitives

/// Draws a QR code for each line of the input.
struct CodeWork: LineWork {
  let report: CodeReport
  /// The output folder; `nil` for standard output.
  let files: CodeFolder?

  func makeMemory() {}

  func report(
    _ kind: LineReader.Piece, piece: borrowing ByteBuffer, memory: inout Void,
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
      put(refusal, into: &output, messages: &messages)
    case .lines(let first):
      var failure: Failure?
      var drawing = ByteBuffer()
      piece.withSpan { bytes in
        Lines.forEach(in: bytes, firstLine: first) { link, line in
          guard failure == nil else { return }
          tally.links += 1
          do throws(Failure) {
            let isDrawn = try draw(
              link, line: line, drawing: &drawing, into: &output, messages: &messages)
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

  /// Draws the code of the link on a line and returns `true`, or reports why it cannot be drawn and
  /// returns `false`.
  private func draw(
    _ link: Span<UInt8>, line: Int, drawing: inout ByteBuffer, into output: inout ByteBuffer,
    messages: inout ByteBuffer
  ) throws(Failure) -> Bool {
    drawing.removeAll()
    switch report.append(link, line: line, to: &drawing) {
    case .refused:
      put(drawing, into: &output, messages: &messages)
      return false
    case .failed(let error, let link):
      guard error.isAboutLink else { throw Failure(text: report.texts.codeError(error)) }
      if report.refusalsAreResults {
        report.appendJSON(error, link: link, line: line, to: &output)
      } else {
        messages.append(report.texts.codeError(error, line: line) + "\n")
      }
      return false
    case .drawn(let payload, let warnings):
      if let files {
        switch files.claimName(of: payload, line: line) {
        case .name(let name): try files.write(drawing, name, hasSecret: payload.hasSecret)
        case .refused(let code, let message):
          if report.refusalsAreResults {
            report.appendJSON(
              code: code, message: message, link: payload.maskedText, line: line, to: &output)
          } else {
            messages.append(report.texts.onLine(line, "error: \(message) [\(code)]") + "\n")
          }
          return false
        }
      } else {
        drawing.withSpan { output.append($0) }
      }
      for warning in warnings where !report.refusalsAreResults {
        guard let text = report.texts.codeWarning(warning) else { continue }
        messages.append(report.texts.onLine(line, text) + "\n")
      }
      return true
    }
  }

  /// Appends a rejection to the results or to the messages, depending on the format.
  private func put(
    _ refusal: borrowing ByteBuffer, into output: inout ByteBuffer, messages: inout ByteBuffer
  ) {
    refusal.withSpan { bytes in
      if report.refusalsAreResults { output.append(bytes) } else { messages.append(bytes) }
    }
  }
}
