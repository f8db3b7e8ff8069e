public import BundledApps
public import LinkRouting

/// The identifier of a session, such as `KXTR-7429`.
///
/// The type does not depend on a particular app: every app with join links declares the same type
/// `session`. Letters are converted to upper case. No other character is replaced: an O stays an O.
public struct SessionID: VisibleText {
  /// The parameter type `session`, as the manifests of the apps declare it.
  public static let type = ParameterType(
    "session",
    .text(
      TextRule(
        allowed: ScalarSet([0x2D...0x2D, 0x30...0x39, 0x41...0x5A]), length: 4...64,
        folding: .uppercase)))

  /// The case to which letters are folded.
  public static var folding: TextRule.Folding { .uppercase }

  /// The string, which the parameter type has accepted.
  public let _checked: _CheckedText

  /// Creates an identifier from a string that the parameter type has accepted.
  public init(_checked checked: _CheckedText) { _checked = checked }
}

/// The secret that admits a person to a session.
///
/// Printing, dumping or interpolating a passcode produces `•••`. The type does not depend on a
/// particular app: every app with join links declares the same type `passcode`.
public struct Passcode: SecretText {
  /// The parameter type `passcode`, as the manifests of the apps declare it.
  public static let type = ParameterType(
    "passcode",
    .text(
      TextRule(allowed: ScalarSet([0x30...0x39, 0x41...0x5A, 0x61...0x7A]), length: 4...16)),
    isSecret: true)

  /// The string, which the parameter type has accepted.
  public let _checked: _CheckedText

  /// Creates a passcode from a string that the parameter type has accepted.
  public init(_checked checked: _CheckedText) { _checked = checked }
}

// The following conversions need no checks, because Wordly and OSQR declare the same parameter
// types `session` and `passcode`. A test compares these types.

extension SessionID {
  /// Creates an identifier from the identifier of a Wordly link.
  public init(_ session: WordlyLink.Session) { self.init(_checked: session._checked) }

  /// Creates an identifier from the identifier of an OSQR link.
  public init(_ session: OSQRLink.Session) { self.init(_checked: session._checked) }
}

extension Passcode {
  /// Creates a passcode from the passcode of a Wordly link.
  public init(_ passcode: WordlyLink.Passcode) { self.init(_checked: passcode._checked) }

  /// Creates a passcode from the passcode of an OSQR link.
  public init(_ passcode: OSQRLink.Passcode) { self.init(_checked: passcode._checked) }
}

extension WordlyLink.Session {
  /// Creates the identifier of a Wordly link.
  public init(_ session: SessionID) { self.init(_checked: session._checked) }
}

extension WordlyLink.Passcode {
  /// Creates the passcode of a Wordly link.
  public init(_ passcode: JoinLinks.Passcode) { self.init(_checked: passcode._checked) }
}

extension OSQRLink.Session {
  /// Creates the identifier of an OSQR link.
  public init(_ session: SessionID) { self.init(_checked: session._checked) }
}

extension OSQRLink.Passcode {
  /// Creates the passcode of an OSQR link.
  public init(_ passcode: JoinLinks.Passcode) { self.init(_checked: passcode._checked) }
}
