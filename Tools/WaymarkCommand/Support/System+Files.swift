#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What stands at a path.
enum FileKind {
  case plain
  case folder
  case other
}

extension System {
  /// Opens a file for writing.
  ///
  /// - Parameters:
  ///   - isNew: Whether it must not be there yet; if not, it must be there.
  ///   - isPrivate: Whether only its owner may read and write a new one.
  static func openForWriting(
    _ path: String, isNew: Bool, isPrivate: Bool = false
  ) throws(SystemError) -> Int32 {
    let flags = O_WRONLY | O_CLOEXEC | (isNew ? O_CREAT | O_EXCL : 0)
    let mode: mode_t = isPrivate ? 0o600 : 0o666
    #if canImport(Darwin)
      let descriptor = unsafe Darwin.open(path, flags, mode)
    #elseif canImport(Musl)
      let descriptor = unsafe Musl.open(path, flags, mode)
    #else
      let descriptor = unsafe Glibc.open(path, flags, mode)
    #endif
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Closes a file that was written; a full disk may be noticed only here.
  static func closeAfterWriting(_ descriptor: Int32) throws(SystemError) {
    guard close(descriptor) == 0 || errno == EINTR else { throw .last }
  }

  /// What stands at a path, behind symbolic links; `nil` for nothing.
  static func kind(of path: String) -> FileKind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .plain
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Who may do what with a file, behind symbolic links; `nil` if nothing is there.
  static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Sets who may do what with an open file; a file system without permissions has none to set.
  static func setPermissions(_ permissions: mode_t, of descriptor: Int32) {
    _ = fchmod(descriptor, permissions)
  }

  /// Where a symbolic link leads at whose end nothing is yet; `nil` for what is no link, or leads in a
  /// circle.
  static func danglingTarget(of path: String) -> String? {
    var path = path
    // As many as Linux follows.
    for step in 0...40 {
      guard let target = linkTarget(of: path) else { return step > 0 ? path : nil }
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    return nil
  }

  private static func linkTarget(of path: String) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { bytes in
      guard let start = bytes.baseAddress else { return nil }
      let count = unsafe readlink(path, start, bytes.count)
      guard count > 0, count < bytes.count else { return nil }
      return unsafe String(
        decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// The path behind symbolic links; `nil` if nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Gives a file another name in its file system, in place of what has that name.
  static func rename(_ path: String, to other: String) throws(SystemError) {
    #if canImport(Darwin)
      let status = unsafe Darwin.rename(path, other)
    #elseif canImport(Musl)
      let status = unsafe Musl.rename(path, other)
    #else
      let status = unsafe Glibc.rename(path, other)
    #endif
    guard status == 0 else { throw .last }
  }

  /// Removes a file that may be there and that nobody needs.
  static func removeLeftover(_ path: String) { _ = unsafe unlink(path) }

  /// Makes a folder in one that is there.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard unsafe mkdir(path, 0o777) == 0 else { throw .last }
  }
}
