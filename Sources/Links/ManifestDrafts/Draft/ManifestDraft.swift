public import Diagnostics
import LinkManifests
public import LinkRouting

/// A manifest drafted from existing files and links, with comments on the origin of each part.
public struct ManifestDraft: Sendable {
  /// The placeholder host that is used if the sources name neither a host nor a scheme.
  ///
  /// It must be replaced before the manifest is used.
  public static let placeholderHost = "your-host.example"

  /// The manifest, which contains no errors.
  public internal(set) var manifest: LinkManifest
  /// The comments to write before the keys of the manifest.
  public internal(set) var comments: [ManifestLocation: [String]]
  /// The parts of the sources that the draft does not contain, with the reasons.
  ///
  /// The diagnostics are in the order in which the sources were added, followed by those about the
  /// merged routes.
  public internal(set) var diagnostics: [Diagnostic]
  /// The problems in the sources, such as a rule that has no effect.
  ///
  /// The draft reproduces the platform's behavior for such sources, so these problems are not
  /// losses.
  public internal(set) var sourceDiagnostics: [Diagnostic]
  /// The numbers of links and lines that were read, and of routes and exclusions in the draft.
  public internal(set) var counts: Counts

  /// The numbers of links and lines that were read, and of routes and exclusions in the draft.
  public struct Counts: Sendable, Hashable {
    /// The number of links that were read.
    public internal(set) var links = 0
    /// The number of lines that are not links.
    public internal(set) var malformedLines = 0
    /// The number of routes in the draft.
    public internal(set) var routes = 0
    /// The number of exclusions in the draft.
    public internal(set) var exclusions = 0
  }

  /// A Boolean value that indicates whether the draft is incomplete.
  ///
  /// The draft is incomplete if ``diagnostics`` contains a warning or an error, or if a source
  /// contains errors.
  public var isPartial: Bool {
    diagnostics.contains { $0.severity != .info }
      || sourceDiagnostics.contains { $0.severity == .error }
  }

  /// The text of the manifest as a `*.links.yaml` file.
  public var text: String { ManifestWriter(comments: comments).text(of: manifest) }
}
