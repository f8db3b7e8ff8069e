public import JoinLinks
import LinkRouting

/// The open sessions and their participants.
///
/// ```swift
/// let registry = SessionRegistry()
/// let session = try await registry.open(.standard)
/// try await registry.join(ann, as: .presenter, in: session.id, passcode: typed)
/// await registry.state(of: session.id)?.hasPresenter   // true
/// await registry.leave(ann, from: session.id)          // .ended
/// ```
///
/// A session ends when its last participant leaves, or when no participant joins within the time
/// that its defaults specify. Each method first removes expired sessions, so callers never
/// encounter them. A participant who disappears without leaving stays in the session until the host
/// calls ``leave(_:from:)``.
///
/// Participants are identified by their ids. A participant who joins twice is counted once, joining
/// in the other role changes the role, and leaving twice has no effect.
///
/// ``Limits`` bounds memory use. ``PasscodeRule`` limits wrong passcodes for each session and role.
/// The host is responsible for limits per person or network address, because only the host can
/// identify people and addresses. During a pause for attendees, no new attendee can join with a
/// passcode, not even with the correct one. Presenters, and people who are already in the session,
/// are not affected.
public actor SessionRegistry {
  /// The limits of a registry.
  public struct Limits: Sendable, Hashable {
    /// The maximum number of sessions.
    public var sessions: Int
    /// The maximum number of participants in a session.
    public var participantsOfSession: Int
    /// The maximum number of participants in all sessions; a person in two sessions counts twice.
    public var participants: Int

    /// Creates limits; by default, a registry has at most 100,000 sessions and a million
    /// participants.
    public init(
      sessions: Int = 100_000, participantsOfSession: Int = 10_000, participants: Int = 1_000_000
    ) {
      self.sessions = sessions
      self.participantsOfSession = participantsOfSession
      self.participants = participants
    }
  }

  /// The limits of this registry, which never change.
  public nonisolated let limits: Limits

  private(set) var entries: [SessionID: SessionEntry] = [:]
  /// The ids of all open sessions, without hyphens, which people may omit when typing an id.
  private var typedIDs: Set<String> = []
  var deadlines = DeadlineQueue()
  private var unjoinedCount = 0
  private var participantCount = 0
  private let clock: @Sendable () -> ContinuousClock.Instant
  private let onExpiry: @Sendable (SessionID) -> Void

  /// The maximum number of attempts to draw an id that is not in use.
  private static let maximumDraws = 64

  /// Creates a registry without sessions.
  ///
  /// - Parameters:
  ///   - limits: The limits.
  ///   - now: A closure that returns the current time, which must not decrease.
  ///   - onExpiry: A closure that is called for each session that expired without participants,
  ///     during the call that removes the session. It must return quickly.
  public init(
    limits: Limits = Limits(),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    onExpiry: @escaping @Sendable (SessionID) -> Void = { _ in }
  ) {
    self.limits = limits
    clock = now
    self.onExpiry = onExpiry
  }

  /// Creates a registry that continues from a snapshot.
  ///
  /// The time between the snapshot and its restoration is ignored: a session with ten minutes left
  /// still has ten minutes.
  ///
  /// - Throws: ``SessionRegistryError`` with the code `invalid-snapshot`, or with the code of a
  ///   limit that the snapshot exceeds.
  public init(
    restoring snapshot: Snapshot, limits: Limits = Limits(),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    onExpiry: @escaping @Sendable (SessionID) -> Void = { _ in }
  ) throws(SessionRegistryError) {
    self.limits = limits
    clock = now
    self.onExpiry = onExpiry
    let entries = try snapshot.entries(now: now(), limits: limits)
    for (id, entry) in entries {
      participantCount += entry.participants.count
      guard let deadline = entry.deadline else { continue }
      unjoinedCount += 1
      deadlines.insert(DeadlineQueue.Element(time: deadline, id: id))
    }
    self.entries = entries
    typedIDs = Set(entries.keys.map(Self.typed))
    // A registry never contains two open ids that differ only in hyphens.
    guard typedIDs.count == entries.count else { throw .invalidSnapshot }
  }
}

// MARK: Opening

