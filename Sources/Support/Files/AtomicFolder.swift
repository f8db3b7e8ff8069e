import CFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that replace a folder as a whole: readers see the old or the new files.
package enum AtomicFolder {
  /// A file to write: its path relative to the folder, and its content.
  package typealias File = (path: String, bytes: [UInt8])

  /// Replaces a folder, or creates it.
  ///
  /// The files are written to a new folder beside the old one. The two folders are then exchanged
  /// in one step, and the old one is removed. If the file system cannot exchange folders, the old
  /// folder is renamed first, so for a moment there is no folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder. A symbolic link is kept, and its target is replaced.
  ///   - files: The files, with paths relative to the folder.
  /// - Throws: ``FileError``; the old folder is then unchanged.
  package static func replace(_ path: String, with files: [File]) throws(FileError) {
    // If the path is a symbolic link, the new folder is written beside the target of the link.
    let real = unsafe realpath(path, nil)
    defer { unsafe free(real) }
    let target = unsafe real.map { unsafe String(cString: $0) } ?? FilePath.absolute(path)
    guard FilePath.isFolder(target) != false, !FilePath.isLink(target) else {
      throw FileError(path: path, reason: .irregular)
    }
    let temporary =
      target + ".waymark-" + String(UInt64.random(in: .min ... .max), radix: 36)
    do throws(FileError) {
      try makeFolders(temporary)
      for file in files {
        let place = temporary + "/" + file.path
        if let slash = place.lastIndex(of: "/") { try makeFolders(String(place[..<slash])) }
        try AtomicFile.write(file.bytes, to: place, isDurable: false)
      }
      try put(temporary, at: target)
    } catch {
      remove(temporary)
      throw error
    }
  }

  private static func put(_ temporary: String, at target: String) throws(FileError) {
    var status = stat()
    guard unsafe stat(target, &status) == 0 else {
      guard unsafe rename(temporary, target) == 0 else { throw .last(target) }
      return
    }
    // The new folder gets the permissions of the old one.
    _ = unsafe chmod(temporary, status.st_mode & 0o7777)
    if unsafe waymark_exchange(temporary, target) == 0 {
      remove(temporary)
      return
    }
    let old = temporary + ".old"
    guard unsafe rename(target, old) == 0 else { throw .last(target) }
    guard unsafe rename(temporary, target) == 0 else {
      let error = FileError.last(target)
      _ = unsafe rename(old, target)
      throw error
    }
    remove(old)
  }

  /// Creates a folder and the folders that contain it.
  private static func makeFolders(_ path: String) throws(FileError) {
    if FilePath.isFolder(path) == true { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolders(String(path[..<slash]))
    }
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last(path) }
  }

  /// Removes a folder with its content; a file that cannot be removed remains.
  private static func remove(_ path: String) {
    guard !FilePath.isLink(path), FilePath.isFolder(path) == true else {
      _ = unsafe unlink(path)
      return
    }
    do throws(FileError) {
      for name in try FilePath.names(in: path) { remove(path + "/" + name) }
    } catch {
      // The folder is not readable, so it cannot be emptied.
    }
    _ = unsafe rmdir(path)
  }
}
