import Reports
import TextPrimitives

/// The lines of a file of any length, one after the other.
enum InputLines {
  /// Reports on every line of a file, or of standard input for `-`, that is not white space alone.
  ///
  /// The reports are written as soon as the lines at hand are through.
  ///
  /// A line that is longer than ``LineReader/pieceSize`` is passed over with a diagnostic.
  ///
  /// - Parameters:
  ///   - writesEachLine: A Boolean value that indicates whether a report is written before the next
  ///     one is made, because that takes long.
  ///   - append: Appends the report on a line, by its text without the white space around it, and
  ///     its number. Bytes that are no UTF-8 are repaired in the text.
  /// - Returns: Whether no line was passed over.
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

  /// The text of a line without the white space around it.
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
