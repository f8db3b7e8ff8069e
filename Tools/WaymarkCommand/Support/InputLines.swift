import Reports
import TextPrimitives

/// Functions that report on the lines of a file of any length.
enum InputLines {
  /// Writes a report on every line that is not blank to standard output.
  ///
  /// The reports are written after each piece of the input. A line that is longer than
  /// ``LineReader/pieceSize`` is skipped and reported.
  ///
  /// - Parameters:
  ///   - path: The path of a file; `-` is standard input.
  ///   - writesEachLine: `true` to write each report immediately, because the next one takes long.
  ///   - append: A closure that appends the report on a line. Its arguments are the line without
  ///     surrounding white space, in which invalid UTF-8 is repaired, and the line number.
  /// - Returns: ``ExitStatus/rejected`` if a line was skipped.
  static func report(
    _ path: String, writesEachLine: Bool = false,
    _ append: (String, Int, inout ByteBuffer) -> Void
  ) throws(Failure) -> ExitStatus {
    var status = ExitStatus.success
    var input = try LineInput(path)
    var piece = ByteBuffer(capacity: LineReader.pieceSize)
    var output = ByteBuffer()
    while true {
      output.removeAll()
      switch try input.next(into: &piece) {
      case .end: return status
      case .overlong(let line, let length):
        StandardError.write(RootTexts.lineTooLong(path, line: line, length: length) + "\n")
        status = .rejected
      case .lines(let first):
        try piece.withSpan { (bytes) throws(Failure) in
          try Lines.forEach(in: bytes, firstLine: first) { (bytes, line) throws(Failure) in
            append(text(of: bytes), line, &output)
            guard writesEachLine else { return }
            try StandardOutput.write(output)
            output.removeAll()
          }
        }
      }
      if !output.isEmpty { try StandardOutput.write(output) }
    }
  }

  /// Returns a line without surrounding white space.
  private static func text(of bytes: Span<UInt8>) -> String {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }
    var start = 0
    var end = bytes.count
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    return unsafe bytes.extracting(start..<end).withUnsafeBufferPointer { buffer in
      unsafe String(decoding: buffer, as: UTF8.self)
    }
  }
}
