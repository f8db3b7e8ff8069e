#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that write several files as one transaction, as far as the file system allows.
///
/// All bytes are on disk before the first file is renamed. If a later renaming fails, the old
/// content of replaced files is restored, and new files are removed.
package enum AtomicFileSet {
  /// A file to write.
  package struct Item: Sendable {
    /// The path of the file.
    package var path: String
    /// The new content.
    package var bytes: [UInt8]
    /// The content of the file when it was read; `nil` if it was not read.
    package var old: [UInt8]?
    /// A Boolean value that indicates whether the item may replace a file that was not read.
    package var mayReplace: Bool

    package init(path: String, bytes: [UInt8], old: [UInt8]?, mayReplace: Bool = false) {
      self.path = path
      self.bytes = bytes
      self.old = old
      self.mayReplace = mayReplace
    }
  }

  /// Writes files, creating folders that are missing.
  ///
  /// - Returns: An array with `true` for each item that was written, and the errors. If there are
  ///   no errors, all items were written.
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
      // A folder that is not empty is kept.
      for folder in folders.reversed() { _ = unsafe rmdir(folder) }
    }
    return (written, errors)
  }

  /// Restores the old content of replaced files, unless they have changed again, and removes new
  /// files.
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
        // The old content cannot be restored. The file keeps its new content, and is reported as
        // written.
        continue
      }
    }
  }

  /// Creates the missing folders of a new file.
  private static func makeFolder(
    of item: Item, _ made: inout [String]
  ) throws(FileError) {
    // A file that exists but was not read must not be replaced, unless the item allows it.
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
