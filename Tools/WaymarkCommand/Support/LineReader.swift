import TextPrimitives

/// A reader that divides a file of any length into pieces of whole lines.
///
/// The bytes after the last line break of a piece start the next piece. A line that does not fit
/// into a piece is skipped, but its number, its length, and its first bytes are returned.
struct LineReader: ~Copyable {
  /// The maximum size of a piece, and therefore of a line, in bytes.
  ///
  /// The size is a multiple of the capacity of a pipe.
  static let pieceSize = 256 << 10

  /// The content of a piece.
  enum Piece {
    /// Whole lines, with the number of the first line.
    case lines(first: Int)
    /// The first bytes of a line, with its number and its whole length in bytes.
    case overlong(line: Int, length: Int)
    /// The end of the file.
    case end
  }

  private let descriptor: Int32
  /// The bytes that were read after the last line break, which start the next piece.
  private var rest = ByteBuffer(capacity: LineReader.pieceSize)
  private var nextLine = 1
  /// The number of bytes read so far.
  private(set) var readCount = 0
  private var isAtEnd = false
  private var isAtStart = true

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Fills a buffer with the next piece of the file, and returns what the piece contains.
  ///
  /// The method returns as soon as the piece contains a whole line, without waiting for more input.
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

  /// Keeps the bytes after the whole lines for the next piece.
  private mutating func take(buffer: inout ByteBuffer, upTo end: Int) -> Piece {
    let first = nextLine
    buffer.withSpan { bytes in
      rest.append(bytes, end..<bytes.count)
      nextLine += bytes.extracting(0..<end).count(of: UInt8(ascii: "\n"))
    }
    buffer.truncate(to: end)
    return .lines(first: first)
  }

  /// Skips to the end of a line whose first bytes fill the buffer.
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
      // A line break can be CRLF.
      if last == UInt8(ascii: "\r") { length -= 1 }
      nextLine += 1
      return .overlong(line: nextLine - 1, length: length)
    }
  }

  /// Reads once into the free space of a piece, and returns the number of bytes.
  private static func read(
    _ descriptor: Int32, into buffer: inout ByteBuffer
  ) throws(SystemError) -> Int {
    let start = buffer.count
    let room = pieceSize - start
    try unsafe buffer.append(room: room) { (memory) throws(SystemError) in
      // The buffer may have a larger capacity than a piece.
      let part = unsafe UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(memory)[..<room])
      return unsafe try System.read(descriptor, into: part)
    }
    return buffer.count - start
  }

  /// Removes a byte order mark, which is not part of the first line.
  private static func removeByteOrderMark(_ buffer: inout ByteBuffer) {
    let isMark = buffer.withSpan { bytes in
      bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    }
    if isMark { buffer.removeFirst(3) }
  }

  /// Returns the offset after the last line break at or after `start`; 0 without a line break.
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
