#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that convert paths and check the files at them.
package enum FilePath {
  /// Returns the components of the absolute path without `.` and `..`; symbolic links are kept.
  package static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    let isAbsolute = path.hasPrefix("/")
    let absolute = isAbsolute ? path : currentFolder + "/" + path
    // A slash is always a separator, even before a character that would combine with it.
    for part in absolute.utf8.split(separator: UInt8(ascii: "/")).map({ Substring($0) }) {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(String(part))
      }
    }
    return parts
  }

  /// Returns the absolute path without `.` and `..` components; symbolic links are kept.
  package static func absolute(_ path: String) -> String {
    "/" + parts(path).joined(separator: "/")
  }

  /// The current folder, or `/` if it was removed.
  private static var currentFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// Returns the absolute path of an existing file, with symbolic links resolved.
  ///
  /// - Returns: `nil` if the file does not exist.
  package static func real(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Returns the absolute path of the folder of a file, with symbolic links resolved.
  ///
  /// Components that do not exist are kept unchanged.
  package static func realFolder(of path: String) -> String {
    var existing = parts(path).dropLast()
    var missing: [String] = []
    while !existing.isEmpty {
      if let real = real("/" + existing.joined(separator: "/")) {
        return missing.isEmpty ? real : real + "/" + missing.reversed().joined(separator: "/")
      }
      missing.append(existing.removeLast())
    }
    return "/" + missing.reversed().joined(separator: "/")
  }

  /// Returns the components of a path relative to a folder; `nil` if the path is not in the folder.
  ///
  /// - Parameter folder: The components of the folder's path.
  package static func parts(_ path: String, below folder: [String]) -> [String]? {
    let parts = parts(path)
    guard parts.starts(with: folder) else { return nil }
    return Array(parts.dropFirst(folder.count))
  }

  /// Returns the path of a file relative to a folder, with `..` if needed.
  package static func relative(_ path: [String], to folder: [String]) -> String {
    var common = 0
    while common < path.count, common < folder.count, path[common] == folder[common] { common += 1 }
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + path[common...]).joined(separator: "/")
  }

  /// Returns the path of a file's copy in a folder with the same structure as the current folder.
  ///
  /// - Parameter folder: The folder for the copies. If it is `nil`, the path is returned unchanged.
  package static func path(_ path: String, in folder: String?) -> String {
    guard let folder else { return path }
    let below = parts(path, below: parts(".")) ?? parts(path)
    return folder + (folder.hasSuffix("/") ? "" : "/") + below.joined(separator: "/")
  }

  /// Returns a path without the leading `./` that a search of the current folder adds.
  package static func shown(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") {
      path = path.dropFirst(2).drop { $0 == "/" }
    }
    return path.isEmpty ? "." : String(path)
  }

  /// Returns the reason why ``isFolder(_:)`` returned `nil` for a path.
  ///
  /// Usually, the path does not exist. It may also be in an inaccessible folder, or be a broken
  /// symbolic link.
  package static func reason(ofNothingAt path: String) -> FileError.Reason {
    var status = stat()
    if unsafe stat(path, &status) == 0 { return .unreadable }
    let code = errno
    if code != ENOENT, code != ENOTDIR { return .system(code) }
    return unsafe lstat(path, &status) == 0 ? .system(code) : .missing
  }

  /// Returns `true` if a path is a regular file after following symbolic links.
  ///
  /// - Returns: `nil` if the path does not exist.
  package static func isRegular(_ path: String) -> Bool? {
    var status = stat()
    if unsafe stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFREG }
    return unsafe lstat(path, &status) == 0 ? false : nil
  }

  /// Returns `true` for a folder, `false` for any other file, and `nil` if the path cannot be
  /// examined.
  ///
  /// Symbolic links are followed. If the result is `nil`, see ``reason(ofNothingAt:)``.
  package static func isFolder(_ path: String) -> Bool? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns `true` if a path is a symbolic link, even a broken one.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Removes a file or a symbolic link, but no folder.
  ///
  /// - Throws: ``FileError`` with the reason from the system.
  package static func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path) == 0 else { throw .last(path) }
  }

  /// Returns `true` if a folder has a subfolder whose name is invalid UTF-8 that decodes to `name`.
  ///
  /// Invalid bytes in the name are decoded as U+FFFD.
  package static func isFolder(repairedName name: String, in folder: String) -> Bool {
    guard let stream = unsafe opendir(folder) else { return false }
    defer { _ = unsafe closedir(stream) }
    while let entry = unsafe readdir(stream) {
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
      let start = unsafe (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      guard unsafe String(cString: start) == name, unsafe String(validatingCString: start) == nil
      else { continue }
      var status = stat()
      if unsafe fstatat(dirfd(stream), start, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFDIR
      {
        return true
      }
    }
    return false
  }

  /// Returns the names of the files and folders in a folder, sorted.
  ///
  /// - Throws: ``FileError`` if the folder cannot be listed.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw .last(folder) }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      // The record may be shorter than the C array that its type declares. Copying the whole array
      // would then read past the end of the record.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
      let start = unsafe UnsafeRawPointer(entry) + offset
      let name = unsafe String(cString: start.assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
