import LinkRouting
import QRCodes
import Reports
import TextPrimitives

/// Draws one code to standard output or to a file.
struct CodeDrawing {
  private let report: CodeReport
  private let output: String

  /// - Parameter output: The path of the output file; `nil` for standard output.
  init(_ report: CodeReport, output: String?) {
    self.report = report
    self.output = output ?? "-"
  }

  /// Draws the code of a link, or reports why the link cannot be drawn.
  func draw(_ link: String) throws(Failure) -> ExitStatus {
    let bytes = Array(link.utf8)
    var buffer = ByteBuffer()
    switch report.append(bytes.span, line: nil, to: &buffer) {
    case .refused:
      if report.refusalsAreResults {
        try StandardOutput.write(buffer)
      } else {
        StandardError.write(buffer.text)
      }
      return .rejected
    case .failed(let error, let link): return try reject(error, link)
    case .drawn(let payload, let warnings):
      try checkWidth(payload)
      try OutputFile.write(
        buffer, to: output, isBinary: report.options.format == .png, isPrivate: payload.hasSecret)
      for warning in warnings where !report.refusalsAreResults {
        if let text = report.texts.codeWarning(warning) { StandardError.write(text + "\n") }
      }
      return .success
    }
  }

  /// Reports why a matched link cannot be drawn as a code.
  ///
  /// If a different link could be drawn, the link is rejected; any other error is a failure.
  private func reject(_ error: QRCodeError, _ link: String) throws(Failure) -> ExitStatus {
    guard error.isAboutLink else { throw Failure(text: report.texts.codeError(error)) }
    if report.refusalsAreResults {
      var buffer = ByteBuffer()
      report.appendJSON(error, link: link, line: nil, to: &buffer)
      try StandardOutput.write(buffer)
    } else {
      StandardError.write(report.texts.codeError(error) + "\n")
    }
    return .rejected
  }

  /// Throws a failure if the drawing is wider than the terminal.
  private func checkWidth(_ payload: QRPayload) throws(Failure) {
    guard report.options.format == .terminal, output == "-",
      let columns = System.columns(of: System.standardOutput),
      let needed = report.terminalColumns(of: payload), columns < needed
    else { return }
    throw Failure(
      QRTexts.tooNarrow(columns: columns, needed: needed), hint: QRTexts.tooNarrowHint)
  }
}

extension QRCodeError {
  /// `true` if a different link could be drawn with the same options.
  var isAboutLink: Bool {
    switch code {
    case .encoderFailed: false
    // Options that are invalid for every link were rejected before.
    default: true
    }
  }
}
