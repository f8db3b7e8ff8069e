public import JoinLinks
import LinkRouting

/// A new session with its id, its passcodes and its links.
///
/// ```swift
/// let session = try InstantSession(.standard)
/// session.id                              // 7KXT-R42W
/// session.passcode(for: .attendee)        // •••
/// try session.link(for: .attendee)        // https://wordly.ai/attend/7KXT-R42W?passcode=…
/// ```
///
/// Each role that needs a passcode has a different one, so a link for attendees does not let a
/// person present. A ``SessionRegistry`` ensures that no two sessions have the same id.
public struct InstantSession: Sendable, Hashable {
  /// The id, which links contain and people can type.
  public let id: SessionID
  /// The defaults of the session.
  public let defaults: SessionDefaults
  private let presenterPasscode: Passcode?
  private let attendeePasscode: Passcode?

  /// Creates a session with the system's random number generator.
  ///
  /// - Throws: ``InstantSessionError``, which the system's generator never causes.
  public init(_ defaults: SessionDefaults) throws(InstantSessionError) {
    var generator = SystemRandomNumberGenerator()
    try self.init(defaults, using: &generator)
  }

  /// Creates a session with a random number generator.
  ///
  /// Use the system's generator for real sessions.
  ///
  /// - Throws: ``InstantSessionError`` with the code `random-numbers-failed` if the generator keeps
  ///   returning the same numbers.
  public init(
    _ defaults: SessionDefaults, using generator: inout some RandomNumberGenerator
  ) throws(InstantSessionError) {
    let id = try defaults.idShape.makeID(using: &generator)
    try self.init(defaults, id: id, using: &generator)
  }

  /// Creates a session with an existing id and random passcodes.
  ///
  /// - Throws: ``InstantSessionError`` with the code `random-numbers-failed` if the generator keeps
  ///   returning the same numbers.
  package init(
    _ defaults: SessionDefaults, id: SessionID, using generator: inout some RandomNumberGenerator
  ) throws(InstantSessionError) {
    self.id = id
    self.defaults = defaults
    let digits = defaults.passcode.digits
    let security = defaults.security
    let presenter: Passcode? =
      security.presenter == .passcode
      ? try Passcode.random(digits: digits, using: &generator) : nil
    var attendee: Passcode?
    if security.attendee == .passcode {
      for _ in 0..<UniformDraw.maximumAttempts {
        attendee = try Passcode.random(digits: digits, using: &generator)
        if attendee != presenter { break }
      }
      guard attendee != presenter else {
        throw InstantSessionError(
          code: .randomNumbersFailed, expected: "a generator whose numbers do not repeat")
      }
    }
    presenterPasscode = presenter
    attendeePasscode = attendee
  }

  /// Creates a session from stored values.
  ///
  /// - Returns: `nil` if a role lacks its required passcode or has an unnecessary one, or if both
  ///   roles have the same passcode.
  init?(
    id: SessionID, defaults: SessionDefaults, presenterPasscode: Passcode?,
    attendeePasscode: Passcode?
  ) {
    let security = defaults.security
    guard (presenterPasscode != nil) == (security.presenter == .passcode),
      (attendeePasscode != nil) == (security.attendee == .passcode),
      presenterPasscode == nil || presenterPasscode != attendeePasscode
    else { return nil }
    self.id = id
    self.defaults = defaults
    self.presenterPasscode = presenterPasscode
    self.attendeePasscode = attendeePasscode
  }

  /// Returns the passcode of a role; `nil` if the role needs no passcode.
  public func passcode(for role: JoinRole) -> Passcode? {
    switch role {
    case .attendee: attendeePasscode
    case .presenter: presenterPasscode
    }
  }
}

extension InstantSession: CustomStringConvertible {
  /// The id, without the passcodes.
  public var description: String { id.description }
}