extension SessionRegistry {
  /// Creates a session with an unused id, and opens it.
  ///
  /// - Throws: ``SessionRegistryError`` with the code `too-many-sessions`, or `id-in-use` if nearly
  ///   all ids of a very short shape are in use.
  /// - Complexity: O(log *n*) amortized, where *n* is the number of sessions.
  public func open(_ defaults: SessionDefaults) throws(SessionRegistryError) -> InstantSession {
    var generator = SystemRandomNumberGenerator()
    return try open(defaults, using: &generator)
  }

  /// Creates and opens a session with random numbers from a generator.
  ///
  /// Real sessions use the system's generator.
  func open(
    _ defaults: SessionDefaults, using generator: inout some RandomNumberGenerator
  ) throws(SessionRegistryError) -> InstantSession {
    // Free the ids of expired sessions.
    sweep()
    for _ in 0..<Self.maximumDraws {
      let session: InstantSession
      do throws(InstantSessionError) {
        session = try InstantSession(defaults, using: &generator)
      } catch {
        throw SessionRegistryError(
          code: SessionRegistryError.Code(rawValue: error.code.rawValue), expected: error.expected)
      }
      if typedIDs.contains(Self.typed(session.id)) { continue }
      try open(session)
      return session
    }
    throw SessionRegistryError(code: .idInUse, expected: "an id form with more characters")
  }

  /// Returns an id without its hyphens.
  private static func typed(_ id: SessionID) -> String { id.text.filter { $0 != "-" } }

  /// Opens an existing session.
  ///
  /// Ids that differ only in hyphens cannot be open together, because an id that is typed without
  /// hyphens could mean either.
  ///
  /// - Throws: ``SessionRegistryError`` with the code `id-in-use` or `too-many-sessions`.
  /// - Complexity: O(log *n*) amortized, where *n* is the number of sessions.
  public func open(_ session: InstantSession) throws(SessionRegistryError) {
    let now = sweep()
    guard !typedIDs.contains(Self.typed(session.id)) else {
      throw SessionRegistryError(code: .idInUse, expected: "an id that no open session has")
    }
    guard entries.count < limits.sessions else {
      throw SessionRegistryError(
        code: .tooManySessions, expected: "at most \(limits.sessions) sessions")
    }
    let deadline = now.advanced(by: session.defaults.unjoinedTime)
    entries[session.id] = SessionEntry(session: session, deadline: deadline)
    typedIDs.insert(Self.typed(session.id))
    unjoinedCount += 1
    deadlines.insert(DeadlineQueue.Element(time: deadline, id: session.id))
  }

  /// Removes expired sessions.
  ///
  /// Every other method also removes them first. Call this method at ``nextExpiry`` to be notified
  /// of expired sessions in time.
  ///
  /// - Complexity: O(log *n*) for each removed session, where *n* is the number of sessions.
  public func removeExpired() { sweep() }

  /// Removes expired sessions, calls `onExpiry` for each, and returns the current time.
  @discardableResult
  func sweep() -> ContinuousClock.Instant {
    let now = clock()
    while let first = deadlines.first, first.time <= now {
      deadlines.removeFirst()
      // Skip an outdated element: a session that has been joined has no deadline, and a later
      // session with the same id has a different deadline.
      guard let entry = entries[first.id], entry.deadline == first.time else { continue }
      entries[first.id] = nil
      typedIDs.remove(Self.typed(first.id))
      unjoinedCount -= 1
      onExpiry(first.id)
    }
    // Sessions that have been joined still have elements in the queue. Rebuilding the queue visits
    // all entries, so the queue is rebuilt only after about as many insertions. The amortized cost
    // of an insertion therefore stays low.
    if deadlines.count > 2 * entries.count + 64 { rebuildDeadlines() }
    return now
  }

  private func rebuildDeadlines() {
    deadlines.removeAll()
    for (id, entry) in entries {
      guard let deadline = entry.deadline else { continue }
      deadlines.insert(DeadlineQueue.Element(time: deadline, id: id))
    }
  }

  /// A time at or before the next expiry of a session; `nil` if all sessions have participants.
  public var nextExpiry: ContinuousClock.Instant? {
    unjoinedCount > 0 ? deadlines.first?.time : nil
  }
}

// MARK: Joining and leaving

