#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The destination of a write to a path.
enum OutputTarget {
  /// A file that can be replaced: its path with symbolic links resolved, and its status.
  ///
  /// The status is `nil` if no file exists at the path.
  case file(String, stat?)
  /// A pipe, a terminal or a device, which is opened for writing.
  case stream(String)
  /// An open stream of the process, such as `/dev/stdout`, by its descriptor.
  ///
  /// Bytes are written to the open descriptor, because opening the file again would overwrite what
  /// this or another program has already written.
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

  /// Returns the end of a chain of symbolic links, even if no file exists there.
  static func end(of path: String) -> String { chain(from: path).last ?? path }

  /// Returns a path and the targets of the symbolic links that start at it.
  private static func chain(from path: String) -> [String] {
    var paths = [path]
    // The system also limits the number of links.
    while paths.count < 40, let path = paths.last {
      var bytes: [CChar] = Array(repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(path, &bytes, bytes.count)
      guard count > 0 else { break }
      let next = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      paths.append(next.hasPrefix("/") ? next : folder(of: path) + next)
    }
    return paths
  }

  /// Returns the folder of a path with a trailing slash; empty for a plain name.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Returns the file descriptor in a path such as `/dev/fd/3`; `nil` for any other path.
  ///
  /// If the last component of the path is a symbolic link, it is not followed.
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
