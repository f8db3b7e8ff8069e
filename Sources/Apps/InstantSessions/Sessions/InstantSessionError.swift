/// Why an instant session, or a link into one, cannot be made.
///
/// The error never holds an id or a passcode.
public struct InstantSessionError: Error, Sendable, Hashable {
  /// What is wrong, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `random-numbers-failed`.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What is wrong.
  public let code: Code
  /// What was expected, as a short English phrase.
  public let expected: String

  /// Makes an error.
  public init(code: Code, expected: String) {
    self.code = code
    self.expected = expected
  }
}

extension InstantSessionError.Code {
  /// The generator of random numbers repeats itself.
  public static let randomNumbersFailed = Self(rawValue: "random-numbers-failed")
  /// The manifest takes no ids or passcodes of this form.
  public static let refusedByManifest = Self(rawValue: "refused-by-manifest")
  /// The app has no such route or scheme.
  public static let noJoinLink = Self(rawValue: "no-join-link")
  /// A passcode would stand in a link of a custom scheme, which any app on a device can claim.
  public static let secretOnCustomScheme = Self(rawValue: "secret-on-custom-scheme")
}

extension InstantSessionError: CustomStringConvertible {
  /// The code and what was expected.
  public var description: String { "\(code.rawValue): expected \(expected)" }
}
