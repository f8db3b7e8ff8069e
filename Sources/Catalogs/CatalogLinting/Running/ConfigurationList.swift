import CatalogLint
import Diagnostics
import Files

/// The configurations that apply to files and folders; each is read only once.
struct ConfigurationList: Sendable {
  /// The configurations, in the order in which they were found.
  private(set) var scopes: [LintScope] = []
  /// The invalid configurations.
  private(set) var invalid: [LintRefusal.InvalidFile] = []

  private let request: LintRequest
  /// The indices of the scopes, by the absolute paths of their configurations.
  private var known: [String: Int] = [:]
  /// The path of the nearest configuration for each folder, cached to avoid file system access.
  private var nearest: [[String]: String?] = [:]

  init(_ request: LintRequest) { self.request = request }

  /// Returns the index in ``scopes`` of the configuration that applies to a path.
  mutating func place(for path: String, isFolder: Bool) throws(LintRefusal) -> Int {
    if let file = request.configuration { return try place(of: file) }
    var folder = FilePath.parts(path)
    if !isFolder, !folder.isEmpty { folder.removeLast() }
    return try place(of: file(for: folder, isAbsolute: path.hasPrefix("/")))
  }

  /// Returns the indices in ``scopes`` of the configurations that apply to a catalog, nearest
  /// first.
  mutating func chain(for catalog: String) throws(LintRefusal) -> [Int] {
    // The name of an Android catalog is the folder that contains the resources.
    var chain = [try place(for: catalog, isFolder: FilePath.isFolder(catalog) == true)]
    while request.configuration == nil {
      let scope = scopes[chain[chain.count - 1]]
      guard !scope.configuration.path.isEmpty, !scope.folder.isEmpty,
        !ConfigurationFinder.isRoot(scope.folder)
      else { break }
      let above = Array(scope.folder.dropLast())
      let file = file(for: above, isAbsolute: scope.configuration.path.hasPrefix("/"))
      guard let file else { break }
      chain.append(try place(of: file))
    }
    return chain
  }

  private mutating func file(for folder: [String], isAbsolute: Bool) -> String? {
    if let file = nearest[folder] { return file }
    let file = ConfigurationFinder.nearest(to: folder, isAbsolute: isAbsolute)
    nearest[folder] = .some(file)
    return file
  }

  /// Returns the index of the scope of a configuration.
  ///
  /// If `file` is `nil`, this is the scope that contains only the options of the request.
  private mutating func place(of file: String?) throws(LintRefusal) -> Int {
    let name = file.map { FilePath.absolute($0) } ?? ""
    if let index = known[name] { return index }
    var configuration = LintConfiguration(path: file ?? "")
    var content: [UInt8] = []
    if let file { (configuration, content) = try read(file) }
    let folder = FilePath.parts(file ?? ".")
    scopes.append(
      LintScope(
        configuration, folder: file == nil ? folder : folder.dropLast(), content: content, request))
    known[name] = scopes.count - 1
    return scopes.count - 1
  }

  private mutating func read(
    _ file: String
  ) throws(LintRefusal) -> (configuration: LintConfiguration, content: [UInt8]) {
    let bytes: [UInt8]
    do throws(FileError) {
      // A configuration that is passed as an argument may also be a pipe.
      if request.configuration == nil, FilePath.isRegular(file) == false {
        throw FileError(path: file, reason: .irregular)
      }
      bytes = try FileBytes.read(file, limit: Self.maximumSize)
    } catch {
      throw .unreadable(error)
    }
    let (configuration, diagnostics) = LintConfiguration.read(
      bytes, path: file, rules: RuleRegistry.all.map { $0.id })
    if !diagnostics.isEmpty {
      invalid.append(LintRefusal.InvalidFile(path: file, bytes: bytes, diagnostics: diagnostics))
    }
    return (configuration, bytes)
  }

  /// One byte more than the YAML reader accepts; a larger file is rejected without reading it.
  private static let maximumSize = 16 << 20 + 1
}

/// Searches for the configuration that applies to a path.
enum ConfigurationFinder {
  /// The name of a configuration file.
  static let fileName = "waymark.yaml"

  /// Returns the nearest configuration in a folder or its parents; `nil` if there is none.
  ///
  /// The search ends at the root of a git working tree, because files above the root are not part
  /// of the project.
  ///
  /// - Parameter isAbsolute: `true` for an absolute result; `false` for a result relative to the
  ///   current folder.
  static func nearest(to folder: [String], isAbsolute: Bool) -> String? {
    var parts = folder
    let current = FilePath.parts(".")
    while true {
      let file = parts + [fileName]
      let path = "/" + file.joined(separator: "/")
      // If the path exists but is not a regular file, the error is reported when it is read.
      if FilePath.isRegular(path) != nil {
        // If the searched path is relative, reports show the result relative to the current folder.
        return isAbsolute ? path : FilePath.relative(file, to: current)
      }
      if parts.isEmpty || isRoot(parts) { return nil }
      parts.removeLast()
    }
  }

  /// Returns `true` if a folder contains a configuration or is the root of a git working tree.
  static func isProject(_ folder: [String]) -> Bool {
    FilePath.isRegular("/" + (folder + [fileName]).joined(separator: "/")) == true || isRoot(folder)
  }

  /// Returns `true` if a folder is the root of a git working tree.
  static func isRoot(_ folder: [String]) -> Bool {
    FilePath.isFolder("/" + (folder + [".git"]).joined(separator: "/")) != nil
  }
}
