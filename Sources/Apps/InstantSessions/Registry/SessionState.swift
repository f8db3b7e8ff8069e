public import JoinLinks

/// Who is in a session, as anybody in it may know.
public struct SessionState: Sendable, Hashable {
  /// The number of presenters.
  public let presenterCount: Int
  /// The number of attendees.
  public let attendeeCount: Int

  /// Whether any presenter is in the session.
  public var hasPresenter: Bool { presenterCount > 0 }

  /// The number of participants in a role.
  public func count(of role: JoinRole) -> Int {
    switch role {
    case .attendee: attendeeCount
    case .presenter: presenterCount
    }
  }
}

/// What became of a session when somebody left.
public enum Departure: Sendable, Hashable {
  /// The participant was not in the session, or there is no such session; nothing has changed.
  case notIn
  /// Others are still in.
  case left(SessionState)
  /// The last participant left; the session is removed, and its id may be used again.
  case ended
}

/// A session as the registry keeps it.
struct SessionEntry: Sendable {
  let session: InstantSession
  var participants: [ParticipantID: JoinRole] = [:]
  var presenterCount = 0
  /// When the session ends; `nil` once somebody has joined.
  var deadline: ContinuousClock.Instant?
  var presenterAttempts = PasscodeAttempts()
  var attendeeAttempts = PasscodeAttempts()

  var state: SessionState {
    SessionState(
      presenterCount: presenterCount, attendeeCount: participants.count - presenterCount)
  }

  /// Puts a participant into a role, whichever it had.
  mutating func put(_ participant: ParticipantID, _ role: JoinRole?) {
    let former =
      role.map { participants.updateValue($0, forKey: participant) }
      ?? participants.removeValue(forKey: participant)
    if former == .presenter { presenterCount -= 1 }
    if role == .presenter { presenterCount += 1 }
  }
}
