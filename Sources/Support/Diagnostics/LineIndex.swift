/// Translates byte offsets of a source into the lines and columns a person reads.
///
/// Lines end at LF, CRLF or a lone CR. A column counts Unicode scalars from 1, but no byte order mark, which no
/// editor shows. What is neither UTF-8 nor UTF-16 still has a place: bytes count one each unless they continue
/// a UTF-8 sequence, surrogates without a partner count one each.
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

  /// How a source spells its characters.
  public let encoding: Encoding
  let bytes: [UInt8]
  /// The offset of the first byte of each line behind a byte order mark, in increasing order; never empty.
  let lineStarts: [Int]
  /// The number of scalars in front of every block of bytes, so that a line may be of any length.
  let scalarsBeforeBlocks: [Int]

  /// Reads the line structure of a source.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - encoding: How the source spells its characters; `nil` for what its byte order mark says, and UTF-8
  ///     without one.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: [UInt8], encoding: Encoding? = nil) {
    let (detected, markLength) = Encoding.detect(bytes)
    self.bytes = bytes
    self.encoding = encoding ?? detected
    let units = Units(encoding: self.encoding, bytes: bytes)
    // A mark of another encoding than the one that was given is content.
    let start = self.encoding == detected ? markLength : 0
    lineStarts = units.lineStarts(from: start)
    scalarsBeforeBlocks = units.scalarsBeforeBlocks()
  }

  private var units: Units { Units(encoding: encoding, bytes: bytes) }

  /// The offset of the first byte that is text: behind a byte order mark.
  package var contentStart: Int { lineStarts[0] }

  /// The number of lines; an empty source has one.
  public var lineCount: Int { lineStarts.count }

  /// The line and column of an offset; offsets past the end give the end.
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
      offset = units.end(ofScalarAt: offset)
      column += 1
    }
    return offset
  }

  /// The bytes of a line without its line break, and without a byte order mark; `nil` if there is no such line.
  public func range(ofLine line: Int) -> SourceRange? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    let width = encoding.unitWidth
    // Half a unit at the end of a file is no text.
    end -= (end - start) % width
    while end - start >= width, units.isLineBreak(at: end - width) { end -= width }
    return SourceRange(start, end)
  }

  /// The text of some bytes, with what is no text repaired.
  ///
  /// - Precondition: The range lies in the source.
  public func text(in range: SourceRange) -> String {
    units.text(in: range.range)
  }

  /// The text of a line without its line break, with what is no text repaired.
  public func text(ofLine line: Int) -> String {
    range(ofLine: line).map { text(in: $0) } ?? ""
  }
}
