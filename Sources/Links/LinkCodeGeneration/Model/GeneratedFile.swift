/// A file that a generator makes.
///
/// The same manifest gives the same bytes, on every machine and in every run.
public struct GeneratedFile: Hashable, Sendable {
  /// The path, relative to the folder that the files go to: `WordlyLink.swift`.
  public var path: String
  /// The text, which ends with one line feed.
  public var text: String

  /// Makes a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
