public import Diagnostics

/// A text of a file, and the bytes where it stands.
public struct PlacedText: Sendable, Hashable {
  /// The text, with what the file's format escapes put right.
  public let text: String
  /// The bytes as the file spells them, without quotation marks.
  public let range: SourceRange

  /// Makes a text with a place.
  public init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }
}
