#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The length and a hash of the content of a file, which tell it from other content.
///
/// The hash is seeded anew in each process, so that nobody can make a file that looks like another one.
package struct FileFingerprint: Hashable, Sendable {
  private static let pieceSize = 1 << 16
  private var count = 0
  private var hash = 0

  /// Makes the fingerprint of bytes.
  package init(_ bytes: [UInt8]) {
    let span = bytes.span
    var offset = 0
    while offset < span.count {
      let end = min(offset + Self.pieceSize, span.count)
      add(span.extracting(offset..<end))
      offset = end
    }
  }

  /// Makes the fingerprint of a file.
  ///
  /// - Complexity: O(*n*), in pieces.
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
      // Only the last piece may be a short one.
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
