import Diagnostics
import LinkAssociations
import LinkRouting

/// The association files among those that `waymark check` is given.
struct AssociationChecks {
  private var files: [(path: String, bytes: [UInt8], file: AssociationFile)] = []

  /// Whether there is none.
  var isEmpty: Bool { files.isEmpty }
  /// How many there are.
  var count: Int { files.count }

  /// Takes a file if its content shows that it is one.
  mutating func add(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard let kind = AssociationFile.kind(of: bytes) else { return false }
    files.append((path, bytes, AssociationFile(kind, bytes: bytes, path: path)))
    return true
  }

  /// Their paths.
  var paths: [String] { files.map(\.path) }

  /// The bytes of a file.
  func bytes(_ path: String) -> [UInt8]? { files.first { $0.path == path }?.bytes }

  /// Problems of each file, and of statements and filters together if there is one file of either.
  ///
  /// - Parameter apps: The apps of the link manifests that are checked at the same time.
  func diagnostics(of apps: [LinkManifest]) -> [Diagnostic] {
    var statements: [AssetLinks] = []
    var manifests: [AndroidManifest] = []
    for (_, _, file) in files {
      if case .assetLinks(let links) = file { statements.append(links) }
      if case .androidManifest(let manifest) = file { manifests.append(manifest) }
    }
    var diagnostics = files.filter { $0.file.kind == .apple }.flatMap(\.file.diagnostics)
    if statements.count == 1, manifests.count == 1 {
      let joined = AndroidAssociation(assetLinks: statements[0], manifest: manifests[0])
      diagnostics += joined.diagnostics(claimedHosts: Self.hosts(of: manifests[0], in: apps))
    } else {
      diagnostics += statements.flatMap(\.diagnostics)
      diagnostics += manifests.flatMap { manifest in
        AndroidAssociation(manifest: manifest)
          .diagnostics(claimedHosts: Self.hosts(of: manifest, in: apps))
      }
    }
    return diagnostics.sorted()
  }

  /// The hosts of the apps that an Android manifest may be one of.
  private static func hosts(of manifest: AndroidManifest, in apps: [LinkManifest]) -> [String] {
    apps.filter { app in
      guard let package = manifest.package?.text, let own = app.platforms.android else {
        return true
      }
      return own.isPlaceholder || own.package == package
    }.flatMap(\.hosts)
  }
}
