import CatalogLintRuns
import Foundation

/// Writes several files, all or none.
enum FileSet {
  /// Writes them; where one cannot be written, those before it become what they were.
  static func write(_ files: [(path: String, bytes: [UInt8])]) throws(FileError) {
    var before: [(path: String, bytes: [UInt8]?)] = []
    do throws(FileError) {
      for file in files {
        let old = FilePath.isRegular(file.path) == nil ? nil : try FileBytes.read(file.path)
        try makeFolder(of: file.path)
        try AtomicFile.write(file.bytes, to: file.path)
        before.append((file.path, old))
      }
    } catch {
      for file in before.reversed() { undo(file.path, file.bytes) }
      throw error
    }
  }

  private static func makeFolder(of path: String) throws(FileError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: String(path[..<slash]), withIntermediateDirectories: true)
    } catch {
      throw FileError(path: path, reason: .unreadable)
    }
  }

  /// Undoes a file; what fails then, the error that is thrown cannot say too.
  private static func undo(_ path: String, _ old: [UInt8]?) {
    do {
      if let old {
        try AtomicFile.write(old, to: path)
      } else {
        try FileManager.default.removeItem(atPath: path)
      }
    } catch {
      return
    }
  }
}
