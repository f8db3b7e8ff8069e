public import Diagnostics

/// A text from a file, with its byte range.
public struct LocatedString: Sendable, Hashable {
  /// The text, with the escapes of the file format decoded.
  public let text: String
  /// The byte range of the text as the file spells it, without quotation marks.
  public let range: SourceRange

  /// Creates a text with its byte range.
  public init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }
}
