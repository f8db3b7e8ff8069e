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
    var repositories: [String: (repository: GitRepository, files: [GitRepository.File])] = [:]
    for (path, isFolder) in paths {
      let slash = path.lastIndex(of: "/")
      let folder = isFolder ? path : slash.map { String(path[...$0]) } ?? "."
      let root = try GitRepository.root(of: folder)
      if repositories[root] == nil {
        let repository = try GitRepository(root, revision: revision)
        repositories[root] = (repository, try repository.files())
      }
      guard let (repository, files) = repositories[root] else { continue }
      let name = isFolder ? "" : String(slash.map { path[path.index(after: $0)...] } ?? path[...])
      let prefix = try GitRepository.prefix(of: folder) + name
      let found = files.filter { isFolder ? $0.path.hasPrefix(prefix) : $0.path == prefix }
      let names = found.map { String($0.path.dropFirst(prefix.count)) }
      let listing = CatalogFinder.Listing(root: path, files: names)
      listings.append(listing)
      let (store, ranges) = try repository.contents(of: found)
      for (name, range) in zip(names, ranges) {
        contents[listing.path(of: name)] = Content(store: store, range: range)
      }
    }
  }

  /// The bytes of a file.
  func bytes(of path: String) throws(FileError) -> [UInt8] {
    guard let content = contents[path], let range = content.range else {
      throw FileError(path: path, reason: .missing)
    }
    return try content.store.read(range)
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

  /// The bytes of a file.
  func bytes(of path: String) throws(FileError) -> [UInt8] {
    switch self {
    case .disk: try FileBytes.read(path)
    case .revision(let files): try files.bytes(of: path)
    }
  }
}
