/// Translates byte offsets of a UTF-8 source into the lines and columns a person reads.
///
/// Lines end at LF, CRLF or a lone CR. A column counts Unicode scalars from 1; bytes that are not
/// UTF-8 count one each.
public struct LineIndex: Sendable {
  /// A place as an editor shows it.
  public struct Position: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column in Unicode scalars, from 1.
    public var column: Int

    /// Makes a position.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  private let bytes: [UInt8]
  /// The offset of the first byte of each line, in increasing order; never empty.
  private let lineStarts: [Int]

  /// Reads the line structure of a source.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let endsLine =
        byte == 0x0A
        || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
      if endsLine { starts.append(offset + 1) }
    }
    self.bytes = bytes
    self.lineStarts = starts
  }

  /// The number of lines; an empty source has one.
  public var lineCount: Int { lineStarts.count }

  /// The line and column of an offset; offsets past the end give the end.
  ///
  /// - Complexity: O(log *l* + *c*) for *l* lines and a line of *c* bytes.
  public func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    let scalars = bytes[start..<offset].reduce(into: 0) { count, byte in
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    return Position(line: low + 1, column: scalars + 1)
  }

  /// The offset of a line and column as ``position(of:)`` gives them, the inverse; `nil` outside.
  ///
  /// - Complexity: O(*c*) for a line of *c* bytes.
  public func offset(of position: Position) -> Int? {
    guard position.line >= 1, position.line <= lineStarts.count, position.column >= 1 else {
      return nil
    }
    var offset = lineStarts[position.line - 1]
    var column = 1
    while column < position.column {
      guard offset < bytes.count else { return nil }
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    return offset
  }

  /// The text of a line without its line break, with invalid UTF-8 repaired.
  public func text(ofLine line: Int) -> String {
    guard line >= 1, line <= lineStarts.count else { return "" }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
