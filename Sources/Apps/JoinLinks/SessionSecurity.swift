/// The requirement that a person must meet to join a session in a role.
public enum SecurityLevel: String, Sendable, Hashable, CaseIterable {
  /// No requirement: a guest may join without a login.
  case open
  /// The passcode of the session.
  case passcode
  /// A signed-in account that is allowed to join the session.
  case login
}

/// The security of a session, by role.
///
/// A presenter always needs a passcode or a login; an attendee may need neither.
public struct SessionSecurity: Sendable, Hashable {
  /// The requirement for presenters; never ``SecurityLevel/open``.
  public let presenter: SecurityLevel
  /// The requirement for attendees.
  public let attendee: SecurityLevel

  /// Creates the security of a session; `nil` if `presenter` is ``SecurityLevel/open``.
  public init?(presenter: SecurityLevel, attendee: SecurityLevel) {
    guard presenter != .open else { return nil }
    self.presenter = presenter
    self.attendee = attendee
  }

  /// Returns the requirement for a role.
  public func level(for role: JoinRole) -> SecurityLevel {
    switch role {
    case .attendee: attendee
    case .presenter: presenter
    }
  }
}

/// The admission to the destination of a link: granted, denied, or the missing requirement.
public enum Admission: Sendable, Hashable {
  /// Nothing is missing: the app can open the destination.
  case ready
  /// The passcode of the session is missing.
  case needsPasscode
  /// A login is missing; the app can keep the link and resume it after the login.
  case needsLogin
  /// A subscription is missing; the app can keep the link and resume it after the purchase.
  case needsSubscription
  /// Some other fact that the manifest requires does not hold yet.
  case needs(fact: String)
  /// The person may not open the destination, even with a passcode.
  case notPermitted
}

/// The facts about a person who joins a session.
public struct JoinContext: Sendable, Hashable {
  /// A Boolean value that indicates whether the person is signed in.
  public var isSignedIn: Bool
  /// A Boolean value that indicates whether the account may join this session; `nil` if unknown.
  public var isPermitted: Bool?

  /// Creates the facts about a person.
  public init(isSignedIn: Bool = false, isPermitted: Bool? = nil) {
    self.isSignedIn = isSignedIn
    self.isPermitted = isPermitted
  }
}

extension SessionSecurity {
  /// Returns the admission of a person, based on the role's level and the facts about the person.
  ///
  /// | level | requirement not met | requirement met |
  /// | --- | --- | --- |
  /// | open | ready | ready |
  /// | passcode | needs passcode | ready |
  /// | login | needs login | ready |
  ///
  /// If the account is signed in but not permitted, the admission is ``Admission/notPermitted`` at
  /// all levels except ``SecurityLevel/open``.
  public func admission(
    role: JoinRole, passcode: Passcode?, known: JoinContext
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
