public import Diagnostics
import LinkManifests
public import LinkRouting

/// A manifest that was made from what exists, with comments that say where each part comes from.
public struct ManifestDraft: Sendable {
  /// The host of a draft whose sources name neither a host nor a scheme; it stands for one that is to be written.
  public static let placeholderHost = "your-host.example"

  /// The manifest; it has no errors.
  public internal(set) var manifest: LinkManifest
  /// What to write in front of the manifest's keys.
  public internal(set) var comments: [ManifestLocation: [String]]
  /// What could not be carried over, and why, in the order of the sources.
  public internal(set) var diagnostics: [Diagnostic]
  /// What is wrong with the sources themselves, such as a rule that never decides.
  ///
  /// The draft says what a platform makes of them, so that this is no loss.
  public internal(set) var sourceDiagnostics: [Diagnostic]
  /// How much was read and drafted.
  public internal(set) var counts: Counts

  /// How much was read and drafted.
  public struct Counts: Sendable, Hashable {
    /// The links that were read.
    public internal(set) var links = 0
    /// The lines that hold no link.
    public internal(set) var malformedLines = 0
    /// The routes that the draft has.
    public internal(set) var routes = 0
    /// The exclusions that the draft has.
    public internal(set) var exclusions = 0
  }

  /// Whether something was not carried over that is more than a matter of spelling, or a source has errors.
  public var isPartial: Bool {
    diagnostics.contains { $0.severity != .info }
      || sourceDiagnostics.contains { $0.severity == .error }
  }

  /// The manifest as the text of a `*.links.yaml` file.
  public var text: String { ManifestWriter(comments: comments).text(of: manifest) }
}
