public import JoinLinks
import LinkRouting

/// The sessions that are open, and who is in them.
///
/// ```swift
/// let registry = SessionRegistry()
/// let session = try await registry.open(.standard)
/// try await registry.join(ann, as: .presenter, in: session.id, passcode: typed)
/// await registry.state(of: session.id)?.hasPresenter   // true
/// await registry.leave(ann, from: session.id)          // .ended
/// ```
///
/// A session ends when its last participant leaves, or when nobody has joined within the time that
/// its defaults give. Each call first removes the sessions whose time has come, so nobody ever sees
/// one. Whoever vanishes without leaving stays in until the host says that they left.
///
/// Participants are counted by their ids: joining twice counts once, joining in the other role
/// changes the role, and leaving twice is the same as leaving once.
///
/// Memory is bounded by ``Limits``. Wrong passcodes are limited by ``PasscodeRule`` for each
/// session and role: a limit for each attempting person or address is for the host, who alone can
/// tell them apart. While attendees' passcodes are paused, nobody new can join with one, not even
/// with the right one; presenters, and those who are in already, notice nothing.
public actor SessionRegistry {
  /// How much a registry keeps at most.
  public struct Limits: Sendable, Hashable {
    /// The most sessions.
    public var sessions: Int
    /// The most participants of a session.
    public var participantsOfSession: Int
    /// The most participants of all sessions together; in two sessions, somebody counts twice.
    public var participants: Int

    /// Makes limits.
    public init(
      sessions: Int = 100_000, participantsOfSession: Int = 10_000, participants: Int = 1_000_000
    ) {
      self.sessions = sessions
      self.participantsOfSession = participantsOfSession
      self.participants = participants
    }
  }

  /// The limits.
  public nonisolated let limits: Limits

  private(set) var entries: [SessionID: SessionEntry] = [:]
  /// The ids as people type them: hyphens count nothing then.
  private var typedIDs: Set<String> = []
  var deadlines = DeadlineQueue()
  private var unjoinedCount = 0
  private var participantCount = 0
  private let clock: @Sendable () -> ContinuousClock.Instant
  private let onExpiry: @Sendable (SessionID) -> Void

  /// The most ids that are drawn for one that is free.
  private static let maximumDraws = 64

  /// Makes a registry without sessions.
  ///
  /// - Parameters:
  ///   - limits: How much it keeps at most.
  ///   - now: The time, which must not run backwards.
  ///   - onExpiry: Hears of each session that nobody joined in time, during the call that removes it; it
  ///     must be quick.
  public init(
    limits: Limits = Limits(),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    onExpiry: @escaping @Sendable (SessionID) -> Void = { _ in }
  ) {
    self.limits = limits
    clock = now
    self.onExpiry = onExpiry
  }

  /// Makes a registry that goes on where another was.
  ///
  /// The time between snapshot and restoration does not count: a session that had ten minutes left
  /// still has them.
  ///
  /// - Throws: ``SessionRegistryError`` with the code `invalid-snapshot`, or that of a limit which the
  ///   snapshot exceeds.
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
    // Ids that differ in hyphens alone are open together in no registry.
    guard typedIDs.count == entries.count else { throw .invalidSnapshot }
  }
}

// MARK: Opening

extension SessionRegistry {
  /// Makes a session with an id that no open session has, and opens it.
  ///
  /// - Throws: ``SessionRegistryError`` with the code `too-many-sessions`; `id-in-use` if nearly all ids of
  ///   a very short shape are.
  /// - Complexity: O(log *n*) in the number of sessions, amortized.
  public func open(_ defaults: SessionDefaults) throws(SessionRegistryError) -> InstantSession {
    var generator = SystemRandomNumberGenerator()
    return try open(defaults, using: &generator)
  }

  /// The same with the random numbers of a generator, which for real sessions is the system's.
  func open(
    _ defaults: SessionDefaults, using generator: inout some RandomNumberGenerator
  ) throws(SessionRegistryError) -> InstantSession {
    // A session whose time has come holds no id.
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
    throw SessionRegistryError(code: .idInUse, expected: "a shape with more ids")
  }

