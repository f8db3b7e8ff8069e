#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The destination of a write to a path.
enum OutputTarget {
  /// A file that can be replaced, at the end of symbolic links; what is known of it if it is there.
  case file(String, stat?)
  /// A pipe, a terminal or a device, which is opened and written to.
  case stream(String)
  /// A stream that the process has already, such as `/dev/stdout`, by its number.
  ///
  /// It may be a file that others write to as well, and to open it once more would begin at its start.
  case descriptor(Int32)

  init(_ path: String) {
    if let number = Self.chain(from: path).compactMap({ Self.descriptor($0) }).first {
      self = .descriptor(number)
      return
    }
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      self = .stream(path)
    } else if let resolved = unsafe realpath(path, nil) {
      self = .file(unsafe String(cString: resolved), isThere ? status : nil)
      unsafe free(resolved)
    } else {
      self = .file(Self.end(of: path), nil)
    }
  }

  /// Returns the end of a chain of symbolic links, whether a file is there or not.
  static func end(of path: String) -> String { chain(from: path).last ?? path }

  /// A path, and those that symbolic links lead to from there.
  private static func chain(from path: String) -> [String] {
    var paths = [path]
    // The system follows no more either.
    while paths.count < 40, let path = paths.last {
      var bytes: [CChar] = Array(repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(path, &bytes, bytes.count)
      guard count > 0 else { break }
      let next = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      paths.append(next.hasPrefix("/") ? next : folder(of: path) + next)
    }
    return paths
  }

  /// The folder that a path begins with, with a trailing slash; empty for a name alone.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The number of a stream of this process; `nil` if a path, whose last part is not followed, is none.
  private static func descriptor(_ path: String) -> Int32? {
    let folder = folder(of: path)
    guard !folder.isEmpty, let number = Int32(path.dropFirst(folder.count)), number >= 0,
      let resolved = unsafe realpath(folder, nil)
    else { return nil }
    defer { unsafe free(resolved) }
    let real = unsafe String(cString: resolved)
    let process = "/proc/\(getpid())/"
    return real == "/dev/fd" || real.hasPrefix(process) && real.hasSuffix("/fd") ? number : nil
  }
}
