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
  /// - Parameter isNew: Whether it must not be there yet; if not, it must be there.
  static func openForWriting(_ path: String, isNew: Bool) throws(SystemError) -> Int32 {
    let flags = O_WRONLY | O_CLOEXEC | (isNew ? O_CREAT | O_EXCL : 0)
    let mode: mode_t = 0o666
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
