#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that write files atomically: readers see the old or the new content, never a mixture.
///
/// The bytes are written to a temporary file in the same folder, which is then renamed. If the
/// process is killed before it renames the file, the old file is unchanged, and the temporary file
/// remains. Its name consists of `.waymark-` and random letters and digits.
package struct AtomicFile {
  private let path: String
  /// The path of the file after following symbolic links.
  private let target: String
  /// The status of the existing file; `nil` if the file does not exist.
  private let status: stat?

  /// Writes a file.
  ///
  /// A symbolic link is kept, and its target is replaced. The permissions are kept, and so is the
  /// owner if the system allows it. A file that is not regular, such as a pipe or a terminal, is
  /// opened and written to. A stream that the process already has open, such as `/dev/stdout`, is
  /// also written to directly.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: The path of the file.
  ///   - expected: The fingerprint of the content when the file was read; `nil` if it was not read.
  ///     If the file has a different content or no longer exists, an error is thrown.
  ///   - isPrivate: If `true`, a new file is readable only by its owner.
  ///   - isDurable: If `true`, the bytes are synchronized to disk before the file is renamed, which
  ///     takes a few milliseconds.
  /// - Throws: ``FileError``. An error is thrown for a read-only file even if the permissions of
  ///   its folder would allow replacing it.
  package static func write(
    _ bytes: [UInt8], to path: String, replacing expected: FileFingerprint? = nil,
    isPrivate: Bool = false, isDurable: Bool = true
  ) throws(FileError) {
    switch OutputTarget(path) {
    case .descriptor(let number): try write(bytes, to: number, path)
    case .stream(let stream):
      let descriptor = unsafe open(stream, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw .last(path) }
      defer { _ = close(descriptor) }
      try write(bytes, to: descriptor, path)
    case .file(let target, let status):
      try AtomicFile(path: path, target: target, status: status)
        .replace(bytes, expected, isPrivate: isPrivate, isDurable: isDurable)
    }
  }

  /// Returns `true` if a write to a path would replace an existing file.
  ///
  /// A write never replaces a pipe or `/dev/stdout`, even if standard output is a regular file.
  package static func replaces(_ path: String) -> Bool {
    if case .file(_, let status) = OutputTarget(path) { return status != nil }
    return false
  }

  private func replace(
    _ bytes: [UInt8], _ expected: FileFingerprint?, isPrivate: Bool, isDurable: Bool
  ) throws(FileError) {
    let temporary = try prepare(bytes, isPrivate: isPrivate, isDurable: isDurable)
    try Pending(path: path, target: target, temporary: temporary, expected: expected).commit()
  }

  /// A temporary file that contains the new content of a file and has not been renamed yet.
  struct Pending {
    let path: String
    fileprivate let target: String
    fileprivate let temporary: String
    fileprivate let expected: FileFingerprint?

    /// Throws an error if the file has changed since it was read.
    func check() throws(FileError) {
      if let expected, try FileFingerprint(reading: target) != expected {
        throw FileError(path: path, reason: .changed)
      }
    }

    /// Renames the temporary file to the target, unless the target has changed since it was read.
    func commit() throws(FileError) {
      do throws(FileError) {
        try check()
        guard unsafe rename(temporary, target) == 0 else { throw .last(path) }
      } catch {
        discard()
        throw FileError(path: path, reason: error.reason)
      }
    }

    /// Removes the temporary file; a failure is ignored.
    func discard() { _ = unsafe unlink(temporary) }
  }

  /// Writes the content of a file to a temporary file in the same folder, for ``Pending/commit()``.
  static func prepare(
    _ bytes: [UInt8], for path: String, replacing expected: FileFingerprint?
  ) throws(FileError) -> Pending {
    guard case .file(let target, let status) = OutputTarget(path) else {
      throw FileError(path: path, reason: .irregular)
    }
    let file = AtomicFile(path: path, target: target, status: status)
    let temporary = try file.prepare(bytes, isPrivate: false, isDurable: true)
    let pending = Pending(path: path, target: target, temporary: temporary, expected: expected)
    do throws(FileError) {
      try pending.check()
    } catch {
      pending.discard()
      throw FileError(path: path, reason: error.reason)
    }
    return pending
  }

  private func prepare(
    _ bytes: [UInt8], isPrivate: Bool, isDurable: Bool
  ) throws(FileError) -> String {
    if status != nil, unsafe access(target, W_OK) != 0 { throw .last(path) }
    // The content of a private file must not be readable by other users even temporarily.
    let (temporary, descriptor) = try makeTemporary(isPrivate: isPrivate || status != nil)
    do throws(FileError) {
      do throws(FileError) {
        try Self.write(bytes, to: descriptor, path)
        try copyPermissions(to: descriptor)
        // The rename must not reach the disk before the bytes do.
        guard !isDurable || fsync(descriptor) == 0 else { throw .last(path) }
      } catch {
        _ = close(descriptor)
        throw error
      }
      guard close(descriptor) == 0 else { throw .last(path) }
    } catch {
      // A failure to remove the temporary file is ignored.
      _ = unsafe unlink(temporary)
      throw FileError(path: path, reason: error.reason)
    }
    return temporary
  }

  /// Creates a new temporary file in the folder of the target.
  private func makeTemporary(
    isPrivate: Bool
  ) throws(FileError) -> (path: String, descriptor: Int32) {
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? ""
    while true {
      let name = String(UInt64.random(in: .min ... .max), radix: 36)
      let temporary = folder + ".waymark-" + name
      let mode: mode_t = isPrivate ? 0o600 : 0o666
      let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 { return (temporary, descriptor) }
      guard errno == EEXIST else { throw .last(path) }
    }
  }

  private func copyPermissions(to descriptor: Int32) throws(FileError) {
    guard let status else { return }
    // Only the superuser can change the owner, so a failure is ignored. For other users, the owner
    // of the new file is usually the same anyway.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    if fchmod(descriptor, status.st_mode & 0o7777) == 0 { return }
    // A file system that does not support permissions reports one of these errors.
    guard errno == EPERM || errno == ENOTSUP else { throw .last(path) }
  }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, _ path: String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { memory in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: memory[written...])
        return unsafe systemWrite(descriptor, memory: rest.baseAddress, count: rest.count)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        // Another program may have made the stream non-blocking. Wait until it accepts bytes.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard unsafe poll(&request, 1, -1) >= 0 || errno == EINTR else { throw .last(path) }
      } else if errno != EINTR {
        throw .last(path)
      }
    }
  }

  private static func systemWrite(
    _ descriptor: Int32, memory: UnsafeRawPointer?, count: Int
  ) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, memory, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, memory, count)
    #else
      unsafe Glibc.write(descriptor, memory, count)
    #endif
  }
}
