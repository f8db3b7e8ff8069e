/// The origin of the manifests that a command reads.
package enum ManifestOrigin: Sendable, Hashable {
  /// The manifests of the bundled apps.
  case bundled
  /// Manifest files at these paths.
  case files([String])

  /// The paths of the manifest files; empty for bundled manifests.
  package var paths: [String] {
    if case .files(let paths) = self { paths } else { [] }
  }
}
