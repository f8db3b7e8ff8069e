#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files so that whoever looks sees the old one or the new one, and never a part.
///
/// The bytes go to a file of another name in the same folder, which then takes the name. A process that is
/// killed in between leaves that file behind, named `.waymark-` and some letters, and the old one as it was.
package struct AtomicFile {
  private let path: String
  /// The path of the file itself, after symbolic links.
  private let target: String
  /// The status of the file that is there; `nil` if there is none.
  private let status: stat?

  /// Writes a file.
  ///
  /// A symbolic link stays one: what it leads to is replaced. Permissions stay, and so does the owner where the
  /// system lets it. What is no regular file, such as a pipe or a terminal, is written as it is, and so is a stream
  /// that the process has, such as `/dev/stdout`.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: The file.
  ///   - expected: The content that the file has to have, for one that was read before; then it has to exist.
  ///   - isPrivate: Whether a new file is for its owner alone.
  ///   - isDurable: Whether the bytes are on the disk before the file has its name, which takes some milliseconds.
  /// - Throws: ``FileError``, also for a file that nobody may write, though its folder would let one.
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

  /// Returns `true` if there is a file that would be replaced: a pipe is not, nor is `/dev/stdout`,
  /// wherever it leads.
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

  /// Bytes that are on the disk beside a file, and wait for its name.
  struct Pending {
    let path: String
    fileprivate let target: String
    fileprivate let temporary: String
    fileprivate let expected: FileFingerprint?

    /// Refuses a file that has changed since it was read.
    func check() throws(FileError) {
      if let expected, try FileFingerprint(reading: target) != expected {
        throw FileError(path: path, reason: .changed)
      }
    }

    /// Gives the bytes the name.
    func commit() throws(FileError) {
      do throws(FileError) {
        try check()
        guard unsafe rename(temporary, target) == 0 else { throw .last(path) }
      } catch {
        discard()
        throw FileError(path: path, reason: error.reason)
      }
    }

    /// Takes the bytes away; nothing more can be done if that fails too.
    func discard() { _ = unsafe unlink(temporary) }
  }

  /// Puts the bytes of a file beside it, for ``Pending/commit()``.
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
    // What is for nobody else must not be so for a moment either.
    let (temporary, descriptor) = try makeTemporary(isPrivate: isPrivate || status != nil)
    do throws(FileError) {
      do throws(FileError) {
        try Self.write(bytes, to: descriptor, path)
        try copyPermissions(to: descriptor)
        // The new name must not come to the disk before the bytes do.
        guard !isDurable || fsync(descriptor) == 0 else { throw .last(path) }
      } catch {
        _ = close(descriptor)
        throw error
      }
      guard close(descriptor) == 0 else { throw .last(path) }
    } catch {
      // Nothing more can be done if that fails too.
      _ = unsafe unlink(temporary)
      throw FileError(path: path, reason: error.reason)
    }
    return temporary
  }

  /// Makes a file in the folder of the target that did not exist.
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
    // Only the administrator can give a file away; for others the owner is mostly the same.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    if fchmod(descriptor, status.st_mode & 0o7777) == 0 { return }
    // A file system without permissions has none to keep.
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
        // Another program made the stream non-blocking.
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
