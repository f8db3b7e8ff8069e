import Files

/// Finds the sources in a tree of folders.
///
/// Like `waymark lint`, the finder skips git-ignored files, hidden files and folders, symbolic
/// links, and folders of builds and dependencies. Both programs share the code for git-ignored
/// files through symbolic links. A file passed as an argument is scanned even if it is git-ignored
/// or hidden.
package struct SourceFinder: Sendable {
  private static let skippedFolders: Set<String> = [
    "build", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]
  private static let skippedEndings = [".app", ".framework", ".xcarchive", ".xcframework"]

  /// A source file.
  package struct Source: Hashable, Sendable {
    /// The path, which starts with the argument as the caller spelled it; the folder `.` is
    /// omitted.
    package let path: String
    /// The language of the source.
    package let language: SourceLanguage
  }

  /// The sources, sorted by path.
  package private(set) var sources: [Source] = []
  /// The paths that do not exist or cannot be listed, and file arguments in an unknown language.
  package private(set) var failures: [(path: String, reason: String)] = []

  /// Searches files and folders.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of files.
  package init(searching paths: [String]) {
    var found: [String: SourceLanguage] = [:]
    for path in paths {
      guard let isFolder = FilePath.isFolder(path) else {
        failures.append((path, "there is no such file or folder"))
        continue
      }
      if isFolder {
        search(path, &found)
      } else if let language = SourceLanguage(fileName: path) {
        found[path] = language
      } else {
        failures.append((path, "the language of the file is not supported"))
      }
    }
    sources = found.map { Source(path: $0.key, language: $0.value) }
      .sorted { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }
  }

  private mutating func search(_ root: String, _ found: inout [String: SourceLanguage]) {
    let absolute = FilePath.parts(root)
    var open = [(folder: root, parts: absolute, ignored: IgnoredPaths(above: absolute))]
    while let (folder, parts, above) = open.popLast() {
      var ignored = above
      ignored.add(folder: parts)
      let names: [String]
      do {
        names = try FilePath.names(in: folder)
      } catch {
        failures.append((folder, "the folder cannot be listed"))
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let path =
          folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
        // A temporary file may have been removed in the meantime.
        guard !FilePath.isLink(path), let isFolder = FilePath.isFolder(path) else { continue }
        if ignored.contains(parts + [name], isFolder: isFolder) { continue }
        if isFolder {
          if !Self.isSkipped(name) { open.append((path, parts + [name], ignored)) }
        } else if let language = SourceLanguage(fileName: name), FilePath.isRegular(path) == true {
          found[path] = language
        }
      }
    }
  }

  private static func isSkipped(_ name: String) -> Bool {
    skippedFolders.contains(name) || skippedEndings.contains { name.hasSuffix($0) }
  }
}
