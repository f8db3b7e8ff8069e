/// An index that converts byte offsets in a source to lines and columns.
///
/// Lines end at LF, CRLF or a lone CR. Columns are counted in Unicode scalars, starting at 1. A
/// byte order mark is not counted, because editors do not display it. Positions also exist in
/// invalid sources: each byte that does not continue a UTF-8 sequence, and each unpaired surrogate,
/// is counted as one scalar.
public struct LineIndex: Sendable {
  /// A line and a column, as editors display them.
  public struct Position: Hashable, Sendable {
    /// The line number, starting at 1.
    public var line: Int
    /// The column in Unicode scalars, starting at 1.
    public var column: Int

    /// Creates a position.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The encoding of the source.
  public let encoding: Encoding
  let bytes: [UInt8]
  /// The offsets of the first byte of each line, in increasing order.
  ///
  /// The first line starts after a byte order mark. The array is never empty.
  let lineStarts: [Int]
  /// The numbers of scalars before each block of bytes, for finding positions in long lines fast.
  let scalarsBeforeBlocks: [Int]

  /// Creates the index of a source.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - encoding: The encoding of the source. If it is `nil`, the encoding is that of the byte
  ///     order mark, or UTF-8 if there is none.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(_ bytes: [UInt8], encoding: Encoding? = nil) {
    let (detected, markLength) = Encoding.detect(bytes)
    self.bytes = bytes
    self.encoding = encoding ?? detected
    let units = Units(encoding: self.encoding, bytes: bytes)
    // A byte order mark of a different encoding is part of the content.
    let start = self.encoding == detected ? markLength : 0
    lineStarts = units.lineStarts(from: start)
    scalarsBeforeBlocks = units.scalarsBeforeBlocks()
  }

  private var units: Units { Units(encoding: encoding, bytes: bytes) }

  /// The offset of the first byte after a byte order mark.
  package var contentStart: Int { lineStarts[0] }

  /// The number of lines; an empty source has one.
  public var lineCount: Int { lineStarts.count }

  /// Returns the line and column of an offset; for an offset past the end, those of the end.
  ///
  /// - Complexity: O(log *l*) for *l* lines, however long they are.
  public func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    guard offset > start else { return Position(line: low + 1, column: 1) }
    let scalars =
      offset - start <= Units.blockSize
      ? units.scalars(in: start..<offset) : scalars(before: offset) - scalars(before: start)
    return Position(line: low + 1, column: scalars + 1)
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Units.blockSize
    return scalarsBeforeBlocks[block] + units.scalars(in: block * Units.blockSize..<offset)
  }

  /// Returns the offset of a line and column; `nil` if the source ends before this position.
  ///
  /// This function is the inverse of ``position(of:)``. It does not check where the line ends: a
  /// column after the end of the line refers to the following lines.
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
      offset = units.end(ofScalarAt: offset)
      column += 1
    }
    return offset
  }

  /// Returns the byte range of a line without its line break; `nil` if there is no such line.
  ///
  /// The range does not include a byte order mark.
  public func range(ofLine line: Int) -> SourceRange? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    let width = encoding.unitWidth
    // An incomplete unit at the end of a file is not part of the text.
    end -= (end - start) % width
    while end - start >= width, units.isLineBreak(at: end - width) { end -= width }
    return SourceRange(start, end)
  }

  /// Returns the text in a byte range; invalid UTF-8 bytes are escaped, as in `caf\xE9`.
  ///
  /// In UTF-16, an unpaired surrogate becomes U+FFFD.
  ///
  /// - Precondition: The range is within the source.
  public func text(in range: SourceRange) -> String {
    units.text(in: range.range)
  }

  /// Returns a line without its line break; invalid UTF-8 bytes are escaped, as in `caf\xE9`.
  public func text(ofLine line: Int) -> String {
    range(ofLine: line).map { text(in: $0) } ?? ""
  }
}
