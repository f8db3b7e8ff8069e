import TextPrimitives

/// Cuts a file of any length into pieces of whole lines.
///
/// What is left behind the last line break of a piece opens the next one. A line that does not fit
/// into a piece is passed over and counted; only its start is kept.
struct LineReader: ~Copyable {
  /// The most bytes of a piece, and thus of a line that is kept.
  ///
  /// A multiple of what a pipe holds.
  static let pieceSize = 256 << 10

  /// What a piece is.
  enum Piece {
    /// Whole lines, the first with this number.
    case lines(first: Int)
    /// The start of one line with this number that has so many bytes in all.
    case overlong(line: Int, length: Int)
    /// Nothing: the file has ended.
    case end
  }

  private let descriptor: Int32
  /// What stands behind the last line break that was read.
  private var rest = ByteBuffer(capacity: LineReader.pieceSize)
  private var nextLine = 1
  /// The number of bytes that were read.
  private(set) var readCount = 0
  private var isAtEnd = false
  private var isAtStart = true

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Fills a buffer with the next piece.
  ///
  /// A piece is handed on as soon as it holds a whole line, so that nothing waits for input that is
  /// slow to come.
  mutating func next(into buffer: inout ByteBuffer) throws(SystemError) -> Piece {
    buffer.removeAll()
    rest.withSpan { buffer.append($0) }
    rest.removeAll()
    var searched = 0
    while true {
      let end = Self.endOfLines(buffer, from: searched)
      if end > 0 { return take(buffer: &buffer, upTo: end) }
      if isAtEnd {
        guard !buffer.isEmpty else { return .end }
        return take(buffer: &buffer, upTo: buffer.count)
      }
      guard buffer.count < Self.pieceSize else { return try skipLine(&buffer) }
      searched = buffer.count
      let count = try Self.read(descriptor, into: &buffer)
      readCount += count
      isAtEnd = count == 0
      if isAtStart { Self.removeByteOrderMark(&buffer) }
      isAtStart = false
    }
  }

  /// Keeps what follows the whole lines for the next piece.
  private mutating func take(buffer: inout ByteBuffer, upTo end: Int) -> Piece {
    let first = nextLine
    buffer.withSpan { bytes in
      rest.append(bytes, end..<bytes.count)
      nextLine += bytes.extracting(0..<end).count(of: UInt8(ascii: "\n"))
    }
    buffer.truncate(to: end)
    return .lines(first: first)
  }

  /// Reads on to the end of a line of which the start fills the buffer.
  private mutating func skipLine(_ buffer: inout ByteBuffer) throws(SystemError) -> Piece {
    var length = buffer.count
    var last = buffer.withSpan { $0[$0.count - 1] }
    while true {
      rest.removeAll()
      let count = try Self.read(descriptor, into: &rest)
      readCount += count
      isAtEnd = count == 0
      let end = rest.withSpan { bytes in
        let end = bytes.firstOffset(of: UInt8(ascii: "\n"), from: 0)
        if end > 0 { last = bytes[end - 1] }
        return end
      }
      length += end
      guard isAtEnd || end < rest.count else { continue }
      if end < rest.count { rest.removeFirst(end + 1) }
      // As everywhere, a line break may be CRLF.
      if last == UInt8(ascii: "\r") { length -= 1 }
      nextLine += 1
      return .overlong(line: nextLine - 1, length: length)
    }
  }

  /// Reads once into the room that a piece has left, and returns how many bytes there were.
  private static func read(
    _ descriptor: Int32, into buffer: inout ByteBuffer
  ) throws(SystemError) -> Int {
    let start = buffer.count
    let room = pieceSize - start
    try unsafe buffer.append(room: room) { (memory) throws(SystemError) in
      // The memory may be larger than a piece.
      let part = unsafe UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(memory)[..<room])
      return unsafe try System.read(descriptor, into: part)
    }
    return buffer.count - start
  }

  /// A mark at the start of a file says that it is UTF-8, and is no part of the first line.
  private static func removeByteOrderMark(_ buffer: inout ByteBuffer) {
    let isMark = buffer.withSpan { bytes in
      bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    }
    if isMark { buffer.removeFirst(3) }
  }

  /// The offset behind the last line break, looked for from an offset on; 0 if there is none.
  private static func endOfLines(_ buffer: borrowing ByteBuffer, from start: Int) -> Int {
    buffer.withSpan { bytes in
      var offset = bytes.count
      while offset > start {
        if bytes[offset - 1] == UInt8(ascii: "\n") { return offset }
        offset -= 1
      }
      return 0
    }
  }
}
