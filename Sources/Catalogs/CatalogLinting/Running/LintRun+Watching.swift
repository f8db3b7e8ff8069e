package import Files
import StringCatalogs

extension LintRun {
  /// Returns the folders in which a change to a file can change the result of a run.
  ///
  /// These are the following folders:
  /// - The folders that the run searches, and those of files that are passed as arguments.
  /// - The folders above them, up to the root of the git working tree.
  /// - The Flutter apps that are direct subfolders of a searched folder or of a folder above it.
  /// - The folders of the configurations, of the baselines, and of the lists of used keys.
  /// - The folders of git's own files.
  ///
  /// - Complexity: O(*n*), where *n* is the number of files below the searched folders.
  package static func watchedFolders(of request: LintRequest) -> [WatchedFolder] {
    var folders: Set<WatchedFolder> = []
    func watch(file: String) {
      // If the file is a symbolic link, both the link and its target are watched.
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
        if FilePath.isLink(path) { watch(file: path) }
        var search = FolderSearch()
        search.search(path, for: { _ in .none }, { _ in })
        for folder in search.folders { folders.insert(WatchedFolder(FilePath.absolute(folder))) }
      } else {
        watch(file: path)
        // The file `LINGUAS`, which lists the languages for gettext, is in the folder of the
        // catalogs.
        let parent = folder(FilePath.parts(path).dropLast())
        folders.insert(WatchedFolder(parent, names: ["LINGUAS"]))
      }
      folders.formUnion(
        foldersAbove(isFolder ? path : path + "/..", comparesRevisions: request.since != nil))
      // An invalid configuration specifies no baseline. Its folder is watched in any case.
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
  ///
  /// - Parameter comparesRevisions: `true` if the result depends on git's references.
  private static func foldersAbove(_ path: String, comparesRevisions: Bool) -> [WatchedFolder] {
    var folders: [WatchedFolder] = []
    var parts = FilePath.parts(path)
    while true {
      let path = folder(parts[...])
      folders.append(WatchedFolder(path, names: inheritedNames))
      for app in FlutterPackages.apps(in: path) {
        folders.append(WatchedFolder(app, names: ["pubspec.yaml"]))
      }
      if ConfigurationFinder.isRoot(parts) {
        for git in gitFolders(of: path) {
          // After a commit, `--since` may compare the catalogs with a different revision.
          folders.append(WatchedFolder(git, names: ["HEAD", "packed-refs", "info"]))
          folders.append(WatchedFolder(git + "/logs", names: ["HEAD"]))
          folders.append(WatchedFolder(git + "/info", names: ["exclude"]))
          if comparesRevisions {
            folders += subfolders(of: git + "/refs").map { WatchedFolder($0) }
          }
        }
        return folders
      }
      if parts.isEmpty { return folders }
      parts.removeLast()
    }
  }

  /// Returns git's own folders of a working tree.
  ///
  /// In a linked working tree, `.git` is a file that contains the path of a folder. The file
  /// `commondir` in this folder contains the path of the main working tree's git folder. See
  /// gitrepository-layout(5).
  private static func gitFolders(of root: String) -> [String] {
    let git = root + "/.git"
    func line(_ path: String) -> Substring? {
      FileBytes.beginning(of: path, count: 4096).flatMap {
        String(decoding: $0, as: UTF8.self).split(separator: "\n").first
      }
    }
    guard FilePath.isRegular(git) == true, let text = line(git), text.hasPrefix("gitdir: ") else {
      return [git]
    }
    func absolute(_ path: Substring, in folder: String) -> String {
      FilePath.absolute(path.hasPrefix("/") ? String(path) : folder + "/" + path)
    }
    let own = absolute(text.dropFirst("gitdir: ".count), in: root)
    return [own] + (line(own + "/commondir").map { [absolute($0, in: own)] } ?? [])
  }

  /// Returns a folder and those below it, up to a limit.
  private static func subfolders(of root: String) -> [String] {
    var folders = [root]
    var index = 0
    while index < folders.count, folders.count < 1000 {
      // A folder that was removed has no subfolders.
      let names = (try? FilePath.names(in: folders[index])) ?? []
      let paths = names.map { [folder = folders[index]] in folder + "/" + $0 }
      folders += paths.filter { FilePath.isFolder($0) == true && !FilePath.isLink($0) }
      index += 1
    }
    return folders
  }

  private static func folder(_ parts: ArraySlice<String>) -> String {
    "/" + parts.joined(separator: "/")
  }
}
