@testable import InstantSessions
import JoinLinks

/// A simple model of the registry's documented behavior.
///
/// The model searches lists and compares times, and does not optimize for speed.
struct RegistryModel {
  struct Session {
    let session: InstantSession
    let opened: Duration
    var wasJoined = false
    var people: [(who: ParticipantID, role: JoinRole)] = []
    /// For each role, the times of the wrong passcodes that still count toward the limit.
    var wrong: [JoinRole: [Duration]] = [:]
  }

  var sessions: [Session] = []
  var now = Duration.zero
  var expiredCount = 0

  mutating func expire() {
    let kept = sessions.filter {
      $0.wasJoined || now < $0.opened + $0.session.defaults.unjoinedTime
    }
    expiredCount += sessions.count - kept.count
    sessions = kept
  }

  private func index(_ id: SessionID) -> Int? { sessions.firstIndex { $0.session.id == id } }

  mutating func open(_ session: InstantSession) -> SessionRegistryError.Code? {
    expire()
    if index(session.id) != nil { return .idInUse }
    sessions.append(Session(session: session, opened: now))
    return nil
  }

  mutating func join(
    _ who: ParticipantID, _ role: JoinRole, _ id: SessionID, _ passcode: Passcode?,
    isSignedIn: Bool
  ) -> SessionRegistryError.Code? {
    expire()
    guard let index = index(id) else { return .unknownSession }
    if sessions[index].people.contains(where: { $0.who == who && $0.role == role }) { return nil }
    let session = sessions[index].session
    switch session.defaults.security.level(for: role) {
    case .open: break
    case .login: if !isSignedIn { return .needsLogin }
    case .passcode:
      guard let passcode else { return .needsPasscode }
      let rule = session.defaults.passcode
      var wrong = sessions[index].wrong[role] ?? []
      if let last = wrong.last, wrong.count >= rule.attempts, now - last < rule.pause {
        return .tooManyAttempts
      }
      wrong.removeAll { now - $0 >= rule.pause }
      if passcode != session.passcode(for: role) {
        sessions[index].wrong[role] = wrong + [now]
        return .wrongPasscode
      }
      sessions[index].wrong[role] = wrong
    }
    sessions[index].people.removeAll { $0.who == who }
    sessions[index].people.append((who, role))
    sessions[index].wasJoined = true
    return nil
  }

  mutating func leave(_ who: ParticipantID, _ id: SessionID) -> Departure {
    expire()
    guard let index = index(id), sessions[index].people.contains(where: { $0.who == who }) else {
      return .notPresent
    }
    sessions[index].people.removeAll { $0.who == who }
    if sessions[index].people.isEmpty {
      sessions.remove(at: index)
      return .ended
    }
    return .left(state(of: id) ?? SessionState(presenterCount: 0, attendeeCount: 0))
  }

  func state(of id: SessionID) -> SessionState? {
    guard let index = index(id) else { return nil }
    let people = sessions[index].people
    return SessionState(
      presenterCount: people.count { $0.role == .presenter },
      attendeeCount: people.count { $0.role == .attendee })
  }
}
