public import Diagnostics

/// Why a text that somebody typed is no session id.
///
/// The error names a place and what was expected there; it never holds the text.
public struct SessionIDError: Error, Sendable, Hashable {
  /// What is wrong, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `wrong-check-character`.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What is wrong.
  public let code: Code
  /// The bytes of the text that are wrong.
  public let range: SourceRange
  /// What was expected in their place, as a short English phrase.
  public let expected: String

  /// Makes an error.
  public init(code: Code, range: SourceRange, expected: String) {
    self.code = code
    self.range = range
    self.expected = expected
  }
}

extension SessionIDError.Code {
  /// There is no character of an id.
  public static let empty = Self(rawValue: "empty")
  /// More bytes than ``SessionIDShape/maximumTypedLength``.
  public static let tooLong = Self(rawValue: "too-long")
  /// A character that is in no id and looks like none that is.
  public static let forbiddenCharacter = Self(rawValue: "forbidden-character")
  /// Too few or too many characters.
  public static let wrongLength = Self(rawValue: "wrong-length")
  /// The check character does not fit the others: one is wrong, or two are exchanged.
  public static let wrongCheckCharacter = Self(rawValue: "wrong-check-character")
}

extension SessionIDError: CustomStringConvertible {
  /// The code, the place and what was expected; nothing of the text.
  public var description: String { "\(code.rawValue) at \(range): expected \(expected)" }
}
