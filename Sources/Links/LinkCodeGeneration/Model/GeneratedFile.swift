/// The output of a generator.
///
/// Equal manifests result in equal bytes, on every machine and in every run.
public struct GeneratedFile: Hashable, Sendable {
  /// The path relative to the output folder, such as `WordlyLink.swift`.
  public var path: String
  /// The content, which ends with one line feed.
  public var text: String

  /// Creates a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
