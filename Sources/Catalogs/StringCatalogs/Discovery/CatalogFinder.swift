import Files

/// Finds the string catalogs in a tree of folders.
///
/// Left out are what git ignores, folders of builds and dependencies (``skippedFolders``), hidden ones, and
/// symbolic links. A file named by itself is taken whatever its folder. Of XML files all those in `values` are
/// taken, also those that turn out to hold colors and no string.
///
/// JSON is taken only where it says a language: its name is one (`de.json`), ends with one (`app.de.json`), or it is
/// in a folder of one (`de/common.json`); slang's `app_de.i18n.json` is one. The folder around has to say so too, as `locales`, `i18n` or `translations`
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

  /// The files with the name of a format whose beginning is not of the format, such as programs in
  /// TypeScript beside Qt's `.ts` files, in order.
  package private(set) var passedOver: [String] = []

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
      guard let isFolder = FilePath.isFolder(path) else {
        unreadable.append(path)
        continue
      }
      if isFolder {
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
    passedOver.sort()
  }

  /// Whether a folder is never looked into, by its path.
  static func isSkipped(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    return skippedFolders.contains(name) || skippedEndings.contains { name.hasSuffix($0) }
      || skippedContents.contains { path.hasSuffix($0) }
  }

  private mutating func search(_ root: String, _ seen: inout Set<String>) {
    var search = FolderSearch()
    var paths: [String] = []
    search.search(root, for: Self.interest(in:)) { paths.append($0) }
    for path in paths { add(path, &seen) }
    for path in search.unreadable {
      guard let reason = search.reasons[path] else { continue }
      if reasons.updateValue(reason, forKey: path) == nil { unreadable.append(path) }
    }
  }

  private static func interest(in name: String) -> FolderSearch.Interest {
    guard let format = CatalogFormat(fileName: name) else { return .none }
    let isNamedSo = format.naming.map { $0.acceptance == .always } ?? true
    return isNamedSo && format.definition.isBeginning == nil ? .certain : .possible
  }

  /// Adds a file, if it is one of a catalog.
  ///
  /// - Parameter isNamed: Whether somebody named it by itself.
  mutating func add(_ path: String, _ seen: inout Set<String>, isNamed: Bool = false) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard let name = parts.last, let format = CatalogFormat(fileName: name),
      seen.insert(FilePath.parts(path).joined(separator: "/")).inserted
    else { return }
    if let isBeginning = format.definition.isBeginning,
      let beginning = FileBytes.beginning(of: path, count: 512), !isBeginning(beginning)
    {
      passedOver.append(path)
      if !isNamed { return }
    }
    if let naming = format.naming {
      return groups.add(path, parsed: CatalogPath(parts, naming), format: format, isNamed: isNamed)
    }
    let folders = parts.dropLast()
    let folder = folders.last.flatMap { LanguageFolder($0, in: folders.dropLast().last) }
    if !isNamed, !format.definition.isCatalog(in: folder) { return }
    let file = FoundCatalog.File(path: path, format: format, folder: folder)
    files[Self.catalogName(parts, format: format, folder: folder), default: []].append(file)
  }

  /// The name of the catalog that a file belongs to.
  private static func catalogName(
    _ parts: [String], format: CatalogFormat, folder: LanguageFolder?
  ) -> String {
    var name = Array(parts.dropLast(folder == nil ? 1 : 2))
    if let last = format.definition.catalogName(ofFile: parts.last ?? "", in: folder) {
      name.append(last)
    } else if name.isEmpty {
      name = ["."]
    }
    return name.joined(separator: "/")
  }
}
