import CatalogLint
import Diagnostics
import Files

/// The configurations that hold for files and folders, each read once.
struct ConfigurationList: Sendable {
  /// The configurations, in the order in which they were met.
  private(set) var scopes: [LintScope] = []
  /// The configurations in which something is wrong.
  private(set) var invalid: [LintRefusal.InvalidFile] = []

  private let request: LintRequest
  /// The places of the scopes by the absolute paths of their configurations.
  private var known: [String: Int] = [:]
  /// The configurations of folders, so that the file system is asked once for each.
  private var nearest: [[String]: String?] = [:]

  init(_ request: LintRequest) { self.request = request }

  /// The place of the scope that holds for a path.
  mutating func place(for path: String, isFolder: Bool) throws(LintRefusal) -> Int {
    if let file = request.configuration { return try place(of: file) }
    var folder = FilePath.parts(path)
    if !isFolder, !folder.isEmpty { folder.removeLast() }
    return try place(of: file(for: folder, isAbsolute: path.hasPrefix("/")))
  }

  /// The places of the scopes that hold for a catalog: the nearest first, then those around it.
  mutating func chain(for catalog: String) throws(LintRefusal) -> [Int] {
    // That of Android's resources is named like the folder around them.
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

  /// The place of the scope of a configuration; of none, that of what the request says alone.
  private mutating func place(of file: String?) throws(LintRefusal) -> Int {
    let name = file.map { FilePath.absolute($0) } ?? ""
    if let index = known[name] { return index }
    var configuration = LintConfiguration(path: file ?? "")
    if let file { configuration = try read(file) }
    let folder = FilePath.parts(file ?? ".")
    scopes.append(
      LintScope(configuration, folder: file == nil ? folder : folder.dropLast(), request))
    known[name] = scopes.count - 1
    return scopes.count - 1
  }

  private mutating func read(_ file: String) throws(LintRefusal) -> LintConfiguration {
    let bytes: [UInt8]
    do throws(FileError) {
      // Whoever names a file may name a pipe.
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
    return configuration
  }

  /// One byte more than YAML may have, so that the reader of YAML says what is too much.
  private static let maximumSize = 16 << 20 + 1
}

/// Looks for the configuration that holds for a path.
enum ConfigurationFinder {
  /// The name of a configuration.
  static let fileName = "waymark.yaml"

  /// The nearest configuration in a folder or one above; `nil` if there is none.
  ///
  /// Nothing is looked for above the working tree of git that the folder is in: what is there belongs to others.
  ///
  /// - Parameter isAbsolute: Whether the path of the result is absolute, or begins in the current folder.
  static func nearest(to folder: [String], isAbsolute: Bool) -> String? {
    var parts = folder
    let current = FilePath.parts(".")
    while true {
      let file = parts + [fileName]
      let path = "/" + file.joined(separator: "/")
      // What is there and is no file is said when it is read.
      if FilePath.isRegular(path) != nil {
        // Spelled as the path is, so that what a person sees begins where the person does.
        return isAbsolute ? path : FilePath.relative(file, to: current)
      }
      if parts.isEmpty || isRoot(parts) { return nil }
      parts.removeLast()
    }
  }

  /// Whether a folder is the root of a working tree of git.
  static func isRoot(_ folder: [String]) -> Bool {
    FilePath.isFolder("/" + (folder + [".git"]).joined(separator: "/")) != nil
  }
}
