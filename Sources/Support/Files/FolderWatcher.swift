#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder in which files are watched, without its subfolders.
package struct WatchedFolder: Hashable, Sendable {
  /// The absolute path of the folder.
  package let path: String
  /// The names of the watched files; `nil` for all files.
  package let names: Set<String>?

  /// Creates a value for all files of a folder, or only for those with the given names.
  package init(_ path: String, names: Set<String>? = nil) {
    self.path = path
    self.names = names
  }
}

/// A watcher that waits until a file changes in one of several folders.
///
/// On Linux, the kernel reports changes (inotify). On other systems, the files are examined several
/// times a second. Names that start with `.waymark_` or `.waymark-` are those of the cache and of
/// temporary files. They are ignored unless a ``WatchedFolder`` lists them.
package struct FolderWatcher: ~Copyable {
  #if os(Linux)
    private var changes = FolderChanges()
  #else
    private var changes = FolderPolling()
  #endif

  /// Creates a watcher without folders.
  package init() {}

  /// Adds folders.
  ///
  /// A folder that does not exist is ignored. Every change after this call is reported by
  /// ``wait()``.
  ///
  /// - Returns: `true` if a folder was not watched before.
  /// - Throws: ``FileError`` if the system can watch no more folders.
  package mutating func watch(_ folders: [WatchedFolder]) throws(FileError) -> Bool {
    try changes.watch(folders)
  }

  /// Waits for a change.
  ///
  /// On Linux, the method then waits until no file has changed for 10 milliseconds, so that it
  /// reports a series of changes once.
  ///
  /// - Throws: ``FileError`` if the system cannot wait.
  package mutating func wait() throws(FileError) { try changes.wait() }
}

/// The names of the watched files in a folder.
private struct WatchedNames {
  /// The names to watch explicitly, which may also start with `.waymark_` or `.waymark-`.
  private var names: Set<String>
  private var hasAll: Bool

  init(_ folder: WatchedFolder) {
    names = folder.names ?? []
    hasAll = folder.names == nil
  }

  mutating func add(_ folder: WatchedFolder) {
    names.formUnion(folder.names ?? [])
    if folder.names == nil { hasAll = true }
  }

  /// Returns `true` if changes of the file or folder with a name are reported.
  func contains(_ name: String) -> Bool {
    let isOwn = name.hasPrefix(".waymark_") || name.hasPrefix(".waymark-")
    return names.contains(name) || hasAll && !isOwn
  }
}

/// A watcher that examines the files in folders several times a second.
struct FolderPolling {
  /// The time between two examinations, in microseconds.
  private static let interval: UInt32 = 200_000

  private var folders: [String: WatchedNames] = [:]
  private var known: [String: [Int]] = [:]

  mutating func watch(_ added: [WatchedFolder]) throws(FileError) -> Bool {
    var hasNew = false
    for folder in added where FilePath.isFolder(folder.path) == true {
      let before = folders[folder.path]
      folders[folder.path, default: WatchedNames(folder)].add(folder)
      // Changes of files that are already watched are still reported.
      for (name, status) in Self.files(in: folder.path, WatchedNames(folder))
      where before?.contains(name) != true {
        known[folder.path + "/" + name] = status
      }
      hasNew = hasNew || before == nil
    }
    return hasNew
  }

  mutating func wait() throws(FileError) {
    while true {
      usleep(Self.interval)
      var files: [String: [Int]] = [:]
      for (path, names) in folders {
        for (name, status) in Self.files(in: path, names) { files[path + "/" + name] = status }
      }
      if files != known {
        known = files
        return
      }
    }
  }

  /// Returns the names of the watched files in a folder, with the properties by which changes are
  /// detected.
  private static func files(in folder: String, _ watched: WatchedNames) -> [String: [Int]] {
    var files: [String: [Int]] = [:]
    // A folder that was removed has no files, which is a change.
    let names = (try? FilePath.names(in: folder)) ?? []
    for name in names where watched.contains(name) {
      var status = stat()
      guard unsafe lstat(folder + "/" + name, &status) == 0 else { continue }
      #if canImport(Darwin)
        let time = status.st_ctimespec
      #else
        let time = status.st_ctim
      #endif
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      // The time of a subfolder is ignored, because it changes whenever an entry is added or
      // removed. If the subfolder is also watched, its entries are examined separately.
      files[name] =
        isFolder ? [] : [Int(status.st_size), time.tv_sec, time.tv_nsec, Int(status.st_ino)]
    }
    return files
  }
}

#if os(Linux)
  /// A watcher that reads the kernel's reports of changes; see `inotify(7)`.
  struct FolderChanges: ~Copyable {
    /// The time without changes after which a series of changes is complete, in milliseconds.
    private static let quietTime: Int32 = 10
    /// The maximum number of reads in a series of changes, so that every series ends.
    private static let mostWaits = 20
    private static let events =
      IN_ATTRIB | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
      | IN_MOVED_FROM | IN_MOVED_TO

    private let descriptor: Int32
    /// The watched folders, by the kernel's numbers.
    private var folders: [Int32: WatchedNames] = [:]

    init() { descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) }

    deinit { if descriptor >= 0 { _ = close(descriptor) } }

    mutating func watch(_ added: [WatchedFolder]) throws(FileError) -> Bool {
      var hasNew = false
      for folder in added {
        let number = unsafe inotify_add_watch(
          descriptor, folder.path, UInt32(Self.events) | UInt32(IN_ONLYDIR))
        guard number >= 0 else {
          if [ENOENT, ENOTDIR, EACCES].contains(errno) { continue }
          throw .last(folder.path)
        }
        if folders[number]?.add(folder) == nil {
          folders[number] = WatchedNames(folder)
          hasNew = true
        }
      }
      return hasNew
    }

    mutating func wait() throws(FileError) {
      var isChanged = false
      var waits = 0
      while !isChanged || waits < Self.mostWaits {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let count = unsafe poll(&request, 1, isChanged ? Self.quietTime : -1)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw .last(".") }
        if count == 0 { return }
        if readEvents() { isChanged = true }
        if isChanged { waits += 1 }
      }
    }

    /// Reads the available events; `true` if one of them is about a watched file.
    private mutating func readEvents() -> Bool {
      var isRelevant = false
      let size = 1 << 16
      let header = MemoryLayout<inotify_event>.size
      unsafe withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { memory in
        while true {
          let count = unsafe read(descriptor, memory.baseAddress, size)
          guard count > 0 else { return }
          var offset = 0
          // In bounds: the kernel writes only complete events.
          while offset < count {
            let event = unsafe memory.load(fromByteOffset: offset, as: inotify_event.self)
            let end = offset + header + Int(event.len)
            let name = unsafe memory[offset + header..<end].prefix { $0 != 0 }
            offset = end
            if event.mask & UInt32(IN_IGNORED) != 0 {
              folders[event.wd] = nil
            } else if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
              // The kernel has dropped events, so any file may have changed.
              isRelevant = true
            } else if let names = folders[event.wd] {
              let name = unsafe String(decoding: name, as: UTF8.self)
              isRelevant = names.contains(name) || isRelevant
            }
          }
        }
      }
      return isRelevant
    }
  }
#endif
