public import BundledApps
public import LinkRouting

/// The identifier of a session, such as `KXTR-7429`.
///
/// It belongs to no app: every app with join links declares the same type `session`. Letters are
/// folded to upper case, and nothing else is: an O stays an O.
public struct SessionID: VisibleText {
  /// The type that the manifests of the apps declare.
  public static let type = ParameterType(
    "session",
    .text(
      TextRule(
        allowed: ScalarSet([0x2D...0x2D, 0x30...0x39, 0x41...0x5A]), length: 4...64,
        folding: .uppercase)))

  /// The case to which letters are folded.
  public static var folding: TextRule.Folding { .uppercase }

  /// The text that the type has accepted.
  public let _checked: _CheckedText

  /// Takes a text that the type has accepted.
  public init(_checked checked: _CheckedText) { _checked = checked }
}

/// The secret that admits a person to a session.
///
/// It shows itself as `•••` wherever it is printed, dumped or interpolated. It belongs to no app:
/// every app with join links declares the same type `passcode`.
public struct Passcode: SecretText {
  /// The type that the manifests of the apps declare.
  public static let type = ParameterType(
    "passcode",
    .text(
      TextRule(allowed: ScalarSet([0x30...0x39, 0x41...0x5A, 0x61...0x7A]), length: 4...16)),
    isSecret: true)

  /// The text that the type has accepted.
  public let _checked: _CheckedText

  /// Takes a text that the type has accepted.
  public init(_checked checked: _CheckedText) { _checked = checked }
}

// The conversions need no check, because the types of the apps are the same. A test compares them.

extension SessionID {
  /// Creates the identifier from that of a link of Wordly.
  public init(_ session: WordlyLink.Session) { self.init(_checked: session._checked) }

  /// Creates the identifier from that of a link of OSQR.
  public init(_ session: OSQRLink.Session) { self.init(_checked: session._checked) }
}

extension Passcode {
  /// Creates the passcode from that of a link of Wordly.
  public init(_ passcode: WordlyLink.Passcode) { self.init(_checked: passcode._checked) }

  /// Creates the passcode from that of a link of OSQR.
  public init(_ passcode: OSQRLink.Passcode) { self.init(_checked: passcode._checked) }
}

extension WordlyLink.Session {
  /// Creates the identifier of a link of Wordly.
  public init(_ session: SessionID) { self.init(_checked: session._checked) }
}

extension WordlyLink.Passcode {
  /// Creates the passcode of a link of Wordly.
  public init(_ passcode: JoinLinks.Passcode) { self.init(_checked: passcode._checked) }
}

extension OSQRLink.Session {
  /// Creates the identifier of a link of OSQR.
  public init(_ session: SessionID) { self.init(_checked: session._checked) }
}

extension OSQRLink.Passcode {
  /// Creates the passcode of a link of OSQR.
  public init(_ passcode: JoinLinks.Passcode) { self.init(_checked: passcode._checked) }
}
