import CatalogLint
import Diagnostics
import LintConfigurations
import StringCatalogs

/// Which catalogs a run looks at, each with the configuration that holds for it.
struct LintPlan: Sendable {
  /// A catalog that is to be linted.
  struct Catalog: Sendable {
    /// The name, as reports have it.
    let name: String
    let files: [FoundCatalog.File]
    /// The place of its scope.
    let scope: Int
    /// The bytes of its files, as far as they are known before they are read.
    let size: Int
  }

  private(set) var catalogs: [Catalog] = []
  private(set) var scopes: [LintScope] = []
  /// The folders and files that were searched, for each scope.
  private(set) var searched: [[[String]]] = []
  private(set) var failures: [FileError] = []
  private(set) var fruitless: [String] = []
  private(set) var unknownFormats: [String] = []
  /// The places of the scopes by the paths of their configurations.
  private var known: [String: Int] = [:]

  /// Finds configurations and catalogs.
  init(_ request: LintRequest) throws(LintRefusal) {
    var invalid: [LintRefusal.InvalidFile] = []
    var paths: [[String]] = []
    var named: Set<String> = []
    for path in request.paths.isEmpty ? ["."] : request.paths {
      guard let isFolder = FilePath.isFolder(path) else {
        failures.append(FileError(path: path, reason: .missing))
        continue
      }
      guard isFolder || CatalogFormat(fileName: path) != nil else {
        unknownFormats.append(path)
        continue
      }
      let scope = try scope(for: path, isFolder: isFolder, request, &invalid)
      while paths.count <= scope { paths.append([]) }
      paths[scope].append(path)
      if !isFolder { named.insert(FilePath.absolute(path)) }
    }
    if !invalid.isEmpty { throw .invalid(invalid) }
    // Paths of one scope are searched together, because the files of a catalog may be named one by one.
    var seen: Set<String> = []
    for scope in paths.indices { search(paths[scope], scope, named: named, &seen) }
    catalogs.sort { $0.name < $1.name }
  }

  private mutating func search(
    _ paths: [String], _ scope: Int, named: Set<String>, _ seen: inout Set<String>
  ) {
    searched[scope] = paths.map { FilePath.parts($0) }
    let finder = CatalogFinder(searching: paths)
    for path in finder.unreadable {
      failures.append(FileError(path: FilePath.shown(path), reason: .unreadable))
    }
    for (path, parts) in zip(paths, searched[scope])
    where !finder.catalogs.contains(where: { Self.isBelow(parts, $0) })
      && !finder.unreadable.contains(where: { FilePath.parts($0).starts(with: parts) })
    {
      fruitless.append(path)
    }
    for found in finder.catalogs {
      let files = found.files.filter { file in
        let absolute = FilePath.absolute(file.path)
        return
          (named.contains(absolute) || !scopes[scope].excludes(file.path, catalog: found.name))
          && seen.insert(absolute).inserted
      }
      if files.isEmpty { continue }
      let size = files.reduce(0) { $0 + FileBytes.size(of: $1.path) }
      catalogs.append(
        Catalog(name: FilePath.shown(found.name), files: files, scope: scope, size: size))
    }
  }

  private static func isBelow(_ folder: [String], _ catalog: FoundCatalog) -> Bool {
    catalog.files.contains { FilePath.parts($0.path).starts(with: folder) }
  }

  /// The place of the scope that holds for a path.
  private mutating func scope(
    for path: String, isFolder: Bool, _ request: LintRequest,
    _ invalid: inout [LintRefusal.InvalidFile]
  ) throws(LintRefusal) -> Int {
    let file = request.configuration ?? ConfigurationFinder.nearest(to: path, isFolder: isFolder)
    let name = file.map { FilePath.absolute($0) } ?? ""
    if let index = known[name] { return index }
    var configuration = LintConfiguration(path: file ?? "")
    if let file {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileBytes.read(file)
      } catch {
        throw .unreadable(error)
      }
      let (read, diagnostics) = LintConfiguration.read(
        bytes, path: file, rules: RuleRegistry.all.map { $0.id })
      if !diagnostics.isEmpty {
        invalid.append(LintRefusal.InvalidFile(path: file, bytes: bytes, diagnostics: diagnostics))
      }
      configuration = read
    }
    let folder = FilePath.parts(file ?? ".")
    scopes.append(
      LintScope(configuration, folder: file == nil ? folder : folder.dropLast(), request))
    searched.append([])
    known[name] = scopes.count - 1
    return scopes.count - 1
  }
}

/// Looks for the configuration that holds for a path.
enum ConfigurationFinder {
  /// The name of a configuration.
  static let fileName = "waymark.yaml"

  /// The nearest configuration in the folder of a path or one above; `nil` if there is none.
  ///
  /// Nothing is looked for above the working tree of git that the path is in: what is there belongs to others.
  static func nearest(to path: String, isFolder: Bool) -> String? {
    var parts = FilePath.parts(path)
    if !isFolder, !parts.isEmpty { parts.removeLast() }
    let current = FilePath.parts(".")
    while true {
      let folder = "/" + parts.joined(separator: "/")
      let file = parts + [fileName]
      if FilePath.isFolder("/" + file.joined(separator: "/")) == false {
        // Spelled as the path is, so that what a person sees begins where the person does.
        return path.hasPrefix("/")
          ? "/" + file.joined(separator: "/") : FilePath.relative(file, to: current)
      }
      if parts.isEmpty || FilePath.isFolder(folder + "/.git") != nil { return nil }
      parts.removeLast()
    }
  }
}
