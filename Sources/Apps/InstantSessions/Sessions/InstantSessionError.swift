/// An error that describes why an instant session, or a link to one, cannot be created.
///
/// The error never contains an id or a passcode.
public struct InstantSessionError: Error, Sendable, Hashable {
  /// The kind of problem, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `random-numbers-failed`.
    public let rawValue: String

    /// Creates a code; the codes of this library are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The kind of problem.
  public let code: Code
  /// The expected condition, as a short English phrase.
  public let expected: String

  /// Creates an error.
  public init(code: Code, expected: String) {
    self.code = code
    self.expected = expected
  }
}

extension InstantSessionError.Code {
  /// The random number generator keeps returning the same numbers.
  public static let randomNumbersFailed = Self(rawValue: "random-numbers-failed")
  /// The link manifest rejects the generated id or passcode.
  public static let rejectedByManifest = Self(rawValue: "refused-by-manifest")
  /// The app has no join link for the role, or does not declare the scheme.
  public static let noJoinLink = Self(rawValue: "no-join-link")
  /// A link with a custom scheme, which any app can claim, would contain a passcode.
  public static let secretOnCustomScheme = Self(rawValue: "secret-on-custom-scheme")
}

extension InstantSessionError: CustomStringConvertible {
  /// The code and the expected condition.
  public var description: String { "\(code.rawValue): expected \(expected)" }
}
