import CatalogLint
import Diagnostics
import Files
import StringCatalogs

/// The catalogs to lint in a run, each with the configuration that applies to it.
struct LintPlan: Sendable {
  /// A catalog to lint.
  struct Catalog: Sendable {
    /// The name of the catalog, as reports show it.
    let name: String
    private(set) var files: [FoundCatalog.File]
    /// The index in ``LintPlan/scopes`` of the configuration that applies to the catalog.
    let scope: Int
    /// The total size of the catalog's files in bytes, as far as it is known before reading.
    private(set) var size: Int
    /// The paths of the files that were passed as arguments.
    private(set) var named: Set<String>

    init(
      name: String, files: [FoundCatalog.File], scope: Int, size: Int, named: Set<String>
    ) {
      self.name = name
      self.files = files
      self.scope = scope
      self.size = size
      self.named = named
    }

    /// Removes files that are not catalogs, or contain only notes for translators.
    ///
    /// Files that were passed as arguments are not removed.
    ///
    /// - Parameter contents: The content of the files, in order.
    /// - Returns: The paths of the removed files.
    mutating func removeForeign(_ contents: inout [CatalogFile]) -> [String] {
      let foreign = zip(files, contents).filter { file, content in
        (content.isForeign || content.isDocumentation) && !named.contains(file.path)
      }.map { $0.0.path }
      guard !foreign.isEmpty else { return [] }
      contents = zip(files, contents).filter { !foreign.contains($0.0.path) }.map { $0.1 }
      remove(foreign)
      return foreign
    }

    mutating func remove(_ paths: [String]) {
      files.removeAll { paths.contains($0.path) }
    }

    /// Adds files of the same catalog that were found through a different path.
    mutating func add(_ others: [FoundCatalog.File], size: Int, named: Set<String>) {
      self.named.formUnion(named)
      files = (files + others).sorted {
        FilePath.parts($0.path).lexicographicallyPrecedes(FilePath.parts($1.path))
      }
      self.size += size
    }
  }

  private(set) var catalogs: [Catalog] = []
  /// The searched folders and files.
  private(set) var searched: [[String]] = []
  private(set) var failures: [FileError] = []
  /// The diagnostics for existing files and folders that could not be read.
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var fruitless: [String] = []
  private(set) var unknownFormats: [String] = []
  /// The searched paths whose catalogs are all excluded, if nothing remains to lint.
  private(set) var excluded: [String] = []
  /// The files that are not linted because of their folders; `nil` if there are none.
  ///
  /// For example, folders for tests are not searched by default.
  private(set) var sideFiles: LintOutcome.SideFiles?
  private let searchesAllFolders: Bool
  private var configurations: ConfigurationList

  /// The configurations for the searched paths and for catalogs.
  var scopes: [LintScope] { configurations.scopes }

  /// Finds configurations and catalogs.
  init(_ request: LintRequest) throws(LintRefusal) {
    configurations = ConfigurationList(request)
    searchesAllFolders = request.searchesAllFolders
    if let input = request.input {
      try plan(input)
      return
    }
    var paths: [(path: String, scope: Int)] = []
    for path in request.paths.isEmpty ? ["."] : request.paths {
      guard let isFolder = FilePath.isFolder(path) else {
        let reason = FilePath.reason(ofNothingAt: path)
        let scope = try configurations.place(for: path, isFolder: false)
        fail(FileError(path: FilePath.shown(path), reason: reason), scope)
        continue
      }
      guard isFolder || CatalogFormat(fileName: path) != nil else {
        unknownFormats.append(path)
        continue
      }
      paths.append((path, try configurations.place(for: path, isFolder: isFolder)))
    }
    // All paths are searched together, because they may be individual files of one catalog.
    try search(paths, CatalogFinder(searching: paths.map { $0.path })) { FileBytes.size(of: $0) }
    if !configurations.invalid.isEmpty { throw .invalid(configurations.invalid) }
    catalogs.sort { $0.name < $1.name }
  }

