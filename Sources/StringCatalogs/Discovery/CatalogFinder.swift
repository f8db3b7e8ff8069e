import Foundation

/// Finds the string catalogs in a tree of folders.
///
/// Left out are what git ignores, folders of builds and dependencies (``skippedFolders``), hidden ones, and
/// symbolic links. A file named by itself is taken whatever its folder. Of XML files all those in `values` are
/// taken, also those that turn out to hold colors and no string.
///
/// JSON is taken only where it says a language: its name is one (`de.json`), ends with one (`app.de.json`), or it is
/// in a folder of one (`de/common.json`). The folder around has to say so too, as `locales`, `i18n` or `translations`
/// do, or another language has to be beside it. Words such as `no` and `is` are no languages by themselves, and a
/// folder in which most names are none has codes of something else, such as countries.
public struct CatalogFinder: Sendable {
  /// The names of folders that are never looked into.
  public static let skippedFolders: Set<String> = [
    "build", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]
  private static let skippedEndings = [".app", ".framework", ".xcarchive", ".xcframework"]
  /// What Xcode puts beside the texts that it exports: copies of what they are from.
  private static let skippedContents = [".xcloc/Source Contents", ".xcloc/Notes"]

  /// The catalogs, in the order of their names.
  public private(set) var catalogs: [FoundCatalog] = []
  /// What does not exist or could not be read, and files named by themselves that have no format of a catalog,
  /// in order.
  public private(set) var unreadable: [String] = []

  /// The numbers of the system's errors, of what could not be read.
  package private(set) var reasons: [String: Int32] = [:]

  private var files: [String: [FoundCatalog.File]] = [:]
  private var groups = CatalogGroups()

  /// Searches files and folders.
  ///
  /// - Parameter paths: Where to search; what two of them share is found once.
  /// - Complexity: O(*n*) in the files below, and their sorting.
  public init(searching paths: [String]) {
    var seen: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        unreadable.append(path)
        continue
      }
      if isFolder.boolValue {
        search(path, &seen)
      } else if CatalogFormat(fileName: path) != nil {
        add(path, &seen, isNamed: true)
      } else {
        unreadable.append(path)
      }
    }
    finish()
    unreadable.sort()
  }

  /// Makes catalogs of the files.
  mutating func finish() {
    for (name, found) in groups.accepted() { files[name, default: []] += found }
    groups = CatalogGroups()
    catalogs = files.map { name, files in
      FoundCatalog(name: name, files: files.sorted { $0.path < $1.path })
    }.sorted { $0.name < $1.name }
    files = [:]
  }

  /// Whether a folder is never looked into, by its path.
  static func isSkipped(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    return skippedFolders.contains(name) || skippedEndings.contains { name.hasSuffix($0) }
      || skippedContents.contains { path.hasSuffix($0) }
  }

  private mutating func search(_ root: String, _ seen: inout Set<String>) {
    let absolute = Self.absoluteParts(root)
    var open = [(path: root, parts: absolute, ignored: IgnoredPaths(above: absolute))]
    while let (path, parts, above) = open.popLast() {
      var ignored = above
      ignored.add(folder: parts)
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: path)
      } catch {
        add(unreadable: path, Self.readingError(of: path))
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let inner = path.hasSuffix("/") ? path + name : path + "/" + name
        guard let isFolder = isFolder(inner, name),
          !ignored.contains(parts + [name], isFolder: isFolder)
        else { continue }
        if isFolder {
          open.append((inner, parts + [name], ignored))
        } else {
          add(inner, &seen)
        }
      }
    }
  }

  /// Whether a path is a folder to look into, or a file that may be a catalog; `nil` if it is neither.
  private mutating func isFolder(_ path: String, _ name: String) -> Bool? {
    let format = CatalogFormat(fileName: name)
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else {
      let reason = errno
      // It may have gone since the folder was read, as temporary files do. A name that is no UTF-8 was repaired,
      // so that no file has it. Neither matters unless a catalog is meant.
      let isGone = reason == ENOENT && !name.unicodeScalars.contains("\u{FFFD}")
      let isMeant = format.map { $0.naming?.acceptance ?? .always } == .always
      if isMeant, !isGone {
        add(unreadable: path, reason)
      } else if reason == EACCES {
        // Of a folder that may be listed and not entered, nobody knows what its names stand for.
        add(unreadable: String(path.dropLast(name.count + 1)), reason)
      }
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      return Self.isSkipped(path) ? nil : true
    case S_IFREG: return format == nil ? nil : false
    default: return nil
    }
  }

  private mutating func add(unreadable path: String, _ reason: Int32) {
    if reasons.updateValue(reason, forKey: path) == nil { unreadable.append(path) }
  }

  /// Why a folder cannot be listed.
  private static func readingError(of path: String) -> Int32 {
    guard let folder = unsafe opendir(path) else { return errno }
    _ = unsafe closedir(folder)
    return EIO
  }

  /// Adds a file, if it is one of a catalog.
  ///
  /// - Parameter isNamed: Whether somebody named it by itself.
  mutating func add(_ path: String, _ seen: inout Set<String>, isNamed: Bool = false) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard let name = parts.last, let format = CatalogFormat(fileName: name),
      seen.insert(Self.absoluteParts(path).joined(separator: "/")).inserted
    else { return }
    if let naming = format.naming {
      return groups.add(path, CatalogPath(parts, naming), format, isNamed: isNamed)
    }
    let folder = parts.dropLast().last.flatMap { LanguageFolder($0) }
    if format == .android, !isNamed, folder?.kind != .values { return }
    let file = FoundCatalog.File(path: path, format: format, folder: folder)
    files[Self.catalogName(parts, format, folder), default: []].append(file)
  }

  /// The name of the catalog that a file belongs to.
  ///
  /// A table and the rules of its plurals are one catalog: the system looks a key up in both. Android merges
  /// all files of a `res` folder, whatever their names.
  private static func catalogName(
    _ parts: [String], _ format: CatalogFormat, _ folder: LanguageFolder?
  ) -> String {
    var name = Array(parts.dropLast(folder == nil ? 1 : 2))
    switch (format, folder?.kind) {
    case (.android, .values?): if name.isEmpty { name = ["."] }
    case (.stringsdict, _): name.append(String((parts.last ?? "").dropLast(4)))
    default: name.append(parts.last ?? "")
    }
    return name.joined(separator: "/")
  }

  static func absoluteParts(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map { String($0) }
  }
}
