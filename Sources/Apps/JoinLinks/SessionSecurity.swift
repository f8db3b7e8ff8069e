/// What it takes to join a session in one role.
public enum SecurityLevel: String, Sendable, Hashable, CaseIterable {
  /// Nothing: a guest may join without a login.
  case open
  /// The passcode of the session.
  case passcode
  /// A signed-in account that may enter the session.
  case login
}

/// The security of a session, by role.
///
/// A presenter always needs a passcode or a login; an attendee may need nothing.
public struct SessionSecurity: Sendable, Hashable {
  /// What presenters need; never ``SecurityLevel/open``.
  public let presenter: SecurityLevel
  /// What attendees need.
  public let attendee: SecurityLevel

  /// Makes the security of a session; `nil` if presenters would need nothing.
  public init?(presenter: SecurityLevel, attendee: SecurityLevel) {
    guard presenter != .open else { return nil }
    self.presenter = presenter
    self.attendee = attendee
  }

  /// What a role needs.
  public func level(for role: JoinRole) -> SecurityLevel {
    switch role {
    case .attendee: attendee
    case .presenter: presenter
    }
  }
}

/// Whether somebody may go where a link leads, or what is missing.
public enum Admission: Sendable, Hashable {
  /// Nothing is missing.
  case ready
  /// The passcode of the session is missing.
  case needsPasscode
  /// A login is missing; the link can be kept and resumed after it.
  case needsLogin
  /// A subscription is missing; the link can be kept and resumed after it.
  case needsSubscription
  /// Another fact that the manifest asks for does not hold yet.
  case needs(fact: String)
  /// The account may not go there, whatever it brings.
  case notPermitted
}

/// What is known about the person at the moment a session is joined.
public struct JoinKnowledge: Sendable, Hashable {
  /// Whether the person is signed in.
  public var isSignedIn: Bool
  /// Whether the account may enter this session; `nil` while nobody has said.
  public var isPermitted: Bool?

  /// States what is known.
  public init(isSignedIn: Bool = false, isPermitted: Bool? = nil) {
    self.isSignedIn = isSignedIn
    self.isPermitted = isPermitted
  }
}

extension SessionSecurity {
  /// Whether somebody may join, by the level of the role and by what is known.
  ///
  /// | level | without | with |
  /// | --- | --- | --- |
  /// | open | ready | ready |
  /// | passcode | needs passcode | ready |
  /// | login | needs login | ready, unless the account is not permitted |
  ///
  /// An account that is known not to be permitted enters only what is open to guests.
  public func admission(
    role: JoinRole, passcode: Passcode?, known: JoinKnowledge
  ) -> Admission {
    let level = level(for: role)
    if level == .open { return .ready }
    if known.isSignedIn, known.isPermitted == false { return .notPermitted }
    switch level {
    case .open: return .ready
    case .passcode: return passcode == nil ? .needsPasscode : .ready
    case .login: return known.isSignedIn ? .ready : .needsLogin
    }
  }
}
