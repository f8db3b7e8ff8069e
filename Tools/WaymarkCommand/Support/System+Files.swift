#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The kind of a file.
enum FileKind {
  case plain
  case folder
  case other
}

extension System {
  /// Returns the kind of the file at a path, following symbolic links; `nil` if there is no file.
  static func kind(of path: String) -> FileKind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .plain
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Returns the size of a regular file in bytes; `nil` for other kinds of files.
  static func size(of path: String) -> Int? {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Returns `true` if the file at a path is a terminal.
  static func isTerminal(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFCHR else { return false }
    let flags = O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    #if canImport(Darwin)
      let descriptor = unsafe Darwin.open(path, flags)
    #elseif canImport(Musl)
      let descriptor = unsafe Musl.open(path, flags)
    #else
      let descriptor = unsafe Glibc.open(path, flags)
    #endif
    guard descriptor >= 0 else { return false }
    defer { _ = close(descriptor) }
    return isTerminal(descriptor)
  }

  /// Creates a folder in an existing folder.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard unsafe mkdir(path, 0o777) == 0 else { throw .last }
  }
}

extension System {
  /// Returns the names of the entries in a folder, in no particular order, including `.` and `..`.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw .last }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      // The record may be shorter than the array type of `d_name`, so the array is not copied as a
      // whole.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
      let start = unsafe UnsafeRawPointer(entry) + offset
      names.append(unsafe String(cString: start.assumingMemoryBound(to: CChar.self)))
    }
    return names
  }
}
