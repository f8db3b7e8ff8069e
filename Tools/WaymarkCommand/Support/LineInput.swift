import TextPrimitives

/// A file of any length, or standard input, that is read in pieces of whole lines.
struct LineInput: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private var reader: LineReader

  /// Opens a file.
  ///
  /// - Parameter path: The path of the file; `-` is standard input.
  init(_ path: String) throws(Failure) {
    self.path = path
    do throws(SystemError) {
      descriptor = path == "-" ? System.standardInput : try System.open(path)
    } catch {
      throw Failure(RootTexts.cannotRead(path, error.message))
    }
    reader = LineReader(descriptor)
  }

  deinit {
    if path != "-" { System.closeAfterReading(descriptor) }
  }

  /// The number of bytes read so far.
  var readCount: Int { reader.readCount }

  /// Fills a buffer with the next piece, as ``LineReader/next(into:)`` does.
  mutating func next(into piece: inout ByteBuffer) throws(Failure) -> LineReader.Piece {
    do throws(SystemError) {
      return try reader.next(into: &piece)
    } catch {
      throw Failure(RootTexts.cannotRead(path, error.message))
    }
  }
}
