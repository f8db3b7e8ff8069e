#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A temporary file without a name, for the input or output of a child process.
///
/// The system deletes it when its last descriptor is closed. Unlike a pipe, it accepts any number
/// of bytes without a reader, and writing to it never raises a signal.
package final class ScratchFile: Sendable {
  /// The file descriptor in this process.
  package let descriptor: Int32

  /// Creates an empty file.
  ///
  /// - Throws: ``FileError`` if the folder for temporary files does not accept the file.
  package init() throws(FileError) {
    let folder = Self.folder
    while true {
      let path = folder + "/.waymark-" + String(UInt64.random(in: .min ... .max), radix: 36)
      let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        self.descriptor = descriptor
        // If the name cannot be removed, the system eventually deletes the file along with other
        // temporary files.
        _ = unsafe unlink(path)
        return
      }
      guard errno == EEXIST else { throw .last(folder) }
    }
  }

  /// The folder for temporary files.
  ///
  /// See [POSIX
  /// `TMPDIR`](https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html).
  private static var folder: String {
    guard let folder = unsafe getenv("TMPDIR"), unsafe folder.pointee != 0 else { return "/tmp" }
    return unsafe String(cString: folder)
  }

  deinit { _ = close(descriptor) }

  /// Writes bytes at the start of the file, where the next reader starts to read.
  ///
  /// - Throws: ``FileError``, for example if the disk is full.
  package func fill(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { memory in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: memory[written...])
        return unsafe pwrite(descriptor, rest.baseAddress, rest.count, off_t(written))
      }
      if count > 0 { written += count } else if errno != EINTR { throw .last("a temporary file") }
    }
  }

  /// The number of bytes in the file.
  package var size: Int {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Returns a range of bytes; fewer if the range extends past the end of the file.
  ///
  /// - Throws: ``FileError`` if the system cannot read the file.
  package func read(_ range: Range<Int>) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { memory, filled in
      while filled < range.count {
        let rest = unsafe UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(memory)[filled...])
        let count = unsafe pread(
          descriptor, rest.baseAddress, range.count - filled, off_t(range.lowerBound + filled))
        if count == 0 { return }
        if count > 0 {
          filled += count
        } else if errno != EINTR {
          failure = .last("a temporary file")
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
