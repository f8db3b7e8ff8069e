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
  /// Where the file really is: what a symbolic link leads to.
  private let target: String
  /// What is known of the file that is there; `nil` if there is none.
  private let status: stat?

  /// Writes a file.
  ///
  /// A symbolic link stays one: what it leads to is replaced. Permissions stay, and so does the owner where the
  /// system lets it. What is no regular file, such as a terminal, is written as it is.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: The file.
  ///   - expected: The content that the file has to have, for one that was read before; then it has to exist.
  /// - Throws: ``FileError``, also for a file that nobody may write, though its folder would let one.
  package static func write(
    _ bytes: [UInt8], to path: String, replacing expected: FileFingerprint? = nil
  ) throws(FileError) {
    let file = AtomicFile(path)
    if let status = file.status, status.st_mode & S_IFMT != S_IFREG {
      try file.writeInPlace(bytes)
    } else {
      try file.replace(bytes, expected)
    }
  }

  private init(_ path: String) {
    self.path = path
    if let resolved = unsafe realpath(path, nil) {
      target = unsafe String(cString: resolved)
      unsafe free(resolved)
    } else {
      target = Self.end(of: path)
    }
    var status = stat()
    self.status = unsafe stat(target, &status) == 0 ? status : nil
  }

  /// Where a chain of symbolic links ends, whether something is there or not.
  private static func end(of path: String) -> String {
    var path = path
    // The system follows no more either.
    for _ in 0..<40 {
      var bytes: [CChar] = Array(repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(path, &bytes, bytes.count)
      guard count > 0 else { break }
      let next = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    return path
  }

  private func writeInPlace(_ bytes: [UInt8]) throws(FileError) {
    let descriptor = unsafe open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { _ = close(descriptor) }
    try write(bytes, to: descriptor)
  }

  private func replace(_ bytes: [UInt8], _ expected: FileFingerprint?) throws(FileError) {
    try Pending(path: path, target: target, temporary: prepare(bytes), expected: expected).commit()
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
    let file = AtomicFile(path)
    if let status = file.status, status.st_mode & S_IFMT != S_IFREG {
      throw FileError(path: path, reason: .irregular)
    }
    let pending = Pending(
      path: path, target: file.target, temporary: try file.prepare(bytes), expected: expected)
    do throws(FileError) {
      try pending.check()
    } catch {
      pending.discard()
      throw FileError(path: path, reason: error.reason)
    }
    return pending
  }

  private func prepare(_ bytes: [UInt8]) throws(FileError) -> String {
    if status != nil, unsafe access(target, W_OK) != 0 { throw .last(path) }
    let (temporary, descriptor) = try makeTemporary()
    do throws(FileError) {
      do throws(FileError) {
        try write(bytes, to: descriptor)
        try copyPermissions(to: descriptor)
        // The new name must not come to the disk before the bytes do.
        guard fsync(descriptor) == 0 else { throw .last(path) }
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
  private func makeTemporary() throws(FileError) -> (path: String, descriptor: Int32) {
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? ""
    while true {
      let name = String(UInt64.random(in: .min ... .max), radix: 36)
      let temporary = folder + ".waymark-" + name
      let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (temporary, descriptor) }
      guard errno == EEXIST else { throw .last(path) }
    }
  }

  private func copyPermissions(to descriptor: Int32) throws(FileError) {
    guard let status else { return }
    // Only the administrator can give a file away; for others the owner is mostly the same.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .last(path) }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { memory in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: memory[written...])
        return unsafe Self.systemWrite(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw .last(path)
      }
    }
  }

  private static func systemWrite(
    _ descriptor: Int32, _ memory: UnsafeRawPointer?, _ count: Int
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
