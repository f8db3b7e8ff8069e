import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A recursive search for files in a folder.
///
/// The search skips git-ignored files, hidden files and folders, and build and dependency folders
/// (``CatalogFinder/skippedFolders``). It follows symbolic links to files only on request. It never
/// follows links to folders, because they may form a cycle.
package struct FolderSearch {
  /// The relevance of a file to the search, determined from the file name.
  package enum Interest {
    /// The file is irrelevant.
    case none
    /// The file may be relevant; only its content can confirm it.
    case possible
    /// The file is relevant.
    case certain
  }

  /// The paths of the searched folders, in the order in which they were searched.
  package private(set) var folders: [String] = []
  /// The paths that could not be read, in the order in which they were found.
  package private(set) var unreadable: [String] = []
  /// The system's error code for each unreadable path.
  package private(set) var reasons: [String: Int32] = [:]

  /// `true` if a symbolic link to a file is treated as the file.
  private let followsFileLinks: Bool

  /// Creates a search without results.
  ///
  /// - Parameter followsFileLinks: `true` to find symbolic links to files whose relevance is
  ///   ``Interest/certain``. Broken links are included, so that reading them reports the reason.
  package init(followsFileLinks: Bool = false) {
    self.followsFileLinks = followsFileLinks
  }

  /// Searches a folder.
  ///
  /// Within each folder, files are found in the order of their names.
  ///
  /// - Parameters:
  ///   - root: The folder, which is searched even if it is hidden or ignored.
  ///   - interest: Returns the relevance of a file with the given name.
  ///   - found: Receives the path of each relevant file, beginning with `root`.
  /// - Complexity: O(*n*), where *n* is the number of files below the folder.
  package mutating func search(
    _ root: String, for interest: (String) -> Interest, _ found: (String) -> Void
  ) {
    let absolute = FilePath.parts(root)
    var open = [(path: root, parts: absolute, ignored: IgnoredPaths(above: absolute))]
    while let (path, parts, above) = open.popLast() {
      folders.append(path)
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

  /// Returns `true` for a folder to search, `false` for a relevant file, and `nil` for other paths.
  ///
  /// A path that cannot be examined is recorded as unreadable if it may contain catalogs.
  private mutating func isFolder(_ path: String, name: String, interest: Interest) -> Bool? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else {
      let reason = errno
      // The file may have been deleted since the folder was read, which is common for temporary
      // files. A name that contains U+FFFD is different: the original name was probably invalid
      // UTF-8 and was repaired, so no file has the repaired name. The original may be a folder that
      // contains catalogs.
      let isGone = reason == ENOENT && !name.unicodeScalars.contains("\u{FFFD}")
      if !isGone, interest == .certain {
        add(unreadable: path, reason)
      } else if !isGone, reason == ENOENT,
        FilePath.isFolder(repairedName: name, in: String(path.dropLast(name.count + 1)))
      {
        add(unreadable: path, EILSEQ)
      } else if reason == EACCES {
        // If a folder can be listed but not entered, it is unknown which of its entries are
        // folders.
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

  /// Returns the system's error code for a folder that cannot be opened.
  ///
  /// If the folder can be opened but not listed, the result is `EIO`.
  private static func readingError(of path: String) -> Int32 {
    guard let folder = unsafe opendir(path) else { return errno }
    _ = unsafe closedir(folder)
    return EIO
  }
}
