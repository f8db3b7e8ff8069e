import Foundation

/// Paths as text: made absolute, shortened, and told from a folder.
package enum FilePath {
  /// The parts of the absolute path, without `.` and `..`; symbolic links stay as they are.
  package static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    let isAbsolute = path.hasPrefix("/")
    let absolute = isAbsolute ? path : FileManager.default.currentDirectoryPath + "/" + path
    for part in absolute.split(separator: "/") {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(String(part))
      }
    }
    return parts
  }

  /// The absolute path.
  package static func absolute(_ path: String) -> String {
    "/" + parts(path).joined(separator: "/")
  }

  /// The folder that holds a file, as an absolute path in which symbolic links are followed.
  package static func realFolder(of path: String) -> String {
    let folder = "/" + parts(path).dropLast().joined(separator: "/")
    return URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  /// The parts that lead from a folder to a file below it; `nil` if the file is elsewhere.
  ///
  /// - Parameter folder: The parts of the folder.
  package static func parts(_ path: String, below folder: [String]) -> [String]? {
    let parts = parts(path)
    guard parts.starts(with: folder) else { return nil }
    return Array(parts.dropFirst(folder.count))
  }

  /// The path of a file as somebody in a folder writes it, with `..` where that is needed.
  package static func relative(_ path: [String], to folder: [String]) -> String {
    var common = 0
    while common < path.count, common < folder.count, path[common] == folder[common] { common += 1 }
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + path[common...]).joined(separator: "/")
  }

  /// The path of the copy of a file in a folder that has what the current folder has; `nil` for the file itself.
  package static func path(_ path: String, in folder: String?) -> String {
    guard let folder else { return path }
    let below = parts(path, below: parts(".")) ?? parts(path)
    return folder + (folder.hasSuffix("/") ? "" : "/") + below.joined(separator: "/")
  }

  /// A path as reports show it: without the `./` that a search of the current folder puts in front.
  package static func shown(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") {
      path = path.dropFirst(2).drop { $0 == "/" }
    }
    return path.isEmpty ? "." : String(path)
  }

  /// Why nothing can be said of a path that ``isFolder(_:)`` knows nothing of.
  ///
  /// Nothing is there, unless a folder on the way may not be entered or a symbolic link leads nowhere.
  package static func reason(ofNothingAt path: String) -> FileError.Reason {
    var status = stat()
    if unsafe stat(path, &status) == 0 { return .unreadable }
    let code = errno
    if code != ENOENT, code != ENOTDIR { return .system(code) }
    return unsafe lstat(path, &status) == 0 ? .system(code) : .missing
  }

  /// Whether a name stands for a regular file, also at the end of symbolic links; `nil` if nobody has the name.
  package static func isRegular(_ path: String) -> Bool? {
    var status = stat()
    if unsafe stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFREG }
    return unsafe lstat(path, &status) == 0 ? false : nil
  }

  /// Whether something is there, and whether it is a folder.
  package static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return nil
    }
    return isFolder.boolValue
  }
}
