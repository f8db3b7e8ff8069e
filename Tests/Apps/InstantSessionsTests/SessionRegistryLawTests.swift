@testable import InstantSessions
import JoinLinks
import LanguageTags
import LinkRouting
import TestSupport
import Testing

/// Compares the registry with a simple model in random sequences of calls.
@Suite("Session registry: properties") struct SessionRegistryLawTests {
  private static func sessions(_ generator: inout SplitMix64) throws -> [InstantSession] {
    var sessions: [InstantSession] = []
    for security in [
      SessionSecurity(presenter: .passcode, attendee: .passcode),
      SessionSecurity(presenter: .login, attendee: .open),
      SessionSecurity(presenter: .passcode, attendee: .login),
    ] {
      for time in security?.attendee == .passcode ? [10, 60] : [30] {
        let rule = PasscodeRule(digits: 4, attempts: 2, pause: .seconds(20))
        let defaults = SessionDefaults(
          security: security, passcode: try #require(rule), unjoinedTime: .seconds(time))
        sessions.append(
          try InstantSession(try #require(defaults), using: &generator))
      }
    }
    return sessions
  }

  @Test("Any sequence of calls has the same results as in the model", arguments: 0..<8)
  func model(_ seed: UInt64) async throws {
    var generator = SplitMix64(seed: seed)
    let time = ManualTime()
    let expired = Counter()
    var registry = SessionRegistry(now: { time.now }, onExpiry: { _ in expired.increment() })
    var model = RegistryModel()
    let sessions = try Self.sessions(&generator)
    let people = ["ann", "bob", "eve", "dan"].compactMap(ParticipantID.init)
    let wrong = try Passcode("wrong")
    var joined = 0
    var codes: Set<String> = []
    for _ in 0..<LawEffort.rounds(5_000) {
      let session = generator.pick(sessions)
      let id = session.id
      let who = generator.pick(people)
      let role = generator.pick(JoinRole.allCases)
      switch Int.random(in: 0..<16, using: &generator) {
      case 0..<3:
        let code = await code { try await registry.open(session) }
        #expect(code == model.open(session))
      case 3..<9:
        let passcode = generator.pick([
          nil, wrong, session.passcode(for: .attendee), session.passcode(for: .presenter),
          session.passcode(for: role), session.passcode(for: role),
        ])
        let isSignedIn = generator.oneIn(2)
        let code = await code {
          try await registry.join(
            who, as: role, in: id, passcode: passcode, known: JoinContext(isSignedIn: isSignedIn))
        }
        #expect(code == model.join(who, role, id, passcode, isSignedIn: isSignedIn))
        if let code { codes.insert(code.rawValue) } else { joined += 1 }
      case 9..<12:
        #expect(await registry.leave(who, from: id) == model.leave(who, id))
      case 12..<14:
        let step = Duration.seconds(generator.pick([1, 1, 2, 5, 10, 20]))
        time.advance(by: step)
        model.now += step
      case 14:
        await registry.removeExpired()
        model.expire()
        #expect(expired.count == model.expiredCount)
      default:
        // The host is stopped and restarted.
        registry = try SessionRegistry(
          restoring: await registry.snapshot(), now: { time.now },
          onExpiry: { _ in expired.increment() })
        model.expire()
      }
      model.expire()
      for session in sessions {
        let state = await registry.state(of: session.id)
        #expect(state == model.state(of: session.id))
      }
      #expect(await registry.sessionCount == model.sessions.count)
      #expect(expired.count == model.expiredCount)
    }
    #expect(joined > 100 && model.expiredCount > 5)
    #expect(
      codes.isSuperset(of: [
        "unknown-session", "needs-passcode", "wrong-passcode", "too-many-attempts", "needs-login",
      ]))
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
}
