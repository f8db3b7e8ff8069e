import Diagnostics
import LinkAssociations
import LinkRouting

/// The association files and property lists among those that `waymark check` is given.
struct AssociationChecks {
  private var files: [(path: String, bytes: [UInt8], content: Content)] = []

  private enum Content {
    case association(AssociationFile)
    case propertyList(ApplePropertyList)
  }

  /// Whether there is none.
  var isEmpty: Bool { files.isEmpty }
  /// How many there are.
  var count: Int { files.count }

  /// Takes a file if its content shows that it is one.
  mutating func add(_ path: String, _ bytes: [UInt8]) -> Bool {
    if ApplePropertyList.isPropertyList(bytes) {
      files.append((path, bytes, .propertyList(ApplePropertyList(reading: bytes, path: path))))
      return true
    }
    guard let kind = AssociationFile.kind(of: bytes) else { return false }
    files.append((path, bytes, .association(AssociationFile(kind, bytes: bytes, path: path))))
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
    var diagnostics: [Diagnostic] = []
    for (_, _, content) in files {
      switch content {
      case .association(.apple(let file)): diagnostics += file.diagnostics
      case .association(.assetLinks(let links)): statements.append(links)
      case .association(.androidManifest(let manifest)): manifests.append(manifest)
      case .propertyList(let list): diagnostics += list.diagnostics
      }
    }
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
