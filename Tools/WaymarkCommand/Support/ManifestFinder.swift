import CatalogLinting
import Files
import StringCatalogs

/// A search for link manifests by file name.
enum ManifestFinder {
  /// The suffix of the names of manifests.
  static let ending = ".links.yaml"

  /// Returns the manifests of the nearest folder that contains any.
  ///
  /// The search starts in the current folder. It ends at the root of the git working tree that
  /// contains this folder, because folders above the root are not part of the project. Outside of a
  /// working tree, only the current folder is searched. A manifest determines which values are
  /// secret, so a manifest in a shared folder such as `/tmp` must not apply to all folders in it.
  ///
  /// The search follows symbolic links to files. A broken link is also returned, so that reading it
  /// reports an error.
  ///
  /// - Returns: Sorted paths, relative to the current folder; empty if there are no manifests.
  /// - Throws: ``Failure`` if a folder cannot be listed. That folder may contain manifests, and the
  ///   bundled apps must not replace them, because their secrets differ.
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

  /// Returns the manifests in a folder and its subfolders, sorted.
  ///
  /// The search skips the files and folders that `waymark lint` skips, but follows symbolic links
  /// to files.
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
