public import Diagnostics

/// An error that describes why a file is not a valid baseline.
///
/// It contains the position of the problem and the expected content, but no content from the file.
public struct BaselineError: Error, Sendable, Hashable {
  /// The kind of problem, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `unknown-version`.
    public let rawValue: String

    /// Creates a code; the codes that this library uses are static members.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file is not JSON.
    public static let syntax = Self(rawValue: "syntax")
    /// A required member is missing.
    public static let missingMember = Self(rawValue: "missing-member")
    /// A member has an unknown name.
    public static let unknownMember = Self(rawValue: "unknown-member")
    /// A member occurs twice.
    public static let duplicateMember = Self(rawValue: "duplicate-member")
    /// A value has the wrong type or is out of range.
    public static let wrongType = Self(rawValue: "wrong-type")
    /// The version is not 1, for example because a later version of the toolkit wrote the file.
    public static let unknownVersion = Self(rawValue: "unknown-version")
  }

  /// The kind of problem.
  public let code: Code
  /// The invalid bytes, or the first byte of the object in which a member is missing.
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

extension BaselineError: CustomStringConvertible {
  /// The code, the range and the expected content, without content from the file.
  public var description: String { "\(code.rawValue) at \(range): expected \(expected)" }
}
