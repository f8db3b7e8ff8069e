package import Files
import StringCatalogs

extension LintRun {
  /// Returns the folders in which a change of a file can change the result of a run.
  ///
  /// These are the folders that the run searches, those above them up to the root of the project,
  /// and those of the baselines, of the lists of used keys, and of git's own files.
  ///
  /// - Complexity: O(*n*), where *n* is the number of files below the searched folders.
  package static func watchedFolders(of request: LintRequest) -> [WatchedFolder] {
    var folders: Set<WatchedFolder> = []
    func watch(file: String) {
      // A change of a link, and a change of its target.
      for path in [FilePath.absolute(file), FilePath.real(file)].compactMap(\.self) {
        let parts = FilePath.parts(path)
        guard let name = parts.last else { continue }
        folders.insert(WatchedFolder(folder(parts.dropLast()), names: [name]))
      }
    }
    var configurations = ConfigurationList(request)
    for path in request.paths.isEmpty ? ["."] : request.paths {
      let isFolder = FilePath.isFolder(path) == true
      if isFolder {
        var search = FolderSearch()
        search.search(path, for: { _ in .none }, { _ in })
        for folder in search.folders { folders.insert(WatchedFolder(FilePath.absolute(folder))) }
      } else {
        watch(file: path)
      }
      folders.formUnion(foldersAbove(isFolder ? path : path + "/.."))
      // An invalid configuration has no baseline, and its folder is watched.
      if let place = try? configurations.place(for: path, isFolder: isFolder) {
        let scope = configurations.scopes[place]
        if let baseline = scope.configuration.baseline { watch(file: scope.path(baseline)) }
      }
    }
    let files = [request.configuration, request.baseline].compactMap(\.self) + request.usage
    for file in files { watch(file: file) }
    return folders.sorted { $0.path < $1.path }
  }

  /// The names of files that affect the catalogs in folders below them.
  private static let inheritedNames: Set = [
    ".git", ".gitignore", "pubspec.yaml", ConfigurationFinder.fileName,
  ]

  /// Returns a folder and those above it, up to the root of the git working tree.
  private static func foldersAbove(_ path: String) -> [WatchedFolder] {
    var folders: [WatchedFolder] = []
    var parts = FilePath.parts(path)
    while true {
      let path = folder(parts[...])
      folders.append(WatchedFolder(path, names: inheritedNames))
      if ConfigurationFinder.isRoot(parts) {
        // Commits change what `--since` compares with.
        folders.append(WatchedFolder(path + "/.git", names: ["HEAD", "packed-refs"]))
        folders.append(WatchedFolder(path + "/.git/logs", names: ["HEAD"]))
        folders.append(WatchedFolder(path + "/.git/info", names: ["exclude"]))
        return folders
      }
      if parts.isEmpty { return folders }
      parts.removeLast()
    }
  }

  private static func folder(_ parts: ArraySlice<String>) -> String {
    "/" + parts.joined(separator: "/")
  }
}
