#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The length and a hash of a file's content, which identify the content.
///
/// The hash uses a new seed in each process, so that collisions cannot be constructed.
package struct FileFingerprint: Hashable, Sendable {
  private static let pieceSize = 1 << 16
  private var count = 0
  private var hash = 0

  /// Creates the fingerprint of an array of bytes.
  package init(_ bytes: [UInt8]) {
    let span = bytes.span
    var offset = 0
    while offset < span.count {
      let end = min(offset + Self.pieceSize, span.count)
      add(span.extracting(offset..<end))
      offset = end
    }
  }

  /// Creates the fingerprint of a file.
  ///
  /// - Throws: ``FileError`` if the file cannot be read.
  ///
  /// - Complexity: O(*n*) with constant memory, where *n* is the size of the file.
  package init(reading path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last(path) }
    defer { _ = close(descriptor) }
    var piece: [UInt8] = Array(repeating: 0, count: Self.pieceSize)
    var filled = 0
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { memory in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[filled...])
        return unsafe FileBytes.readOnce(descriptor, memory: rest.baseAddress, count: rest.count)
      }
      if count < 0 { throw .last(path) }
      filled += count
      // Only the last piece may be shorter than the buffer.
      if filled == piece.count || count == 0 {
        add(piece.span.extracting(0..<filled))
        filled = 0
      }
      if count == 0 { return }
    }
  }

  private mutating func add(_ piece: Span<UInt8>) {
    guard !piece.isEmpty else { return }
    count += piece.count
    var hasher = Hasher()
    hasher.combine(hash)
    unsafe piece.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    hash = hasher.finalize()
  }
}
