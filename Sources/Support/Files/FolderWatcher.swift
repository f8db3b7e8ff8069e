#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits until a file changes in one of several folders.
///
/// On Linux, the kernel reports changes (inotify). On other systems, the files are examined several
/// times a second. Names that start with `.waymark` are ignored, because this project's own
/// temporary files and caches have such names.
package struct FolderWatcher: ~Copyable {
  private static let ignoredPrefix = ".waymark_"

  #if os(Linux)
    private var changes = FolderChanges()
  #else
    private var changes = FolderPolling()
  #endif

  /// Creates a watcher without folders.
  package init() {}

  /// Adds folders, without their subfolders.
  ///
  /// A change after the call is not missed. A folder that does not exist is ignored.
  ///
  /// - Returns: `true` if a folder was not watched before.
  /// - Throws: ``FileError`` if the system can watch no more folders.
  package mutating func watch(_ folders: [String]) throws(FileError) -> Bool {
    try changes.watch(folders)
  }

  /// Waits for a change, and then until nothing has changed for a moment.
  package mutating func wait() throws(FileError) { try changes.wait() }

  /// Returns `true` if changes of the file or folder with a name are reported.
  fileprivate static func isRelevant(_ name: String) -> Bool {
    !name.hasPrefix(ignoredPrefix) && !name.hasPrefix(".waymark-")
  }
}

/// Examines the files in folders several times a second.
struct FolderPolling {
  /// The time between two examinations, in microseconds.
  private static let interval: UInt32 = 200_000

  private var folders: Set<String> = []
  private var known: [String: [Int]] = [:]

  mutating func watch(_ added: [String]) throws(FileError) -> Bool {
    let new = added.filter { folders.insert($0).inserted }
    for folder in new { known.merge(Self.files(in: folder)) { $1 } }
    return !new.isEmpty
  }

  mutating func wait() throws(FileError) {
    while true {
      usleep(Self.interval)
      var files: [String: [Int]] = [:]
      for folder in folders { files.merge(Self.files(in: folder)) { $1 } }
      if files != known {
        known = files
        return
      }
    }
  }

  /// Returns the size, time and number of each file in a folder, which show a change of the file.
  private static func files(in folder: String) -> [String: [Int]] {
    var files: [String: [Int]] = [:]
    let names = (try? FilePath.names(in: folder)) ?? []
    for name in names where FolderWatcher.isRelevant(name) {
      var status = stat()
      guard unsafe lstat(folder + "/" + name, &status) == 0 else { continue }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      // The time of a folder changes with its entries, which are examined if it is watched.
      files[folder + "/" + name] =
        isFolder ? [] : [Int(status.st_size), time.tv_sec, time.tv_nsec, Int(status.st_ino)]
    }
    return files
  }
}

#if os(Linux)
  /// The kernel's reports of changes: see `inotify(7)`.
  struct FolderChanges: ~Copyable {
    /// The time without changes after which a series of changes is complete, in milliseconds.
    private static let quietTime: Int32 = 10
    /// The maximum number of times that ``quietTime`` is waited.
    private static let mostWaits = 20

    private let descriptor: Int32
    /// The numbers of the watched folders.
    private var numbers: Set<Int32> = []

    init() { descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) }

    deinit { if descriptor >= 0 { _ = close(descriptor) } }

    mutating func watch(_ folders: [String]) throws(FileError) -> Bool {
      let events =
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_MOVED_FROM
        | IN_MOVED_TO
      var hasNew = false
      for folder in folders {
        let number = unsafe inotify_add_watch(
          descriptor, folder, UInt32(events) | UInt32(IN_ONLYDIR))
        if number >= 0 {
          hasNew = numbers.insert(number).inserted || hasNew
        } else if ![ENOENT, ENOTDIR, EACCES].contains(errno) {
          throw .last(folder)
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

    /// Reads the available events; `true` if one of them is relevant.
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
              numbers.remove(event.wd)
            } else if unsafe FolderWatcher.isRelevant(String(decoding: name, as: UTF8.self)) {
              isRelevant = true
            }
          }
        }
      }
      return isRelevant
    }
  }
#endif
