import Diagnostics
import LinkAssociations

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

  /// What is wrong with each, and with statements and filters together if there is one file of either.
  var diagnostics: [Diagnostic] {
    var statements: [AssetLinks] = []
    var manifests: [AndroidManifest] = []
    for (_, _, file) in files {
      if case .assetLinks(let links) = file { statements.append(links) }
      if case .androidManifest(let manifest) = file { manifests.append(manifest) }
    }
    guard statements.count == 1, manifests.count == 1 else {
      return files.flatMap(\.file.diagnostics).sorted()
    }
    let joined = AndroidAssociation(assetLinks: statements[0], manifest: manifests[0])
    let others = files.filter { $0.file.kind == .apple }.flatMap(\.file.diagnostics)
    return (others + joined.diagnostics()).sorted()
  }
}
