// Generated from the files *.links.yaml by GenerateBundledApps. Do not edit.

public import LinkRouting

extension BundledApp {
  /// The link manifests of all bundled apps, by name.
  public static let all: [LinkManifest] = [cocotte, fieldnotes, offload, osqr, wordly]

  /// The manifest of ``CocotteLink``.
  public static var cocotte: LinkManifest { CocotteLink.manifest }

  /// The manifest of ``FieldNotesLink``.
  public static var fieldnotes: LinkManifest { FieldNotesLink.manifest }

  /// The manifest of ``OffloadLink``.
  public static var offload: LinkManifest { OffloadLink.manifest }

  /// The manifest of ``OSQRLink``.
  public static var osqr: LinkManifest { OSQRLink.manifest }

  /// The manifest of ``WordlyLink``.
  public static var wordly: LinkManifest { WordlyLink.manifest }
}