extension SessionRegistry {
  /// Adds a participant to a session.
  ///
  /// A participant who already has the given role in the session needs no passcode.
  ///
  /// - Parameters:
  ///   - participant: The participant.
  ///   - role: The role of the participant.
  ///   - id: The id of the session.
  ///   - passcode: The passcode that the participant typed, or that the link contained.
  ///   - known: The facts about the participant's account.
  /// - Returns: The state of the session after joining.
  /// - Throws: ``SessionRegistryError`` if no such session is open, if a requirement is not met, or
  ///   if a limit is reached.
  @discardableResult
  public func join(
    _ participant: ParticipantID, as role: JoinRole, in id: SessionID, passcode: Passcode? = nil,
    known: JoinContext = JoinContext()
  ) throws(SessionRegistryError) -> SessionState {
    let now = sweep()
    // Do not keep the entry in a variable, because changing it would then copy all its
    // participants.
    guard let state = entries[id]?.state else {
      throw SessionRegistryError(code: .unknownSession, expected: "the id of an open session")
    }
    let former = entries[id]?.participants[participant]
    if former == role { return state }
    try admit(to: id, as: role, passcode, known: known, now: now)
    if former == nil {
      guard state.presenterCount + state.attendeeCount < limits.participantsOfSession,
        participantCount < limits.participants
      else {
        throw SessionRegistryError(
          code: .tooManyParticipants,
          expected: "at most \(limits.participantsOfSession) in a session and "
            + "\(limits.participants) in all")
      }
      participantCount += 1
    }
    if entries[id]?.deadline != nil { unjoinedCount -= 1 }
    entries[id]?.deadline = nil
    entries[id]?.put(participant, role)
    return entries[id]?.state ?? state
  }

  /// Throws an error if a participant does not meet the requirements for joining in a role.
  ///
  /// A wrong passcode is counted as an attempt.
  private func admit(
    to id: SessionID, as role: JoinRole, _ passcode: Passcode?, known: JoinContext,
    now: ContinuousClock.Instant
  ) throws(SessionRegistryError) {
    guard let session = entries[id]?.session else { return }
    switch session.defaults.security.admission(role: role, passcode: passcode, known: known) {
    case .ready: break
    case .needsPasscode:
      throw SessionRegistryError(code: .needsPasscode, expected: "the passcode of the role")
    case .notPermitted:
      throw SessionRegistryError(
        code: .notPermitted, expected: "an account that may enter the session")
    case .needsLogin, .needsSubscription, .needs:
      throw SessionRegistryError(code: .needsLogin, expected: "a signed-in account")
    }
    guard let expected = session.passcode(for: role) else { return }
    let attempts: WritableKeyPath<SessionEntry, PasscodeAttempts> =
      role == .presenter ? \.presenterAttempts : \.attendeeAttempts
    let rule = session.defaults.passcode
    if let pause = entries[id]?[keyPath: attempts].pause(rule, now: now) {
      throw SessionRegistryError(
        code: .tooManyAttempts, expected: "no passcode until the pause has passed",
        retryAfter: pause)
    }
    guard let passcode, expected.matches(passcode) else {
      entries[id]?[keyPath: attempts].countWrong(now: now)
      throw SessionRegistryError(code: .wrongPasscode, expected: "the passcode of the role")
    }
  }

  /// Removes a participant, and ends the session if no participant remains.
  @discardableResult
  public func leave(_ participant: ParticipantID, from id: SessionID) -> Departure {
    sweep()
    guard entries[id]?.participants[participant] != nil else { return .notPresent }
    entries[id]?.put(participant, nil)
    participantCount -= 1
    guard let entry = entries[id], !entry.participants.isEmpty else {
      entries[id] = nil
      typedIDs.remove(Self.typed(id))
      return .ended
    }
    return .left(entry.state)
  }
}

// MARK: Queries

extension SessionRegistry {
  /// The number of open sessions.
  public var sessionCount: Int {
    sweep()
    return entries.count
  }

  /// Returns the state of a session; `nil` if no such session is open.
  public func state(of id: SessionID) -> SessionState? {
    sweep()
    return entries[id]?.state
  }

  /// Returns an open session, with its passcodes and links; `nil` if no such session is open.
  public func session(_ id: SessionID) -> InstantSession? {
    sweep()
    return entries[id]?.session
  }

  /// Returns the role of a participant; `nil` if the participant is not in the session.
  public func role(of participant: ParticipantID, in id: SessionID) -> JoinRole? {
    sweep()
    return entries[id]?.participants[participant]
  }

  /// Returns a snapshot of all sessions, for a host to store.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of sessions and participants.
  public func snapshot() -> Snapshot {
    let now = sweep()
    return Snapshot(entries, now: now)
  }
}
