public import Diagnostics

/// Why a text is no message.
///
/// The error names a place and what was expected there. It never holds the text, which may be anybody's
/// secret: whoever shows the error joins it with the text.
public struct MessageParseError: Error, Sendable, Hashable {
  /// What is wrong, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `missing-other`.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What is wrong.
  public let code: Code
  /// The bytes that are wrong.
  public let range: SourceRange
  /// What was expected in their place, as a short English phrase that follows from the code.
  public let expected: String

  /// Makes an error.
  public init(code: Code, range: SourceRange, expected: String) {
    self.code = code
    self.range = range
    self.expected = expected
  }
}

extension MessageParseError: CustomStringConvertible {
  /// The code, the place and what was expected; nothing of the text.
  public var description: String { "\(code.rawValue) at \(range): expected \(expected)" }
}
