#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes several files so that all of them are the new ones or all the old ones, as far as a file system lets one.
///
/// All bytes are on the disk before the first file gets its name. If a name cannot be given then, the files that were
/// replaced get their old bytes back.
package enum AtomicFileSet {
  /// A file to write.
  package struct Item: Sendable {
    /// Its path.
    package var path: String
    /// The new content.
    package var bytes: [UInt8]
    /// The expected content; `nil` for a file that was not read.
    package var old: [UInt8]?
    /// A Boolean value that indicates whether a file may be there that was not read.
    package var mayReplace: Bool

    /// Makes an item.
    package init(path: String, bytes: [UInt8], old: [UInt8]?, mayReplace: Bool = false) {
      self.path = path
      self.bytes = bytes
      self.old = old
      self.mayReplace = mayReplace
    }
  }

  /// Writes files, with the folders that lack.
  ///
  /// - Returns: For each item whether it is written, and what went wrong; without an error all are.
  package static func write(_ items: [Item]) -> (written: [Bool], errors: [FileError]) {
    var errors: [FileError] = []
    var folders: [String] = []
    var pending: [AtomicFile.Pending] = []
    for item in items {
      do throws(FileError) {
        if item.old == nil { try makeFolder(of: item, &folders) }
        pending.append(
          try AtomicFile.prepare(
            item.bytes, for: item.path, replacing: item.old.map { FileFingerprint($0) }))
      } catch {
        errors.append(FileError(path: item.path, reason: error.reason))
      }
    }
    var written = Array(repeating: false, count: items.count)
    if errors.isEmpty {
      var items = items
      for (index, file) in pending.enumerated() {
        do throws(FileError) {
          if items[index].mayReplace, FilePath.isRegular(items[index].path) != nil {
            items[index].old = try FileBytes.read(items[index].path)
          }
          try file.commit()
          written[index] = true
        } catch {
          errors.append(error)
          for rest in pending[(index + 1)...] { rest.discard() }
          restore(items, &written)
          break
        }
      }
    } else {
      for file in pending { file.discard() }
    }
    if !errors.isEmpty {
      // Those in which something stands stay.
      for folder in folders.reversed() { _ = unsafe rmdir(folder) }
    }
    return (written, errors)
  }

  /// Gives files that were replaced their old bytes, where nobody has changed them since.
  private static func restore(_ items: [Item], _ written: inout [Bool]) {
    for (index, item) in items.enumerated() where written[index] {
      guard let old = item.old else {
        if unsafe unlink(item.path) == 0 { written[index] = false }
        continue
      }
      do throws(FileError) {
        try AtomicFile.write(old, to: item.path, replacing: FileFingerprint(item.bytes))
        written[index] = false
      } catch {
        // It stays the new one, and is reported as such.
        continue
      }
    }
  }

  /// Makes the folder of a new file, and those around it.
  private static func makeFolder(
    of item: Item, _ made: inout [String]
  ) throws(FileError) {
    // What is there and is no file of the catalog is somebody else's.
    if !item.mayReplace, FilePath.isFolder(item.path) != nil {
      throw FileError(path: item.path, reason: .exists)
    }
    guard let slash = item.path.lastIndex(of: "/"), slash > item.path.startIndex else { return }
    var folder = String(item.path[..<slash])
    var missing: [String] = []
    while !folder.isEmpty, FilePath.isFolder(folder) == nil {
      missing.append(folder)
      folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
    }
    for folder in missing.reversed() {
      guard unsafe mkdir(folder, 0o777) == 0 else { throw .last(item.path) }
      made.append(folder)
    }
  }
}
