public import Diagnostics

/// An error that describes why a typed string is not a session id.
///
/// The error contains a position and describes the expected content at this position. It never
/// contains the string.
public struct SessionIDError: Error, Sendable, Hashable {
  /// The kind of problem, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `wrong-check-character`.
    public let rawValue: String

    /// Creates a code; the codes of this library are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The kind of problem.
  public let code: Code
  /// The byte range of the invalid part of the string.
  public let range: SourceRange
  /// The expected content, as a short English phrase.
  public let expected: String

  /// Creates an error.
  public init(code: Code, range: SourceRange, expected: String) {
    self.code = code
    self.range = range
    self.expected = expected
  }
}

extension SessionIDError.Code {
  /// The string contains no character of an id.
  public static let empty = Self(rawValue: "empty")
  /// The string is longer than ``SessionIDShape/maximumTypedLength``.
  public static let tooLong = Self(rawValue: "too-long")
  /// A character is not in any id, and does not look like a character of an id.
  public static let forbiddenCharacter = Self(rawValue: "forbidden-character")
  /// The string contains too few or too many characters of an id.
  public static let wrongLength = Self(rawValue: "wrong-length")
  /// The check character does not match: a character is wrong, or two characters are exchanged.
  public static let wrongCheckCharacter = Self(rawValue: "wrong-check-character")
}

extension SessionIDError: CustomStringConvertible {
  /// The code, the position and the expected content, but not the string.
  public var description: String { "\(code.rawValue) at \(range): expected \(expected)" }
}
