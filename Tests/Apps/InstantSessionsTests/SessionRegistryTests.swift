@testable import InstantSessions
import JoinLinks
import LinkRouting
import TestSupport
import Testing

/// Tests opening, joining, leaving, and ending sessions, with one rule per test.
@Suite("Session registry") struct SessionRegistryTests {
  let time = ManualTime()
  let open: SessionDefaults
  let ann: ParticipantID
  let bob: ParticipantID

  init() throws {
    open = try #require(
      SessionDefaults(security: SessionSecurity(presenter: .login, attendee: .open)))
    ann = try #require(ParticipantID("ann"))
    bob = try #require(ParticipantID("bob"))
  }

  private func registry(_ limits: SessionRegistry.Limits = .init()) -> SessionRegistry {
    let time = time
    return SessionRegistry(limits: limits, now: { time.now })
  }

  private func code(_ body: () async throws -> Void) async -> SessionRegistryError.Code? {
    do {
      try await body()
      return nil
    } catch let error as SessionRegistryError {
      return error.code
    } catch {
      Issue.record(error)
      return nil
    }
  }

  private let signedIn = JoinContext(isSignedIn: true, isPermitted: true)

  @Test("Participants are counted once each, and the last departure ends the session")
  func counting() async throws {
    let registry = registry()
    let id = try await registry.open(open).id
    #expect(await registry.state(of: id)?.hasPresenter == false)
    #expect(try await registry.join(ann, as: .attendee, in: id).attendeeCount == 1)
    // A participant who joins twice is counted once.
    #expect(try await registry.join(ann, as: .attendee, in: id).attendeeCount == 1)
    let both = try await registry.join(bob, as: .presenter, in: id, known: signedIn)
    #expect(both == SessionState(presenterCount: 1, attendeeCount: 1) && both.hasPresenter)
    // A participant who joins with a different role changes the role.
    let changed = try await registry.join(bob, as: .attendee, in: id)
    #expect(changed == SessionState(presenterCount: 0, attendeeCount: 2) && !changed.hasPresenter)
    #expect(await registry.role(of: bob, in: id) == .attendee)
    #expect(
      await registry.leave(ann, from: id)
        == .left(SessionState(presenterCount: 0, attendeeCount: 1)))
    #expect(await registry.leave(ann, from: id) == .notPresent)
    #expect(await registry.leave(bob, from: id) == .ended)
    #expect(await registry.state(of: id) == nil)
    #expect(await registry.leave(bob, from: id) == .notPresent)
    #expect(await code { try await registry.join(bob, as: .attendee, in: id) } == .unknownSession)
    #expect(await registry.sessionCount == 0)
  }

  @Test("A session that no one joins expires, but a joined session does not")
  func expiry() async throws {
    let expired = Counter()
    let time = time
    let registry = SessionRegistry(now: { time.now }, onExpiry: { _ in expired.increment() })
    let unjoined = try await registry.open(open).id
    let joined = try await registry.open(open).id
    try await registry.join(ann, as: .attendee, in: joined)
    #expect(await registry.nextExpiry == time.now.advanced(by: open.unjoinedTime))
    time.advance(by: open.unjoinedTime - .nanoseconds(1))
    #expect(await registry.sessionCount == 2 && expired.count == 0)
    time.advance(by: .nanoseconds(1))
    #expect(
      await code { try await registry.join(bob, as: .attendee, in: unjoined) } == .unknownSession)
    #expect(expired.count == 1)
    #expect(await registry.sessionCount == 1)
    #expect(await registry.nextExpiry == nil)
    time.advance(by: .seconds(1 << 40))
    #expect(await registry.state(of: joined)?.attendeeCount == 1)
  }

  @Test("An id in use is rejected, and is available again after its session has ended")
  func collisions() async throws {
    let registry = registry()
    let session = try await registry.open(open)
    #expect(await code { try await registry.open(session) } == .idInUse)
    try await registry.join(ann, as: .attendee, in: session.id)
    await registry.leave(ann, from: session.id)
    try await registry.open(session)
    // A session that is opened again has its full time: entries in the queue for earlier sessions
    // with the same id have no effect.
    time.advance(by: open.unjoinedTime)
    #expect(await registry.session(session.id) == nil)
    try await registry.open(session)
    time.advance(by: open.unjoinedTime - .seconds(1))
    #expect(await registry.session(session.id) == session)
  }

  @Test("Opening a session fails only after most ids of a small shape are in use")
  func exhaustion() async throws {
    let shape = try #require(SessionIDShape(groups: [4]))
    let defaults = try #require(SessionDefaults(security: open.security, idShape: shape))
    let registry = registry()
    var ids: Set<SessionID> = []
    var refused: SessionRegistryError?
    while refused == nil {
      do throws(SessionRegistryError) {
        ids.insert(try await registry.open(defaults).id)
      } catch {
        refused = error
      }
    }
    #expect(refused?.code == .idInUse)
    #expect(await registry.sessionCount == ids.count)
    // An id is drawn up to 64 times. All 64 draws fail only if few ids are left.
    #expect(ids.count > Int(shape.idCount) * 8 / 10)
    // The ids of expired sessions are available again.
    time.advance(by: open.unjoinedTime)
    _ = try await registry.open(defaults)
    #expect(await registry.sessionCount == 1)
  }

  @Test("Each security level requires its own credentials")
  func admission() async throws {
    let registry = registry()
    let session = try await registry.open(.standard)
    let id = session.id
    let right = try #require(session.passcode(for: .attendee))
    let presenters = try #require(session.passcode(for: .presenter))
    #expect(await code { try await registry.join(ann, as: .attendee, in: id) } == .needsPasscode)
    #expect(
      await code { try await registry.join(ann, as: .attendee, in: id, passcode: presenters) }
        == .wrongPasscode)
    #expect(
      await code { try await registry.join(ann, as: .presenter, in: id, passcode: right) }
        == .wrongPasscode)
    try await registry.join(ann, as: .attendee, in: id, passcode: right)
    // A participant does not need the passcode again, but a new role needs its own passcode.
    try await registry.join(ann, as: .attendee, in: id)
    #expect(await code { try await registry.join(ann, as: .presenter, in: id) } == .needsPasscode)
    try await registry.join(ann, as: .presenter, in: id, passcode: presenters)
    #expect(await registry.state(of: id) == SessionState(presenterCount: 1, attendeeCount: 0))

    let login = try await registry.open(open).id
    #expect(await code { try await registry.join(ann, as: .presenter, in: login) } == .needsLogin)
    let barred = JoinContext(isSignedIn: true, isPermitted: false)
    #expect(
      await code { try await registry.join(ann, as: .presenter, in: login, known: barred) }
        == .notPermitted)
  }

  @Test("Wrong passcodes are limited: only a pause resets the count, a right passcode does not")
  func attempts() async throws {
    let registry = registry()
    let session = try await registry.open(.standard)
    let id = session.id
    let rule = session.defaults.passcode
    let right = try #require(session.passcode(for: .attendee))
    let wrong = try Passcode("wrong1")
    func tryWrong() async -> SessionRegistryError.Code? {
      await code { try await registry.join(bob, as: .attendee, in: id, passcode: wrong) }
    }
    let host = try #require(ParticipantID("host"))
    let presenters = try #require(session.passcode(for: .presenter))
    try await registry.join(host, as: .presenter, in: id, passcode: presenters)
    for attempt in 1...rule.attempts {
      #expect(await tryWrong() == .wrongPasscode)
      // A participant with the right passcode joins between the attempts.
      if attempt < rule.attempts {
        let another = ParticipantID("ann-\(attempt)")
        try await registry.join(try #require(another), as: .attendee, in: id, passcode: right)
      }
      time.advance(by: .seconds(1))
    }
    #expect(await tryWrong() == .tooManyAttempts)
    do throws(SessionRegistryError) {
      try await registry.join(bob, as: .attendee, in: id, passcode: right)
      Issue.record("the right passcode is not compared in a pause")
    } catch {
      #expect(error.code == .tooManyAttempts)
      #expect(error.retryAfter == rule.pause - .seconds(1))
    }
    // Presenters are not affected, and neither are participants who already joined.
    try await registry.join(ann, as: .presenter, in: id, passcode: presenters)
    let first = try #require(ParticipantID("ann-1"))
    #expect(await registry.role(of: first, in: id) == .attendee)
    // Attempts during the pause do not extend it.
    time.advance(by: rule.pause - .seconds(1))
    try await registry.join(bob, as: .attendee, in: id, passcode: right)
    // After the pause, wrong passcodes are counted from zero again.
    for _ in 1..<rule.attempts { #expect(await tryWrong() == nil) }
    await registry.leave(bob, from: id)
    for _ in 1..<rule.attempts { #expect(await tryWrong() == .wrongPasscode) }
    try await registry.join(bob, as: .attendee, in: id, passcode: right)
  }

  @Test("Mistakes that are far apart do not lock anyone out")
  func rareMistakes() async throws {
    let registry = registry()
    let session = try await registry.open(.standard)
    let rule = session.defaults.passcode
    let right = try #require(session.passcode(for: .attendee))
    try await registry.join(ann, as: .attendee, in: session.id, passcode: right)
    let wrong = try Passcode("wrong1")
    for _ in 0..<50 {
      let code = await code {
        try await registry.join(bob, as: .attendee, in: session.id, passcode: wrong)
      }
      #expect(code == .wrongPasscode)
      time.advance(by: rule.pause / 5)
    }
  }

  @Test("In any period as long as the pause, at most the permitted number of passcodes is compared")
  func attemptsOfAnyPause() throws {
    var random = SplitMix64(seed: 12)
    for attempts in [1, 3, 40, 100] {
      let rule = try #require(PasscodeRule(attempts: attempts, pause: .seconds(60)))
      var counts = PasscodeAttempts()
      var compared: [ContinuousClock.Instant] = []
      var now = time.now
      for _ in 0..<2_000 {
        now = now.advanced(
          by: .milliseconds(Int.random(in: 0...120_000 / attempts, using: &random)))
        guard counts.pause(rule, now: now) == nil else { continue }
        counts.countWrong(now: now)
        compared.append(now)
        #expect(compared.filter { now < $0.advanced(by: rule.pause) }.count <= attempts)
      }
    }
  }

  @Test("Two ids that differ only in hyphens cannot be open at the same time")
  func hyphens() async throws {
    let registry = registry()
    let session = try await registry.open(open)
    let shape = try #require(SessionIDShape(groups: [8]))
    let id = try SessionID(session.id.text.filter { $0 != "-" })
    #expect(try shape.id(typed: session.id.text) == id && id != session.id)
    let other = try #require(
      InstantSession(
        id: id, defaults: open, presenterPasscode: nil, attendeePasscode: nil))
    #expect(await code { try await registry.open(other) } == .idInUse)
    time.advance(by: open.unjoinedTime)
    try await registry.open(other)
    #expect(await code { try await registry.open(session) } == .idInUse)
    try await registry.join(ann, as: .attendee, in: id)
    await registry.leave(ann, from: id)
    try await registry.open(session)
  }

  @Test("During a day of guessing, no more passcodes are compared than documented")
  func attemptsOfADay() async throws {
    let registry = registry()
    let session = try await registry.open(.standard)
    let right = try #require(session.passcode(for: .attendee))
    try await registry.join(ann, as: .attendee, in: session.id, passcode: right)
    let wrong = try Passcode("wrong1")
    var compared = 0
    // A client tries a passcode every second.
    for _ in 0..<86_400 {
      let code = await code {
        try await registry.join(bob, as: .attendee, in: session.id, passcode: wrong)
      }
      if code == .wrongPasscode { compared += 1 }
      time.advance(by: .seconds(1))
    }
    #expect(compared <= 2_880 && compared > 2_700)
  }

  @Test("The registry enforces its limits")
  func limits() async throws {
    let registry = registry(
      SessionRegistry.Limits(sessions: 2, participantsOfSession: 2, participants: 3))
    let first = try await registry.open(open).id
    let second = try await registry.open(open).id
    #expect(await code { _ = try await registry.open(open) } == .tooManySessions)
    let people = try (0..<4).map { try #require(ParticipantID("\($0)")) }
    try await registry.join(people[0], as: .attendee, in: first)
    try await registry.join(people[1], as: .attendee, in: first)
    func join(_ person: Int, _ id: SessionID) async -> SessionRegistryError.Code? {
      await code { try await registry.join(people[person], as: .attendee, in: id) }
    }
    #expect(await join(2, first) == .tooManyParticipants)
    #expect(await join(1, first) == nil)
    #expect(await join(2, second) == nil)
    #expect(await join(3, second) == .tooManyParticipants)
    await registry.leave(people[0], from: first)
    #expect(await join(3, second) == nil)
    // When sessions expire, new ones can be opened.
    await registry.leave(people[1], from: first)
    _ = try await registry.open(open)
    time.advance(by: open.unjoinedTime)
    _ = try await registry.open(open)
    #expect(ParticipantID("") == nil)
    #expect(ParticipantID(String(repeating: "x", count: 129)) == nil)
    #expect(ParticipantID("\u{E9}") != ParticipantID("e\u{301}"))
  }

  @Test("Ended sessions leave no entries in the queue")
  func queue() async throws {
    let registry = registry()
    for _ in 0..<2_000 {
      let id = try await registry.open(open).id
      try await registry.join(ann, as: .attendee, in: id)
      await registry.leave(ann, from: id)
    }
    #expect(await registry.queueLength <= 66)
    // If many sessions stay open, the queue must not be rebuilt every few calls.
    for _ in 0..<1_000 {
      let id = try await registry.open(open).id
      try await registry.join(ann, as: .attendee, in: id)
    }
    #expect((900...2_066).contains(await registry.queueLength))
  }
}

extension SessionRegistry {
  /// The number of stored deadlines.
  var queueLength: Int { deadlines.count }
}
