package import TextPrimitives

extension QRSymbol {
  /// Appends the rows as a JSON array of strings, without the quiet zone.
  ///
  /// `1` is a dark module, and `0` is a light one.
  package func appendMatrix(to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "["))
    for row in 0..<side {
      if row > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.append(UInt8(ascii: "\""))
      var column = 0
      func append(_ byte: UInt8, upTo end: Int) {
        while column < end {
          buffer.append(byte)
          column += 1
        }
      }
      forEachRun(inRow: row) { run in
        append(UInt8(ascii: "0"), upTo: run.lowerBound)
        append(UInt8(ascii: "1"), upTo: run.upperBound)
      }
      append(UInt8(ascii: "0"), upTo: side)
      buffer.append(UInt8(ascii: "\""))
    }
    buffer.append(UInt8(ascii: "]"))
  }

  /// Returns the rows as a JSON array of strings: `1` is a dark module, and `0` is a light one.
  ///
  /// The quiet zone is not included.
  public func matrixJSON() -> String {
    var buffer = ByteBuffer()
    appendMatrix(to: &buffer)
    return buffer.text
  }
}
