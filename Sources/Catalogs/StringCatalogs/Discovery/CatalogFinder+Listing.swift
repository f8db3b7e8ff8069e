import Files

extension CatalogFinder {
  /// A list of files to search in place of a folder on disk, such as the files of an earlier
  /// revision.
  package struct Listing: Sendable {
    /// The file or folder that is searched.
    package let root: String
    /// The paths of files relative to the root; one empty path if the root is a file.
    package let files: [String]

    /// Creates a listing.
    package init(root: String, files: [String]) {
      self.root = root
      self.files = files
    }

    /// Returns the path of a listed file as a search of the root would report it.
    package func path(of file: String) -> String {
      if file.isEmpty { return root }
      return root.hasSuffix("/") ? root + file : root + "/" + file
    }
  }

  /// Finds the catalogs among listed files, by the same rules as a search of folders.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of files.
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

  /// The folders of a listing that are searched.
  private struct ListedFolders {
    private let root: [String]
    /// The ignored paths in each visited folder; `nil` if the search skips the folder.
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
