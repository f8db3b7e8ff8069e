import Files
import StringCatalogs

/// The catalogs in files and folders as they were at a revision of git, named as they are today.
struct RevisionFiles: Sendable {
  private struct Content {
    let store: ScratchFile
    /// `nil` for one that git lacks.
    let range: Range<Int>?
  }

  /// The searched paths, each with the files at it or below it, by their paths from there.
  private(set) var listings: [CatalogFinder.Listing] = []
  /// What the files have, by the paths that a search of the listings gives them.
  private var contents: [String: Content] = [:]

  /// Reads what a repository had.
  ///
  /// - Parameter paths: Files and folders that exist today.
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

  /// Adds the files of a repository, and those of the submodules in it, at the revisions that it names.
  ///
  /// - Parameters:
  ///   - place: The path of the repository from the root, with a slash behind it; empty for the root.
  ///   - prefix: What is searched: the begin of the paths from the root, or a whole one.
  private static func add(
    _ repository: GitRepository, tree: GitRepository.Tree, at place: String, prefix: String,
    isFolder: Bool, to found: inout [(name: String, content: Content)]
  ) throws(LintRefusal) {
    let files = tree.files.filter {
      isFolder ? (place + $0.path).hasPrefix(prefix) : place + $0.path == prefix
    }
    let (store, ranges) = try repository.contents(of: files)
    for (file, range) in zip(files, ranges) {
      let name = String((place + file.path).dropFirst(prefix.count))
      found.append((name, Content(store: store, range: range)))
    }
    for submodule in tree.submodules where isFolder {
      let path = place + submodule.path + "/"
      guard path.hasPrefix(prefix), let inner = try repository.repository(of: submodule) else {
        continue
      }
      try add(inner, tree: try inner.tree(), at: path, prefix: prefix, isFolder: true, to: &found)
    }
  }

  /// The bytes of a file.
  func bytes(of path: String) throws(FileError) -> [UInt8] {
    guard let content = contents[path], let range = content.range else {
      throw FileError(path: path, reason: .missing)
    }
    return try content.store.read(range)
  }

  /// Whether a file has the same bytes today.
  ///
  /// The bytes are compared and no times, which say nothing of what is in a file.
  func isUnchanged(_ path: String) -> Bool {
    do throws(FileError) {
      guard contents[path]?.range != nil, FileBytes.size(of: path) == size(of: path) else {
        return false
      }
      return try FileBytes.read(path) == bytes(of: path)
    } catch {
      // Whoever lints it says why.
      return false
    }
  }

  /// The size of a file.
  func size(of path: String) -> Int { contents[path]?.range?.count ?? 0 }
}

/// Where the bytes of catalogs come from.
enum CatalogSource: Sendable {
  /// The files that are there.
  case disk
  /// What git has kept.
  case revision(RevisionFiles)
  /// The files that are there, but for one that is given.
  case input(LintRequest.Input)

  /// The file that is given, as reports show it.
  var input: String? {
    if case .input(let input) = self { return FilePath.shown(input.path) }
    return nil
  }

  /// The bytes of a file.
  func bytes(of path: String) throws(FileError) -> [UInt8] {
    switch self {
    case .disk: try FileBytes.read(path)
    case .revision(let files): try files.bytes(of: path)
    case .input(let input):
      FilePath.shown(path) == FilePath.shown(input.path) ? input.bytes : try FileBytes.read(path)
    }
  }
}
