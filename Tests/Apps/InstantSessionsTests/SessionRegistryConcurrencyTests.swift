@testable import InstantSessions
import JoinLinks
import LinkRouting
import TestSupport
import Testing

/// Tests properties that hold for every order of concurrent calls.
@Suite("Session registry: concurrency") struct SessionRegistryConcurrencyTests {
  private static let taskCount = 16

  private func openDefaults() throws -> SessionDefaults {
    try #require(
      SessionDefaults(
        security: SessionSecurity(presenter: .login, attendee: .open),
        unjoinedTime: .seconds(60)))
  }

  /// Returns a registry whose time does not advance, so that nothing expires on a busy machine.
  private func standingRegistry() -> SessionRegistry {
    let time = ManualTime()
    return SessionRegistry(now: { time.now })
  }

  private static func participant(_ name: String, _ number: Int) throws -> ParticipantID {
    try #require(ParticipantID("\(name)-\(number)"))
  }

  @Test("Each participant is in the session of their last call, and the counts are right")
  func countsAddUp() async throws {
    let registry = standingRegistry()
    let defaults = try openDefaults()
    let anchor = try Self.participant("anchor", 0)
    var ids: [SessionID] = []
    for _ in 0..<4 {
      let id = try await registry.open(defaults).id
      try await registry.join(anchor, as: .attendee, in: id)
      ids.append(id)
    }
    let rounds = LawEffort.rounds(200)
    let sessions = ids
    let expected = try await withThrowingTaskGroup(of: [SessionID: [JoinRole]].self) { group in
      for task in 0..<Self.taskCount {
        group.addTask {
          var generator = SplitMix64(seed: UInt64(task))
          let people = try (0..<3).map { try Self.participant("p\(task)", $0) }
          var roles: [SessionID: [ParticipantID: JoinRole]] = [:]
          for _ in 0..<rounds {
            let id = generator.pick(sessions)
            let who = generator.pick(people)
            if generator.oneIn(2) {
              let role = generator.pick(JoinRole.allCases)
              let state = try await registry.join(
                who, as: role, in: id, known: JoinContext(isSignedIn: true))
              roles[id, default: [:]][who] = role
              #expect(state.count(of: role) >= 1)
              #expect(state.presenterCount + state.attendeeCount <= Self.taskCount * 3 + 1)
            } else {
              let wasIn = roles[id]?.removeValue(forKey: who) != nil
              let departure = await registry.leave(who, from: id)
              #expect((departure != .notPresent) == wasIn && departure != .ended)
            }
          }
          return roles.mapValues { Array($0.values) }
        }
      }
      return try await group.reduce(into: [SessionID: [JoinRole]]()) { all, part in
        all.merge(part) { $0 + $1 }
      }
    }
    for id in ids {
      let roles = expected[id] ?? []
      let state = await registry.state(of: id)
      #expect(state?.presenterCount == roles.count { $0 == .presenter })
      #expect(state?.attendeeCount == roles.count { $0 == .attendee } + 1)
    }
  }

  @Test("A session ends once, when the last participant leaves, and admits no one afterward")
  func endsOnce() async throws {
    let defaults = try openDefaults()
    for _ in 0..<LawEffort.rounds(20) {
      let registry = standingRegistry()
      let id = try await registry.open(defaults).id
      // Everyone who joins also leaves. One departure ends the session; `departures` counts all
      // others.
      let (joins, departures, ends) = try await withThrowingTaskGroup(of: (Int, Int, Int).self) {
        group in
        for task in 0..<Self.taskCount {
          group.addTask {
            let who = try Self.participant("p", task)
            do {
              try await registry.join(who, as: .attendee, in: id)
            } catch let error as SessionRegistryError {
              #expect(error.code == .unknownSession)
              return (0, 0, 0)
            }
            return await registry.leave(who, from: id) == .ended ? (1, 0, 1) : (1, 1, 0)
          }
        }
        return try await group.reduce((0, 0, 0)) { ($0.0 + $1.0, $0.1 + $1.1, $0.2 + $1.2) }
      }
      #expect(ends == 1 && joins == departures + ends)
      #expect(await registry.state(of: id) == nil)
    }
  }

  @Test("If joining and expiry race, exactly one of them happens to each session, and only once")
  func joinsRaceExpiry() async throws {
    let defaults = try openDefaults()
    for round in 0..<LawEffort.rounds(20) {
      let time = ManualTime()
      let expired = Counter()
      let registry = SessionRegistry(now: { time.now }, onExpiry: { _ in expired.increment() })
      var ids: [SessionID] = []
      for _ in 0..<32 {
        ids.append(try await registry.open(defaults).id)
        time.advance(by: .seconds(1))
      }
      let sessions = ids
      let joined = try await withThrowingTaskGroup(of: Int.self) { group in
        group.addTask {
          for _ in 0..<61 {
            time.advance(by: .seconds(1))
            await registry.removeExpired()
          }
          return 0
        }
        for task in 0..<Self.taskCount {
          group.addTask {
            var generator = SplitMix64(seed: UInt64(round * 100 + task))
            let who = try Self.participant("p", task)
            // No other task joins these sessions, so each join is the first one in its session.
            var count = 0
            for id in [sessions[task * 2], sessions[task * 2 + 1]] {
              for _ in 0..<Int.random(in: 0..<40, using: &generator) { await Task.yield() }
              do {
                try await registry.join(who, as: .attendee, in: id)
                count += 1
              } catch let error as SessionRegistryError {
                #expect(error.code == .unknownSession)
              }
            }
            return count
          }
        }
        return try await group.reduce(0, +)
      }
      #expect(joined + expired.count == ids.count)
      #expect(await registry.sessionCount == joined)
      #expect(await registry.nextExpiry == nil)
    }
  }

  @Test("Concurrent wrong passcodes are compared only as often as the limit of attempts allows")
  func attempts() async throws {
    let registry = standingRegistry()
    let session = try await registry.open(.standard)
    let wrong = try Passcode("wrong1")
    let compared = await withTaskGroup(of: Int.self) { group in
      for task in 0..<Self.taskCount {
        group.addTask {
          var count = 0
          for attempt in 0..<10 {
            do {
              let who = try Self.participant("p\(task)", attempt)
              try await registry.join(who, as: .presenter, in: session.id, passcode: wrong)
            } catch let error as SessionRegistryError {
              if error.code == .wrongPasscode { count += 1 }
            } catch {
              Issue.record(error)
            }
          }
          return count
        }
      }
      return await group.reduce(0, +)
    }
    #expect(compared == session.defaults.passcode.attempts)
  }

  @Test("Sessions that are opened concurrently have different ids, even if few ids exist")
  func openings() async throws {
    let shape = try #require(SessionIDShape(groups: [4]))
    let defaults = try #require(
      SessionDefaults(idShape: shape, unjoinedTime: .seconds(3_600)))
    let registry = standingRegistry()
    let ids = try await withThrowingTaskGroup(of: [SessionID].self) { group in
      for _ in 0..<Self.taskCount {
        group.addTask {
          var ids: [SessionID] = []
          for _ in 0..<100 { ids.append(try await registry.open(defaults).id) }
          return ids
        }
      }
      return try await group.reduce(into: [SessionID]()) { $0 += $1 }
    }
    // There are 1,600 sessions and 12,000 ids. Without a registry, about a hundred ids would be
    // used twice.
    #expect(ids.count == 1_600 && Set(ids).count == 1_600)
    #expect(await registry.sessionCount == 1_600)
  }
}