  /// Finds the catalog that contains an input.
  private mutating func plan(_ input: LintRequest.Input) throws(LintRefusal) {
    guard CatalogFormat(fileName: input.path) != nil else {
      unknownFormats.append(input.path)
      return
    }
    // The path is spelled as in a search of the current folder, so that catalogs have the same
    // names.
    let path = input.path.hasPrefix("/") ? input.path : "./" + FilePath.shown(input.path)
    let file = CatalogFinder.Listing(root: path, files: [""])
    let siblings = CatalogSiblings.listing(of: path)
    let scope = try configurations.place(for: path, isFolder: false)
    let folder = try configurations.place(for: siblings.root, isFolder: true)
    try search(
      [(path, scope), (siblings.root, folder)], CatalogFinder(among: [file, siblings])
    ) { $0 == path ? input.bytes.count : FileBytes.size(of: $0) }
    if !configurations.invalid.isEmpty { throw .invalid(configurations.invalid) }
    catalogs.removeAll { catalog in !catalog.files.contains { $0.path == path } }
    // Only the input is recorded, because the other files of its folder were not linted.
    searched = [FilePath.parts(path)]
    fruitless = []
  }

  /// Finds the catalogs of an earlier revision, and uses the current configurations.
  init(_ request: LintRequest, at files: RevisionFiles) throws(LintRefusal) {
    configurations = ConfigurationList(request)
    searchesAllFolders = request.searchesAllFolders
    var paths: [(path: String, scope: Int)] = []
    for (path, isFolder) in Self.existing(request) {
      paths.append((path, try configurations.place(for: path, isFolder: isFolder)))
    }
    try search(paths, CatalogFinder(among: files.listings)) { files.size(of: $0) }
    if !configurations.invalid.isEmpty { throw .invalid(configurations.invalid) }
    catalogs.sort { $0.name < $1.name }
  }

  /// Returns the paths of a request that exist and can be searched.
  static func existing(_ request: LintRequest) -> [(path: String, isFolder: Bool)] {
    (request.paths.isEmpty ? ["."] : request.paths).compactMap { path in
      guard let isFolder = FilePath.isFolder(path),
        isFolder || CatalogFormat(fileName: path) != nil
      else { return nil }
      return (path, isFolder)
    }
  }

  /// Throws an error if an output would overwrite an input.
  func check(output request: LintRequest) throws(LintRefusal) {
    let folder = request.outputFolder
    let files = folder == nil ? [] : catalogs.flatMap { $0.files.map(\.path) }
    let outputs = (request.output.map { [$0] } ?? []) + files.map { FilePath.path($0, in: folder) }
    if outputs.isEmpty { return }
    var inputs = self.inputs
    inputs.add(request.usage)
    inputs.add(Baselines.paths(request, self).compactMap(\.self))
    if let output = outputs.first(where: { inputs.contains($0) }) { throw .outputIsInput(output) }
  }

  /// The paths of the catalogs and of their configurations.
  var inputs: InputPaths {
    InputPaths(
      catalogs.flatMap { $0.files.map(\.path) }
        + scopes.map(\.configuration.path).filter { !$0.isEmpty })
  }

