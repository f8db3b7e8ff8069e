public import Diagnostics

/// An error that describes why a string is not a valid message.
///
/// The error contains a range and a description of what was expected there. It never contains text
/// of the message, which may be confidential; the caller can add that text when it displays the
/// error.
public struct MessageParseError: Error, Sendable, Hashable {
  /// The kind of an error, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The raw identifier, such as `missing-other`.
    public let rawValue: String

    /// Creates a code; the codes of this library are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The kind of the error.
  public let code: Code
  /// The byte range of the error.
  public let range: SourceRange
  /// A short English phrase for the expected content, which depends only on the code.
  public let expected: String

  /// Creates an error.
  public init(code: Code, range: SourceRange, expected: String) {
    self.code = code
    self.range = range
    self.expected = expected
  }
}

extension MessageParseError: CustomStringConvertible {
  /// The code, the range, and the expected content, without any part of the string.
  public var description: String { "\(code.rawValue) at \(range): expected \(expected)" }
}
