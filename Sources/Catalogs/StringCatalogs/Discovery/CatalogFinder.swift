import Files

/// A search for string catalogs in a tree of folders.
///
/// The search skips git-ignored files, build and dependency folders (``skippedFolders``), hidden
/// files and folders, and symbolic links. A file passed as an argument is accepted in any folder.
/// An XML file in a `values` folder is always accepted, even if it contains only colors and no
/// strings.
///
/// A JSON file is accepted only if its path specifies a language:
/// - The file name is a language (`de.json`).
/// - The file name ends with a language (`app.de.json`).
/// - The file is in the folder of a language (`de/common.json`).
///
/// In addition, the folder that contains the language files or folders must have a name such as
/// `locales` or `translations`, or must contain several languages. Files of the Dart library slang,
/// such as `app_de.i18n.json`, need no such folder. Codes that are also words, such as `no` and
/// `is`, are not sufficient evidence of a language on their own. If most names in a folder are not
/// languages, the codes are assumed to represent something else, such as countries.
public struct CatalogFinder: Sendable {
  /// The names of folders that a search never enters.
  public static let skippedFolders: Set<String> = [
    "build", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]
  private static let skippedEndings = [".app", ".framework", ".xcarchive", ".xcframework"]
  /// The folders in `.xcloc` packages in which Xcode puts copies of the source files.
  private static let skippedContents = [".xcloc/Source Contents", ".xcloc/Notes"]

  /// The catalogs, sorted by name.
  public private(set) var catalogs: [FoundCatalog] = []
  /// The paths that do not exist or could not be read, sorted.
  ///
  /// They include files passed as arguments that are not in a catalog format.
  public private(set) var unreadable: [String] = []

  /// The files whose name matches a format but whose content does not, sorted.
  ///
  /// Examples are TypeScript programs, whose names end with `.ts` like those of Qt Linguist files.
  package private(set) var passedOver: [String] = []

  /// The system's error code for each path that a search of a folder could not read.
  ///
  /// The other ``unreadable`` paths were passed as arguments, and have no code.
  package private(set) var reasons: [String: Int32] = [:]

  private var files: [String: [FoundCatalog.File]] = [:]
  private var groups = CatalogGroups()

  /// Searches files and folders.
  ///
  /// - Parameter paths: The files and folders to search. If two folders contain the same file, it
  ///   is found once.
  /// - Complexity: O(*n* log *n*), where *n* is the number of files below the folders.
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

  /// Groups the found files into ``catalogs``, and sorts the results.
  mutating func finish() {
    for (name, found) in groups.accepted() { files[name, default: []] += found }
    groups = CatalogGroups()
    catalogs = files.map { name, files in
      FoundCatalog(name: name, files: files.sorted { $0.path < $1.path })
    }.sorted { $0.name < $1.name }
    files = [:]
    passedOver.sort()
  }

  /// Returns `true` for a build or dependency folder, a bundle, or the copied sources of an
  /// `.xcloc` package.
  ///
  /// A search never enters these folders.
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

  /// Adds a file if it is part of a catalog.
  ///
  /// - Parameter isNamed: `true` if the file was passed as an argument.
  mutating func add(_ path: String, _ seen: inout Set<String>, isNamed: Bool = false) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
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

  /// Returns the name of the catalog that contains a file.
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