  /// An id without its hyphens.
  private static func typed(_ id: SessionID) -> String { id.text.filter { $0 != "-" } }

  /// Opens a session that was made elsewhere.
  ///
  /// Ids that differ in hyphens alone are in use together: whoever types one means either.
  ///
  /// - Throws: ``SessionRegistryError`` with the code `id-in-use` or `too-many-sessions`.
  /// - Complexity: O(log *n*) in the number of sessions, amortized.
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

  /// Removes the sessions whose time has come.
  ///
  /// Every other call does the same first; a host calls this at ``nextExpiry`` if it wants to hear
  /// in time.
  ///
  /// - Complexity: O(log *n*) for each that is removed.
  public func removeExpired() { sweep() }

  /// Does the same, and returns the time of it.
  @discardableResult
  func sweep() -> ContinuousClock.Instant {
    let now = clock()
    while let first = deadlines.first, first.time <= now {
      deadlines.removeFirst()
      // A session that was joined has no deadline, and one that took its id has another.
      guard let entry = entries[first.id], entry.deadline == first.time else { continue }
      entries[first.id] = nil
      typedIDs.remove(Self.typed(first.id))
      unjoinedCount -= 1
      onExpiry(first.id)
    }
    // Those that were joined are still in the queue. Making it anew walks all entries, and so waits
    // until as many were put in since the last time: each pays for its part.
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

  /// When the next session ends if nobody joins it, or earlier; `nil` if all have been joined.
  public var nextExpiry: ContinuousClock.Instant? {
    unjoinedCount > 0 ? deadlines.first?.time : nil
  }
}

// MARK: Joining and leaving

extension SessionRegistry {
  /// Lets somebody in.
  ///
  /// Somebody who is in already in that role needs no passcode again.
  ///
  /// - Parameters:
  ///   - participant: Who joins.
  ///   - role: What they will do.
  ///   - id: The session.
  ///   - passcode: The passcode they typed, or their link had.
  ///   - known: What the host knows of their account.
  /// - Returns: Who is in now.
  /// - Throws: ``SessionRegistryError`` with what is missing.
  @discardableResult
  public func join(
    _ participant: ParticipantID, as role: JoinRole, in id: SessionID, passcode: Passcode? = nil,
    known: JoinKnowledge = JoinKnowledge()
  ) throws(SessionRegistryError) -> SessionState {
    let now = sweep()
    // No entry is kept in a variable: changing it would copy all its participants.
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

  /// Asks what the role needs.
  private func admit(
    to id: SessionID, as role: JoinRole, _ passcode: Passcode?, known: JoinKnowledge,
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

  /// Lets somebody out, and ends the session if nobody else is in.
  @discardableResult
  public func leave(_ participant: ParticipantID, from id: SessionID) -> Departure {
    sweep()
    guard entries[id]?.participants[participant] != nil else { return .notIn }
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

// MARK: Looking

extension SessionRegistry {
  /// The number of open sessions.
  public var sessionCount: Int {
    sweep()
    return entries.count
  }

  /// Who is in a session; `nil` if no such session is open.
  public func state(of id: SessionID) -> SessionState? {
    sweep()
    return entries[id]?.state
  }

  /// An open session, with its passcodes and links; `nil` if no such session is open.
  public func session(_ id: SessionID) -> InstantSession? {
    sweep()
    return entries[id]?.session
  }

  /// The role of a participant; `nil` if they are not in the session.
  public func role(of participant: ParticipantID, in id: SessionID) -> JoinRole? {
    sweep()
    return entries[id]?.participants[participant]
  }

  /// Everything that is kept, for a host to store.
  ///
  /// - Complexity: O(*n* log *n*) in sessions and participants.
  public func snapshot() -> Snapshot {
    let now = sweep()
    return Snapshot(entries, now: now)
  }
}