  private mutating func search(
    _ paths: [(path: String, scope: Int)], _ finder: CatalogFinder, size: (String) -> Int
  ) throws(LintRefusal) {
    searched = paths.map { FilePath.parts($0.path) }
    for path in finder.unreadable {
      let reason = finder.reasons[path].map { FileError.Reason.system($0) } ?? .unreadable
      let scope = try configurations.place(for: path, isFolder: false)
      fail(FileError(path: FilePath.shown(path), reason: reason), scope)
    }
    let found = Self.folders(of: finder)
    let unreadable = finder.unreadable.map { FilePath.parts($0) }
    for (path, parts) in zip(paths, searched)
    where !found.contains(parts) && !unreadable.contains(where: { $0.starts(with: parts) }) {
      fruitless.append(path.path)
    }
    let scopes = Dictionary(zip(searched, paths.map { $0.scope })) { first, _ in first }
    // Two paths may be different spellings of the same folder.
    var known: [[String]: Int] = [:]
    for catalog in finder.catalogs {
      let chain = try configurations.chain(for: catalog.name)
      let files = catalog.files.filter { file in
        let parts = FilePath.parts(file.path)
        switch omission(of: parts, in: catalog.name, chain, scopes) {
        case .none: return true
        case .configured: return false
        case .sideFolder(let index):
          let above = parts.count - index - 1
          let folder = file.path.split(separator: "/", omittingEmptySubsequences: false)
            .dropLast(above).joined(separator: "/")
          sideFiles = sideFiles ?? LintOutcome.SideFiles(folder: FilePath.shown(folder))
          sideFiles?.count += 1
          return false
        }
      }
      if files.isEmpty { continue }
      let bytes = files.reduce(0) { $0 + size($1.path) }
      let named = Set(files.map(\.path).filter { scopes[FilePath.parts($0)] != nil })
      if let place = known.updateValue(catalogs.count, forKey: FilePath.parts(catalog.name)) {
        known[FilePath.parts(catalog.name)] = place
        catalogs[place].add(files, size: bytes, named: named)
        continue
      }
      catalogs.append(
        Catalog(
          name: FilePath.shown(catalog.name), files: files, scope: chain[0], size: bytes,
          named: named))
    }
    if catalogs.isEmpty, !finder.catalogs.isEmpty {
      excluded = zip(paths, searched).filter { found.contains($0.1) }.map { $0.0.path }
    }
  }

  /// The reason why a file is not linted.
  private enum Omission {
    /// A configuration excludes the file.
    case configured
    /// The path component at this index is a ``SideFolder``.
    case sideFolder(Int)
  }

  /// Returns the reason why a file is not linted; `nil` if it is linted.
  ///
  /// If a searched folder contains the file, all configurations from that of the catalog up to that
  /// of the folder apply. Configurations farther up do not exclude the file, because the user
  /// requested the folder.
  ///
  /// - Parameters:
  ///   - file: The components of the file's path.
  ///   - chain: The indices of the configurations that apply to its catalog, nearest first.
  ///   - searched: The indices of the configurations that apply to the searched paths.
  private func omission(
    of file: [String], in catalog: String, _ chain: [Int], _ searched: [[String]: Int]
  ) -> Omission? {
    if searched[file] != nil { return nil }
    let path = "/" + file.joined(separator: "/")
    var omission = Omission.configured
    for count in file.indices {
      guard let scope = searched[Array(file.prefix(count))] else { continue }
      let end = chain.firstIndex(of: scope) ?? 0
      if chain[...end].contains(where: { scopes[$0].excludes(path, catalog: catalog) }) { continue }
      guard !searchesAllFolders, let folder = SideFolder.index(in: file, below: count),
        !chain[...end].contains(where: { scopes[$0].declares(file, inFolder: folder) })
      else { return nil }
      omission = .sideFolder(folder)
    }
    return omission
  }

  /// Returns the found files and all of their parent folders.
  private static func folders(of finder: CatalogFinder) -> Set<[String]> {
    var folders: Set<[String]> = []
    for catalog in finder.catalogs {
      for file in catalog.files {
        var parts = FilePath.parts(file.path)
        while folders.insert(parts).inserted, !parts.isEmpty { parts.removeLast() }
      }
    }
    return folders
  }

  private mutating func fail(_ error: FileError, _ scope: Int) {
    failures.append(error)
    // A missing path is a usage error, not a problem in a file.
    guard error.reason != .missing,
      let diagnostic = scopes[scope].diagnostic(for: error, catalog: nil)
    else { return }
    diagnostics.append(diagnostic)
  }
}
