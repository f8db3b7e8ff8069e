import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A search for files in a folder and those below it.
///
/// The search skips what git ignores, hidden files and folders, folders of builds and dependencies
/// (``CatalogFinder/skippedFolders``), and symbolic links. A search can follow links to files;
/// links to folders are never followed, so that no search runs in a circle.
package struct FolderSearch {
  /// How much a file matters by its name.
  package enum Interest {
    /// The file is not searched for.
    case none
    /// The file may be one of those searched for: its name alone does not decide.
    case possible
    /// The file is one of those searched for.
    case certain
  }

  /// The paths that could not be read, in the order in which they were found.
  package private(set) var unreadable: [String] = []
  /// The numbers of the system's errors, by unreadable path.
  package private(set) var reasons: [String: Int32] = [:]

  /// Whether a symbolic link to a file counts as the file.
  private let followsFileLinks: Bool

  /// Creates a search that has found nothing yet.
  ///
  /// - Parameter followsFileLinks: Whether symbolic links to files are found that are certainly
  ///   searched for, and those to nothing, so that reading them reports the reason.
  package init(followsFileLinks: Bool = false) {
    self.followsFileLinks = followsFileLinks
  }

  /// Searches a folder.
  ///
  /// The order of the files is that of the file system.
  ///
  /// - Parameters:
  ///   - root: The folder; it is searched even if it is hidden or ignored itself.
  ///   - interest: Returns how much a file of a name matters.
  ///   - found: Receives the path of each file that matters, beginning with `root`.
  /// - Complexity: O(*n*) in the files below.
  package mutating func search(
    _ root: String, for interest: (String) -> Interest, _ found: (String) -> Void
  ) {
    let absolute = FilePath.parts(root)
    var open = [(path: root, parts: absolute, ignored: IgnoredPaths(above: absolute))]
    while let (path, parts, above) = open.popLast() {
      var ignored = above
      ignored.add(folder: parts)
      let names: [String]
      do throws(FileError) {
        names = try FilePath.names(in: path)
      } catch {
        add(unreadable: path, Self.readingError(of: path))
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let inner = path.hasSuffix("/") ? path + name : path + "/" + name
        guard let isFolder = isFolder(inner, name: name, interest: interest(name)),
          !ignored.contains(parts + [name], isFolder: isFolder)
        else { continue }
        if isFolder {
          open.append((inner, parts + [name], ignored))
        } else {
          found(inner)
        }
      }
    }
  }

  /// Returns whether a path is a folder to search, or a file that matters; `nil` if it is neither.
  private mutating func isFolder(_ path: String, name: String, interest: Interest) -> Bool? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else {
      let reason = errno
      // It may have gone since the folder was read, as temporary files do. A name that is not UTF-8
      // was repaired, so that no file has it; a folder of that name may contain catalogs.
      let isGone = reason == ENOENT && !name.unicodeScalars.contains("\u{FFFD}")
      if !isGone, interest == .certain {
        add(unreadable: path, reason)
      } else if !isGone, reason == ENOENT,
        FilePath.isFolder(repairedName: name, in: String(path.dropLast(name.count + 1)))
      {
        add(unreadable: path, EILSEQ)
      } else if reason == EACCES {
        // In a folder that may be listed and not entered, it is unknown which names are folders.
        add(unreadable: String(path.dropLast(name.count + 1)), reason)
      }
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return CatalogFinder.isSkipped(path) ? nil : true
    case S_IFREG: return interest == .none ? nil : false
    case S_IFLNK where followsFileLinks && interest == .certain:
      let isBroken = unsafe stat(path, &status) != 0
      return isBroken || status.st_mode & S_IFMT == S_IFREG ? false : nil
    default: return nil
    }
  }

  private mutating func add(unreadable path: String, _ reason: Int32) {
    if reasons.updateValue(reason, forKey: path) == nil { unreadable.append(path) }
  }

  /// Returns the reason why a folder cannot be listed.
  private static func readingError(of path: String) -> Int32 {
    guard let folder = unsafe opendir(path) else { return errno }
    _ = unsafe closedir(folder)
    return EIO
  }
}
