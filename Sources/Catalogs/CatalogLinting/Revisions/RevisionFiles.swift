import Files
import StringCatalogs

/// The catalogs in files and folders at a git revision, under their current names.
struct RevisionFiles: Sendable {
  private enum Content {
    /// The content is that of the current file.
    case current
    /// The content is in a scratch file; the range is `nil` if the content is missing in git.
    case stored(ScratchFile, Range<Int>?)
  }

  /// The searched paths, each with the relative paths of the files in it.
  private(set) var listings: [CatalogFinder.Listing] = []
  /// The content of each file, by the path that a search of the listings returns.
  private var contents: [String: Content] = [:]

  /// Reads the files of a revision.
  ///
  /// - Parameter paths: Files and folders that currently exist.
  init(
    at revision: String, in paths: [(path: String, isFolder: Bool)]
  ) throws(LintRefusal) {
    var trees: [String: (repository: GitRepository, tree: GitRepository.Tree)] = [:]
    for (path, isFolder) in paths {
      let slash = path.lastIndex(of: "/")
      let folder = isFolder ? path : slash.map { String(path[...$0]) } ?? "."
      let root = try GitRepository.root(of: folder)
      if trees[root] == nil {
        let repository = try GitRepository(root, revision: revision)
        trees[root] = (repository, try repository.tree())
      }
      guard let (repository, tree) = trees[root] else { continue }
      let name = isFolder ? "" : String(slash.map { path[path.index(after: $0)...] } ?? path[...])
      let prefix = try GitRepository.prefix(of: folder) + name
      var found: [(name: String, content: Content)] = []
      try Self.add(repository, tree: tree, at: "", prefix: prefix, isFolder: isFolder, to: &found)
      let listing = CatalogFinder.Listing(root: path, files: found.map(\.name))
      listings.append(listing)
      for (name, content) in found { contents[listing.path(of: name)] = content }
    }
  }

  /// Adds the files of a repository, and those of its submodules at their recorded revisions.
  ///
  /// - Parameters:
  ///   - place: The path from the root to the repository, with a trailing slash; empty for the
  ///     root.
  ///   - prefix: The searched path relative to the root: the common prefix of the files in a
  ///     folder, or the path of a single file.
  private static func add(
    _ repository: GitRepository, tree: GitRepository.Tree, at place: String, prefix: String,
    isFolder: Bool, to found: inout [(name: String, content: Content)]
  ) throws(LintRefusal) {
    let files = tree.files.filter {
      isFolder ? (place + $0.path).hasPrefix(prefix) : place + $0.path == prefix
    }
    var contents = Array(repeating: Content.current, count: files.count)
    let changed = files.indices.filter { index in
      // In a sparse checkout, git does not report missing files as changed, although their content
      // must be read from git.
      files[index].isChanged
        || FilePath.isRegular(repository.root + "/" + files[index].path) != true
    }
    if !changed.isEmpty {
      let (store, ranges) = try repository.contents(of: changed.map { files[$0] })
      for (index, range) in zip(changed, ranges) { contents[index] = .stored(store, range) }
    }
    for (file, content) in zip(files, contents) {
      found.append((String((place + file.path).dropFirst(prefix.count)), content))
    }
    for submodule in tree.submodules where isFolder {
      let path = place + submodule.path + "/"
      guard path.hasPrefix(prefix), let inner = try repository.repository(of: submodule) else {
        continue
      }
      try add(inner, tree: try inner.tree(), at: path, prefix: prefix, isFolder: true, to: &found)
    }
  }

  /// Returns the bytes of a file.
  func bytes(of path: String) throws(FileError) -> [UInt8] {
    switch contents[path] {
    case .current: return try FileBytes.read(path)
    case .stored(let store, let range?): return try store.read(range)
    case .stored(_, nil), nil: throw FileError(path: path, reason: .missing)
    }
  }

  /// Returns `true` if a file was not changed after the revision.
  ///
  /// Git compares the files, because it does not have to read files whose metadata is unchanged.
  func isUnchanged(_ path: String) -> Bool {
    if case .current = contents[path] { true } else { false }
  }

  /// Returns the size of a file in bytes.
  func size(of path: String) -> Int {
    switch contents[path] {
    case .current: FileBytes.size(of: path)
    case .stored(_, let range): range?.count ?? 0
    case nil: 0
    }
  }
}

/// The source from which catalogs are read.
enum CatalogSource: Sendable {
  /// The current files on disk.
  case disk
  /// The files at a git revision.
  case revision(RevisionFiles)
  /// The current files on disk, except for one file, whose content the request contains.
  case input(LintRequest.Input)

  /// The path of the file whose content the request contains, as reports print it.
  ///
  /// The value is `nil` if the request contains no content.
  var input: String? {
    if case .input(let input) = self { return FilePath.shown(input.path) }
    return nil
  }

  /// Returns the bytes of a file.
  func bytes(of path: String) throws(FileError) -> [UInt8] {
    switch self {
    case .disk: try FileBytes.read(path)
    case .revision(let files): try files.bytes(of: path)
    case .input(let input):
      FilePath.shown(path) == FilePath.shown(input.path) ? input.bytes : try FileBytes.read(path)
    }
  }
}
