public import Diagnostics

/// Why a file is no list of known diagnostics.
///
/// It names a place and what was expected there, and holds nothing of the text.
public struct BaselineError: Error, Sendable, Hashable {
  /// What is wrong, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `unknown-version`.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not JSON.
    public static let syntax = Self(rawValue: "syntax")
    /// A member that has to be there.
    public static let missingMember = Self(rawValue: "missing-member")
    /// A member without a meaning.
    public static let unknownMember = Self(rawValue: "unknown-member")
    /// A member that an earlier one has too.
    public static let duplicateMember = Self(rawValue: "duplicate-member")
    /// A value of another type, or out of its limits.
    public static let wrongType = Self(rawValue: "wrong-type")
    /// A file that a later version of the toolkit wrote.
    public static let unknownVersion = Self(rawValue: "unknown-version")
  }

  /// What is wrong.
  public let code: Code
  /// The bytes that are wrong; empty where something is missing at the end.
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

extension BaselineError: CustomStringConvertible {
  /// The code, the place and what was expected; nothing of the text.
  public var description: String { "\(code.rawValue) at \(range): expected \(expected)" }
}
