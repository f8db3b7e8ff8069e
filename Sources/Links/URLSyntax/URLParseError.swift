public import Diagnostics

/// An error that rejects a link before any route is tried.
///
/// The error contains a byte range and a phrase for the expected syntax. It never contains the
/// link, because the link may contain a secret. A caller that displays the error can add the bytes
/// of the link.
public struct URLParseError: Error, Sendable, Hashable {
  /// The kind of error, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `dot-segment`.
    public let rawValue: String

    /// Creates a code; the codes of this library are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The kind of error.
  public let code: Code
  /// The range of the invalid bytes in the link.
  public let range: SourceRange
  /// The expected syntax at this range, as a short English phrase.
  public let expected: String

  /// Creates an error.
  public init(code: Code, range: SourceRange, expected: String) {
    self.code = code
    self.range = range
    self.expected = expected
  }
}

extension URLParseError: CustomStringConvertible {
  /// The code, the range and the expectation, without any bytes of the link.
  public var description: String { "\(code.rawValue) at \(range): expected \(expected)" }
}
