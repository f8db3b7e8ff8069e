// Generated from the files *.links.yaml by GenerateBundledApps. Do not edit.

public import LinkRouting

extension BundledApp {
  /// The link manifests of all bundled apps, by name.
  public static let all: [LinkManifest] = [cocotte, fieldnotes, offload, osqr, wordly]
}
