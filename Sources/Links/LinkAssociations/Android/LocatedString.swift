public import Diagnostics

/// A string from a file, with its byte range.
public struct LocatedString: Sendable, Hashable {
  /// The string, with the escapes of the file format decoded.
  public let text: String
  /// The byte range of the string in the file, without quotation marks.
  public let range: SourceRange

  /// Creates a string with its byte range.
  public init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }
}
