#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that a command reads, by which no output may be named.
///
/// A file is the same one whatever its path: through symbolic links, as another hard link, or spelled with `./` in
/// front. One that is not there yet is told by its folder and its name.
package struct InputPaths: Sendable {
  private var identities: Set<Identity> = []

  /// Takes the paths of files; `-` is standard input.
  package init(_ paths: [String] = []) { add(paths) }

  /// Takes more of them.
  package mutating func add(_ paths: [String]) {
    identities.formUnion(
      paths.compactMap { $0 == "-" ? Identity(descriptor: STDIN_FILENO) : Identity($0) })
  }

  /// Returns `true` if something that is written to a path would be written to one of the files.
  ///
  /// A terminal and `/dev/null` may be read and written at once. Standard output, which is `-`, is no file of anybody's.
  package func contains(_ output: String) -> Bool {
    guard output != "-", let identity = Identity(output) else { return false }
    return identities.contains(identity)
  }

  /// The identity of a file.
  private struct Identity: Hashable {
    private let device: UInt64
    private let node: UInt64
    /// The name in the folder that the numbers stand for; empty if they are those of the file.
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
