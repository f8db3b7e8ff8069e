/// An error that describes why a registry rejects a call.
///
/// The error never contains an id or a passcode.
public struct SessionRegistryError: Error, Sendable, Hashable {
  /// The kind of problem, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `wrong-passcode`.
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
  /// The remaining time of a pause; `nil` unless the code is `too-many-attempts`.
  public let retryAfter: Duration?

  /// Creates an error.
  public init(code: Code, expected: String, retryAfter: Duration? = nil) {
    self.code = code
    self.expected = expected
    self.retryAfter = retryAfter
  }
}

extension SessionRegistryError.Code {
  /// An open session has this id, or an id that differs only in hyphens.
  ///
  /// For a new session, the code means that nearly all ids of the shape are in use.
  public static let idInUse = Self(rawValue: "id-in-use")
  /// No session with this id is open: it ended, or never existed.
  public static let unknownSession = Self(rawValue: "unknown-session")
  /// The role needs a passcode.
  public static let needsPasscode = Self(rawValue: "needs-passcode")
  /// The passcode is not the passcode of the role.
  public static let wrongPasscode = Self(rawValue: "wrong-passcode")
  /// The maximum number of wrong passcodes is reached; no passcode is compared during the pause.
  public static let tooManyAttempts = Self(rawValue: "too-many-attempts")
  /// The role needs a signed-in account.
  public static let needsLogin = Self(rawValue: "needs-login")
  /// The account may not enter the session.
  public static let notPermitted = Self(rawValue: "not-permitted")
  /// The registry has reached its maximum number of sessions.
  public static let tooManySessions = Self(rawValue: "too-many-sessions")
  /// The session, or the registry as a whole, has reached its maximum number of participants.
  public static let tooManyParticipants = Self(rawValue: "too-many-participants")
  /// The snapshot has a different version, or is not a valid state of a registry.
  public static let invalidSnapshot = Self(rawValue: "invalid-snapshot")
  /// The random number generator keeps returning the same numbers.
  public static let randomNumbersFailed = Self(
    rawValue: InstantSessionError.Code.randomNumbersFailed.rawValue)
}

extension SessionRegistryError: CustomStringConvertible {
  /// The code and the expected condition.
  public var description: String { "\(code.rawValue): expected \(expected)" }
}
