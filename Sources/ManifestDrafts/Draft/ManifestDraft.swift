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
  /// What could not be carried over, and why, in the order of the sources; and what their readers found wrong.
  public internal(set) var diagnostics: [Diagnostic]
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

  /// Whether something was not carried over that is more than a matter of spelling.
  public var isPartial: Bool { diagnostics.contains { $0.severity != .info } }

  /// The manifest as the text of a `*.links.yaml` file.
  public var text: String { ManifestWriter(comments: comments).text(of: manifest) }
}
