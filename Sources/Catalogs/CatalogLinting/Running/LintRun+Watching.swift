import Files
import StringCatalogs

extension LintRun {
  /// Returns the folders in which a change of a file can change the result of a run.
  ///
  /// These are the folders that the run searches, and those of the configurations, the baselines,
  /// and the lists of used keys.
  ///
  /// - Complexity: O(*n*), where *n* is the number of files below the searched folders.
  package static func watchedFolders(of request: LintRequest) -> [String] {
    var folders: Set<String> = []
    for path in request.paths.isEmpty ? ["."] : request.paths {
      var parts = FilePath.parts(path)
      if FilePath.isFolder(path) == true {
        var search = FolderSearch()
        search.search(path, for: { _ in .none }, { _ in })
        folders.formUnion(search.folders.map { FilePath.absolute($0) })
      } else if !parts.isEmpty {
        parts.removeLast()
        folders.insert("/" + parts.joined(separator: "/"))
      }
      if let file = ConfigurationFinder.nearest(to: parts, isAbsolute: true) {
        folders.insert(FilePath.realFolder(of: file))
      }
    }
    let files = [request.configuration, request.baseline].compactMap(\.self) + request.usage
    for file in files { folders.insert(FilePath.realFolder(of: file)) }
    return folders.sorted()
  }
}
