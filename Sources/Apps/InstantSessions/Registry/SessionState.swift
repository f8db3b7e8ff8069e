public import JoinLinks

/// The numbers of participants in a session, which every participant is allowed to see.
public struct SessionState: Sendable, Hashable {
  /// The number of presenters.
  public let presenterCount: Int
  /// The number of attendees.
  public let attendeeCount: Int

  /// A Boolean value that indicates whether a presenter is in the session.
  public var hasPresenter: Bool { presenterCount > 0 }

  /// Returns the number of participants in a role.
  public func count(of role: JoinRole) -> Int {
    switch role {
    case .attendee: attendeeCount
    case .presenter: presenterCount
    }
  }
}

/// The effect on a session when a participant leaves.
public enum Departure: Sendable, Hashable {
  /// The participant was not in the session, or the session does not exist; nothing changed.
  case notPresent
  /// Participants remain in the session.
  case left(SessionState)
  /// The last participant left, so the session was removed and its id can be used again.
  case ended
}

/// A session in the registry.
struct SessionEntry: Sendable {
  let session: InstantSession
  var participants: [ParticipantID: JoinRole] = [:]
  var presenterCount = 0
  /// The time at which the session ends; `nil` after the first participant has joined.
  var deadline: ContinuousClock.Instant?
  var presenterAttempts = PasscodeAttempts()
  var attendeeAttempts = PasscodeAttempts()

  var state: SessionState {
    SessionState(
      presenterCount: presenterCount, attendeeCount: participants.count - presenterCount)
  }

  /// Changes the role of a participant; `nil` removes the participant.
  mutating func put(_ participant: ParticipantID, _ role: JoinRole?) {
    let former =
      role.map { participants.updateValue($0, forKey: participant) }
      ?? participants.removeValue(forKey: participant)
    if former == .presenter { presenterCount -= 1 }
    if role == .presenter { presenterCount += 1 }
  }
}
