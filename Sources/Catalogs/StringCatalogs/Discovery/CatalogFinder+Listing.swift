import Files

extension CatalogFinder {
  /// Files that are listed elsewhere, such as those of an earlier revision.
  package struct Listing: Sendable {
    /// The file or folder that is searched.
    package let root: String
    /// The files below it, by their paths from there; of a root that is a file, one empty path.
    package let files: [String]

    /// Makes a listing.
    package init(root: String, files: [String]) {
      self.root = root
      self.files = files
    }

    /// The path that a search gives a file.
    package func path(of file: String) -> String {
      if file.isEmpty { return root }
      return root.hasSuffix("/") ? root + file : root + "/" + file
    }
  }

  /// Finds the catalogs among listed files, by the rules by which they are found in folders.
  ///
  /// - Complexity: O(*n*) in the files, and their sorting.
  package init(among listings: [Listing]) {
    self.init(searching: [])
    var seen: Set<String> = []
    for listing in listings {
      var folders = ListedFolders(below: FilePath.parts(listing.root))
      for file in listing.files {
        let parts = file.split(separator: "/").map { String($0) }
        if parts.isEmpty {
          add(listing.root, &seen, isNamed: true)
        } else if folders.contains(parts) {
          add(listing.path(of: file), &seen)
        }
      }
    }
    finish()
  }

  /// Which folders of a listing are looked into.
  private struct ListedFolders {
    private let root: [String]
    /// What is ignored in each folder that was met; `nil` for one that is not looked into.
    private var ignored: [[String]: IgnoredPaths?] = [:]

    init(below root: [String]) {
      self.root = root
      var paths = IgnoredPaths(above: root)
      paths.add(folder: root)
      ignored[[]] = .some(paths)
    }

    mutating func contains(_ file: [String]) -> Bool {
      guard let name = file.last, !name.hasPrefix("."),
        let ignored = ignored(in: Array(file.dropLast()))
      else { return false }
      return !ignored.contains(root + file, isFolder: false)
    }

    private mutating func ignored(in folder: [String]) -> IgnoredPaths? {
      if let known = ignored[folder] { return known }
      var paths: IgnoredPaths?
      if let name = folder.last, !name.hasPrefix("."),
        !CatalogFinder.isSkipped((root + folder).joined(separator: "/")),
        var inner = ignored(in: Array(folder.dropLast())),
        !inner.contains(root + folder, isFolder: true)
      {
        inner.add(folder: root + folder)
        paths = inner
      }
      ignored[folder] = .some(paths)
      return paths
    }
  }
}
