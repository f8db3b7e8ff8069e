public import Diagnostics

/// An error in the syntax of a JSON text.
///
/// The error contains the range of the invalid bytes and a description of the expected content. It
/// never contains the bytes, which may be secret. Code that displays the error can add them.
public struct JSONParseError: Error, Sendable, Hashable {
  /// The kind of error, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `trailing-comma`.
    public let rawValue: String

    /// Creates a code; this library's codes are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The kind of error.
  public let code: Code
  /// The byte range of the error; it is empty if something is missing at the end of the text.
  public let range: SourceRange
  /// A short English phrase that describes what was expected; it is determined by the code.
  public let expected: String

  /// Creates an error.
  public init(code: Code, range: SourceRange, expected: String) {
    self.code = code
    self.range = range
    self.expected = expected
  }
}

extension JSONParseError: CustomStringConvertible {
  /// The code, the range and the expectation, without any part of the text.
  public var description: String { "\(code.rawValue) at \(range): expected \(expected)" }
}
