import CatalogLinting
import Files
import StringCatalogs

/// Finds link manifests by the names of their files.
enum ManifestFinder {
  /// The end of the name of every manifest.
  static let ending = ".links.yaml"

  /// Returns the manifests of the nearest folder that has any, from the current one up to the root
  /// of its working tree of git.
  ///
  /// The folders above a working tree belong to others, so they are not searched. Outside of one,
  /// only the current folder is searched: a manifest decides which values are secret, and a shared
  /// folder such as `/tmp` must not decide that for everything below it.
  ///
  /// Symbolic links to files are followed. One that leads nowhere counts too: reading it reports
  /// the reason.
  ///
  /// - Returns: Paths that begin in the current folder, sorted; empty if there is none.
  /// - Throws: ``Failure`` if a folder cannot be listed. The bundled apps have other secrets than
  ///   the manifest that it may have, so they must not be used instead.
  static func nearest() throws(Failure) -> [String] {
    guard let current = System.currentFolder else { return [] }
    let start = FilePath.parts(current)
    let root = stride(from: start.count, through: 0, by: -1).first {
      System.exists(path(Array(start.prefix($0)) + [".git"]))
    }
    for depth in stride(from: start.count, through: root ?? start.count, by: -1) {
      let folder = Array(start.prefix(depth))
      let names: [String]
      do throws(SystemError) {
        names = try System.names(in: path(folder))
      } catch {
        throw Failure(
          RootTexts.cannotRead(path(folder), error.message), hint: RootTexts.searchedForManifests)
      }
      let found = names.filter {
        isManifest($0) && [.plain, nil].contains(System.kind(of: path(folder + [$0])))
      }
      if !found.isEmpty {
        return found.sorted().map { FilePath.relative(folder + [$0], to: start) }
      }
    }
    return []
  }

  /// Returns the manifests in a folder and below it, sorted.
  ///
  /// Skips the files and folders that `waymark lint` skips, but follows symbolic links to files.
  ///
  /// - Throws: ``Failure`` if a folder cannot be read.
  static func below(_ folder: String) throws(Failure) -> [String] {
    var search = FolderSearch(followsFileLinks: true)
    var paths: [String] = []
    search.search(folder, for: { isManifest($0) ? .certain : .none }) { paths.append($0) }
    if let path = search.unreadable.min() {
      let reason = SystemError(code: search.reasons[path] ?? 5).message
      throw Failure(RootTexts.cannotRead(path, reason))
    }
    return paths.map { FilePath.shown($0) }.sorted()
  }

  private static func isManifest(_ name: String) -> Bool {
    name.hasSuffix(ending) && !name.hasPrefix(".")
  }

  private static func path(_ parts: [String]) -> String { "/" + parts.joined(separator: "/") }
}
