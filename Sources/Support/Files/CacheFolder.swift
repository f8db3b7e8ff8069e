#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of files that can be deleted at any time, because they can be computed again.
///
/// The names of the files are 32 hexadecimal digits in lower case. The folder also contains a
/// `.gitignore` file, so that git ignores it, and a `CACHEDIR.TAG` file, so that backups omit it
/// (<https://bford.info/cachedir/>). All other files are kept, except temporary files that were
/// left behind.
package struct CacheFolder: Sendable {
  /// The number of removed files, and their total size.
  package struct Removal: Sendable, Hashable {
    /// The number of files.
    package var files = 0
    /// The total size in bytes.
    package var bytes = 0
  }

  private static let tag = """
    Signature: 8a477f597d28d172789f06886806bc55
    # Waymark keeps results here, and computes them again if the folder is deleted.

    """

  /// The path of the folder.
  package let path: String

  /// Creates a value for a folder, which does not have to exist.
  package init(_ path: String) { self.path = path }

  /// Returns the content of a file, and marks the file as recently used.
  ///
  /// The result is `nil` if the file does not exist, cannot be read, is too large, or is a symbolic
  /// link.
  ///
  /// - Parameter limit: The maximum size in bytes.
  package func bytes(of name: String, limit: Int) -> [UInt8]? {
    let file = path + "/" + name
    guard !FilePath.isLink(path), Self.isUsable(file),
      let bytes = try? FileBytes.read(file, limit: limit)
    else { return nil }
    keepLonger(file)
    return bytes
  }

  /// Writes a file atomically, and creates the folder if it does not exist.
  ///
  /// A failure is ignored: the file system can be read-only, for example.
  package func write(_ bytes: [UInt8], to name: String) {
    // A symbolic link could lead to a folder whose files must be kept.
    guard !FilePath.isLink(path) else { return }
    if FilePath.isFolder(path) == nil { _ = unsafe mkdir(path, 0o777) }
    // Each write also adds `.gitignore` and `CACHEDIR.TAG` if they are missing, because an earlier
    // process may have been killed before it wrote them.
    for (name, text) in Self.marks where FilePath.isRegular(path + "/" + name) == nil {
      replace(name, Array(text.utf8))
    }
    replace(name, bytes)
  }

  private func replace(_ name: String, _ bytes: [UInt8]) {
    let file = path + "/" + name
    // Remove a symbolic link, which a write would follow, and a pipe, whose reader a write would
    // wait for.
    if !Self.isUsable(file) { try? FilePath.remove(file) }
    guard Self.isUsable(file) else { return }
    try? AtomicFile.write(bytes, to: file, isDurable: false)
  }

  /// Returns `true` for a regular file that is not a symbolic link, and if there is no file.
  private static func isUsable(_ file: String) -> Bool {
    !FilePath.isLink(file) && FilePath.isRegular(file) != false
  }

  /// Removes the least recently used files until the remaining ones are small enough.
  ///
  /// Temporary files of processes that were killed are removed after an hour.
  ///
  /// - Parameter limit: The maximum total size in bytes. If it is exceeded, files are removed until
  ///   at most three quarters of it are used.
  package func trim(to limit: Int) {
    var files = contents
    // Only results count toward the limit.
    var total = files.filter(\.isResult).reduce(0) { $0 + $1.bytes }
    let now = time(nil)
    for file in files where file.isTemporary && now - file.used > Self.hour {
      try? FilePath.remove(path + "/" + file.name)
    }
    guard total > limit else { return }
    files.sort { $0.used < $1.used }
    // Some space is left free, so that the next runs do not have to remove files again.
    for file in files where total > limit / 4 * 3 && file.isResult {
      try? FilePath.remove(path + "/" + file.name)
      total -= file.bytes
    }
  }

  /// Removes the files of the cache, and the folder if it contains no other files.
  ///
  /// - Throws: ``FileError`` if a file cannot be removed, or if the folder is a symbolic link.
  package func removeAll() throws(FileError) -> Removal {
    var removal = Removal()
    if FilePath.isLink(path) { throw FileError(path: path, reason: .irregular) }
    guard FilePath.isFolder(path) == true else { return removal }
    for file in contents {
      guard file.isResult || file.isTemporary else { continue }
      guard try removeFile(file.name) else { continue }
      removal.files += 1
      removal.bytes += file.bytes
    }
    // If other files remain, keep the `.gitignore` file, so that git still ignores them.
    guard contents.allSatisfy({ Self.marks[$0.name] != nil }) else { return removal }
    for file in contents { _ = try removeFile(file.name) }
    // Another process may have just written a result or removed the folder.
    guard unsafe rmdir(path) == 0 || [ENOENT, ENOTEMPTY, EEXIST].contains(errno) else {
      throw .last(path)
    }
    return removal
  }

  /// Removes a file; returns `false` if another process has already removed it.
  private func removeFile(_ name: String) throws(FileError) -> Bool {
    let file = path + "/" + name
    do throws(FileError) {
      try FilePath.remove(file)
      return true
    } catch {
      guard FilePath.isRegular(file) == nil, !FilePath.isLink(file) else { throw error }
      return false
    }
  }

  /// The files that describe the folder, by name.
  private static let marks = [".gitignore": "*\n", "CACHEDIR.TAG": tag]
  private static let hour = 3600

  private struct File {
    let name: String
    let bytes: Int
    /// The time of the last use in seconds, with the precision of an hour.
    let used: Int
    let isFolder: Bool

    var isResult: Bool {
      !isFolder && name.utf8.count == 32
        && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// `true` for a file that ``AtomicFile`` has not renamed yet.
    var isTemporary: Bool { !isFolder && name.hasPrefix(".waymark-") }
  }

  /// The files and subfolders in the folder; empty if it cannot be listed, for example because it
  /// does not exist.
  private var contents: [File] {
    let names = (try? FilePath.names(in: path)) ?? []
    return names.compactMap { name in
      var status = stat()
      guard unsafe lstat(path + "/" + name, &status) == 0 else { return nil }
      return File(
        name: name, bytes: Int(status.st_size), used: Self.changeTime(status),
        isFolder: status.st_mode & S_IFMT == S_IFDIR)
    }
  }

  /// Sets the time of a file to now if it is older than an hour, so that ``trim(to:)`` treats the
  /// file as recently used.
  private func keepLonger(_ file: String) {
    var status = stat()
    guard unsafe stat(file, &status) == 0, time(nil) - Self.changeTime(status) > Self.hour
    else { return }
    _ = unsafe utimensat(AT_FDCWD, file, nil, 0)
  }

  private static func changeTime(_ status: stat) -> Int {
    #if canImport(Darwin)
      Int(status.st_mtimespec.tv_sec)
    #else
      Int(status.st_mtim.tv_sec)
    #endif
  }
}
