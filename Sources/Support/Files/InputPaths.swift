#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The input files of a command, which its output must not overwrite.
///
/// Files are compared by identity, so symbolic links, hard links and spellings such as a leading
/// `./` do not matter. A file that does not exist yet is identified by its folder and its name.
package struct InputPaths: Sendable {
  private var identities: Set<Identity> = []

  /// Creates a set of input paths; `-` represents standard input.
  package init(_ paths: [String] = []) { add(paths) }

  /// Adds input paths.
  package mutating func add(_ paths: [String]) {
    identities.formUnion(
      paths.compactMap { $0 == "-" ? Identity(descriptor: STDIN_FILENO) : Identity($0) })
  }

  /// Returns `true` if a write to a path would change one of the input files.
  ///
  /// Character devices, such as a terminal and `/dev/null`, may be used as input and output at the
  /// same time. Standard output, which is `-`, is never an input file.
  package func contains(_ output: String) -> Bool {
    guard output != "-", let identity = Identity(output) else { return false }
    return identities.contains(identity)
  }

  /// The identity of a file.
  private struct Identity: Hashable {
    private let device: UInt64
    private let node: UInt64
    /// The name of a file that does not exist yet; otherwise empty.
    ///
    /// If it is not empty, `device` and `node` identify the folder of the file.
    private let name: String

    init?(_ path: String) {
      var status = stat()
      if unsafe stat(path, &status) == 0 {
        self.init(status, "")
        return
      }
      let end = OutputTarget.end(of: path)
      let slash = end.lastIndex(of: "/")
      let folder = slash.map { String(end[...$0]) } ?? "."
      guard unsafe stat(folder, &status) == 0 else { return nil }
      self.init(status, String(slash.map { end[end.index(after: $0)...] } ?? end[...]))
    }

    init?(descriptor: Int32) {
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0 else { return nil }
      self.init(status, "")
    }

    private init?(_ status: stat, _ name: String) {
      if status.st_mode & S_IFMT == S_IFCHR { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      node = UInt64(status.st_ino)
      self.name = name
    }
  }
}
