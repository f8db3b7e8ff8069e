import TextPrimitives

/// Functions that iterate over the lines in a part of a file.
package enum Lines {
  /// Calls a closure with each line that is not blank, and the number of the line.
  ///
  /// Lines end at LF or CRLF, and the last line may lack its line break. Blank lines are skipped,
  /// but counted in the line numbers. Lines are passed without their line breaks.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of one or more complete lines.
  ///   - firstLine: The number of the first line, starting at 1.
  package static func forEach<E: Error>(
    in bytes: Span<UInt8>, firstLine: Int, _ body: (Span<UInt8>, Int) throws(E) -> Void
  ) throws(E) {
    var line = firstLine
    var start = 0
    while start < bytes.count {
      let end = bytes.firstOffset(of: UInt8(ascii: "\n"), from: start)
      var stop = end
      if stop > start, bytes[stop - 1] == UInt8(ascii: "\r") { stop -= 1 }
      let content = bytes.extracting(start..<stop)
      if !isBlank(content) { try body(content, line) }
      line += 1
      start = end + 1
    }
  }

  private static func isBlank(_ line: Span<UInt8>) -> Bool {
    line.indices.allSatisfy { line[$0] == 0x20 || line[$0] == 0x09 || line[$0] == 0x0D }
  }
}
