import Diagnostics
import Files
import StringCatalogs

/// A revision of a git repository.
struct GitRepository {
  /// The absolute path of the working tree, with symbolic links resolved.
  let root: String
  private let commit: String

  /// Returns the root of the working tree that contains a folder.
  static func root(of folder: String) throws(LintRefusal) -> String {
    let outcome = try GitProgram.run(["rev-parse", "--show-toplevel"], in: folder)
    guard outcome.status == 0 else {
      throw outcome.words.contains("not a git repository")
        ? .noRepository(folder) : GitProgram.failure(outcome)
    }
    return try GitProgram.line(of: outcome.output)
  }

  /// Returns the path from the root to a folder, with a trailing slash; empty for the root.
  static func prefix(of folder: String) throws(LintRefusal) -> String {
    try GitProgram.line(["rev-parse", "--show-prefix"], in: folder)
  }

  /// Finds a revision.
  ///
  /// - Throws: ``LintRefusal`` if the revision does not exist, with the most similar existing name.
  init(_ root: String, revision: String) throws(LintRefusal) {
    self.root = root
    // A revision name is not empty. It does not begin with a hyphen, because git would read it as
    // an option.
    let isName = !revision.isEmpty && !revision.hasPrefix("-")
    let found =
      isName
      ? try GitProgram.run(
        ["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: root) : nil
    guard let found, found.status == 0 else {
      let shallow = try GitProgram.line(["rev-parse", "--is-shallow-repository"], in: root)
      throw .unknownRevision(
        revision, repository: root, nearest: try Self.nearest(to: revision, in: root),
        isShallow: shallow == "true")
    }
    commit = try GitProgram.line(of: found.output)
  }

  /// Returns the name of the branch or tag that is most similar to an unknown revision.
  ///
  /// The result is `nil` if no name is similar.
  private static func nearest(
    to revision: String, in root: String
  ) throws(LintRefusal) -> String? {
    let list = try GitProgram.line(
      ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags", "refs/remotes"],
      in: root)
    let names = list.split(separator: "\n").map { String($0) }
    // In a fresh clone, the intended branch often exists only as a remote-tracking branch.
    return names.first { $0.hasSuffix("/" + revision) && $0.split(separator: "/").count == 2 }
      ?? Spelling.nearest(to: revision, among: names)
  }

  /// A file in the revision.
  struct File {
    /// The current path, relative to the root, even if the file was renamed after the revision.
    let path: String
    /// The name of the git object with the content.
    let object: String
    /// `true` if git reports that the file was changed or renamed after the revision.
    var isChanged = false
  }

  /// The content of a revision.
  struct Tree {
    /// The files that may be catalogs, in git's order.
    fileprivate(set) var files: [File] = []
    /// The submodules, each with its recorded revision.
    fileprivate(set) var submodules: [File] = []
  }

  /// Returns the files of the revision that may be catalogs, and its submodules.
  func tree() throws(LintRefusal) -> Tree {
    let changes = try changes()
    let list = try GitProgram.parts(["ls-tree", "-r", "-z", "--full-tree", commit], in: root)
    var tree = Tree()
    for entry in list {
      // An entry is `100644 blob 5f2c…<tab>path`. Symbolic links are skipped.
      guard let tab = entry.firstIndex(of: "\t") else { continue }
      let fields = entry[..<tab].split(separator: " ")
      let path = String(entry[entry.index(after: tab)...])
      guard fields.count == 3 else { continue }
      let current = changes.renamed[path] ?? path
      if fields[1] == "commit" {
        tree.submodules.append(File(path: path, object: String(fields[2])))
      } else if fields[0].hasPrefix("100"), fields[1] == "blob",
        CatalogFormat(fileName: current) != nil
      {
        tree.files.append(
          File(
            path: current, object: String(fields[2]), isChanged: changes.paths.contains(current)))
      }
    }
    return tree
  }

  /// Returns a submodule at its recorded revision; `nil` if it is not currently checked out.
  func repository(of submodule: File) throws(LintRefusal) -> GitRepository? {
    let folder = root + "/" + submodule.path
    guard FilePath.isFolder(folder) == true, try Self.root(of: folder) == folder else { return nil }
    let name = submodule.object + "^{commit}"
    let found = try GitProgram.run(["rev-parse", "--verify", "--quiet", name], in: folder)
    guard found.status == 0 else {
      throw .git(
        """
        submodule '\(submodule.path)' lacks its recorded revision \(submodule.object.prefix(12)); \
        run 'git -C \(submodule.path) fetch'
        """)
    }
    return GitRepository(root: folder, commit: submodule.object)
  }

  private init(root: String, commit: String) {
    self.root = root
    self.commit = commit
  }

  /// The differences between the revision and the current files.
  private struct Changes {
    /// The current paths of the changed and renamed files.
    var paths: Set<String> = []
    /// The current path of each renamed file, by its old path.
    var renamed: [String: String] = [:]
  }

  /// Returns the changed files, as git detects changes and renames.
  private func changes() throws(LintRefusal) -> Changes {
    let list = try GitProgram.parts(
      [
        "diff", "--no-ext-diff", "--no-textconv", "--no-relative", "--ignore-submodules",
        "--name-status", "--find-renames", "-z", commit, "--",
      ], in: root)
    var changes = Changes()
    var parts = list.makeIterator()
    // An entry is `M` and a path, or for a renamed file `R100`, the old path and the new path.
    while let status = parts.next(), let path = parts.next() {
      guard status.hasPrefix("R") else {
        changes.paths.insert(path)
        continue
      }
      guard let current = parts.next() else { break }
      changes.paths.insert(current)
      changes.renamed[path] = current
    }
    return changes
  }

  /// Writes the contents of files to a scratch file.
  ///
  /// - Returns: The scratch file, and the range of each content; `nil` for a content that is
  ///   missing in git.
  func contents(
    of files: [File]
  ) throws(LintRefusal) -> (store: ScratchFile, ranges: [Range<Int>?]) {
    let input = Array((files.map(\.object).joined(separator: "\n") + "\n").utf8)
    let store = try GitProgram.output(["cat-file", "--batch"], in: root, input: input)
    var ranges: [Range<Int>?] = []
    var offset = 0
    do throws(FileError) {
      for _ in files {
        // Git prints `5f2c… blob 1234`, the content and a line break; or only `5f2c… missing`.
        let head = try store.read(offset..<offset + 256)
        guard let end = head.firstIndex(of: UInt8(ascii: "\n")) else { throw .cutOff }
        let fields = String(decoding: head[..<end], as: UTF8.self).split(separator: " ")
        let start = offset + end + 1
        guard fields.count == 3, let size = Int(fields[2]) else {
          ranges.append(nil)
          offset = start
          continue
        }
        ranges.append(start..<start + size)
        offset = start + size + 1
      }
    } catch {
      throw .git(error.message)
    }
    return (store, ranges)
  }
}

extension FileError {
  /// The output of git ended unexpectedly.
  fileprivate static let cutOff = FileError(path: "git", reason: .unreadable)
}
