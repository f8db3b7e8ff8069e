/// Why a registry refuses something.
///
/// The error never holds an id or a passcode.
public struct SessionRegistryError: Error, Sendable, Hashable {
  /// What is wrong, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `wrong-passcode`.
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
  /// How long passcodes are refused yet; only with the code `too-many-attempts`.
  public let retryAfter: Duration?

  /// Makes an error.
  public init(code: Code, expected: String, retryAfter: Duration? = nil) {
    self.code = code
    self.expected = expected
    self.retryAfter = retryAfter
  }
}

extension SessionRegistryError.Code {
  /// A session of this id is open.
  public static let idInUse = Self(rawValue: "id-in-use")
  /// No session of this id is open: it ended, or there never was one.
  public static let unknownSession = Self(rawValue: "unknown-session")
  /// The role needs a passcode.
  public static let needsPasscode = Self(rawValue: "needs-passcode")
  /// The passcode is not that of the role.
  public static let wrongPasscode = Self(rawValue: "wrong-passcode")
  /// Too many wrong passcodes were tried; for a while none is compared.
  public static let tooManyAttempts = Self(rawValue: "too-many-attempts")
  /// The role needs a signed-in account.
  public static let needsLogin = Self(rawValue: "needs-login")
  /// The account may not enter the session.
  public static let notPermitted = Self(rawValue: "not-permitted")
  /// The registry has as many sessions as it may have.
  public static let tooManySessions = Self(rawValue: "too-many-sessions")
  /// The session, or all together, have as many participants as they may have.
  public static let tooManyParticipants = Self(rawValue: "too-many-participants")
  /// The snapshot is of another version, or says what no registry does.
  public static let invalidSnapshot = Self(rawValue: "invalid-snapshot")
  /// The generator of random numbers repeats itself.
  public static let randomNumbersFailed = Self(
    rawValue: InstantSessionError.Code.randomNumbersFailed.rawValue)
}

extension SessionRegistryError: CustomStringConvertible {
  /// The code and what was expected.
  public var description: String { "\(code.rawValue): expected \(expected)" }
}
