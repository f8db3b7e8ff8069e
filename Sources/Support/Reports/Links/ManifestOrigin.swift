/// The origin of the manifests that a command reads.
package enum ManifestOrigin: Sendable, Hashable {
  /// The manifests of the bundled apps.
  case bundled
  /// Manifests in files, by their paths.
  case files([String])

  /// The paths of the files.
  package var paths: [String] {
    if case .files(let paths) = self { paths } else { [] }
  }
}
