import Foundation
@testable import InstantSessions
import JoinLinks
import LanguageTags
import LinkRouting
import TestSupport
import Testing

/// Tests storing a session registry as a snapshot, and restoring it.
@Suite("Session snapshots") struct SessionSnapshotTests {
  let time = ManualTime()

  private func registry() -> SessionRegistry {
    let time = time
    return SessionRegistry(now: { time.now })
  }

  private func restored(_ snapshot: SessionRegistry.Snapshot) throws -> SessionRegistry {
    let time = time
    return try SessionRegistry(restoring: snapshot, now: { time.now })
  }

  /// Returns a snapshot after encoding it as JSON and decoding it, as a host does.
  private func stored(_ snapshot: SessionRegistry.Snapshot) throws -> SessionRegistry.Snapshot {
    try JSONDecoder().decode(
      SessionRegistry.Snapshot.self, from: JSONEncoder().encode(snapshot))
  }

  @Test("A restored registry contains the same people, passcodes, times and attempts")
  func roundTrip() async throws {
    let registry = registry()
    let german = try LanguageTag(parsing: "de")
    let rule = try #require(PasscodeRule(digits: 8, attempts: 2, pause: .seconds(60)))
    let defaults = try #require(
      SessionDefaults(
        language: german, security: SessionSecurity(presenter: .login, attendee: .passcode),
        passcode: rule))
    let joined = try await registry.open(defaults)
    let unjoined = try await registry.open(.standard)
    let people = try ["ann", "bob", "é\u{301}"].map { try #require(ParticipantID($0)) }
    let right = try #require(joined.passcode(for: .attendee))
    let known = JoinContext(isSignedIn: true)
    for person in people {
      try await registry.join(person, as: .attendee, in: joined.id, passcode: right)
    }
    try await registry.join(people[0], as: .presenter, in: joined.id, known: known)
    for _ in 0..<2 {
      await #expect(throws: SessionRegistryError.self) {
        let eve = try #require(ParticipantID("eve"))
        try await registry.join(eve, as: .attendee, in: joined.id, passcode: Passcode("0000"))
      }
    }
    time.advance(by: .seconds(20))
    let snapshot = await registry.snapshot()
    #expect(snapshot.sessionCount == 2)

    // If the host is stopped for a day, the remaining times do not change.
    time.advance(by: .seconds(86_400))
    let other = try restored(stored(snapshot))
    #expect(await other.snapshot() == snapshot)
    #expect(await other.session(joined.id) == joined)
    #expect(await other.session(unjoined.id) == unjoined)
    #expect(await other.state(of: joined.id)?.hasPresenter == true)
    #expect(await other.state(of: joined.id)?.attendeeCount == 2)
    do {
      let eve = try #require(ParticipantID("eve"))
      try await other.join(eve, as: .attendee, in: joined.id, passcode: right)
      Issue.record("the pause goes on")
    } catch let error as SessionRegistryError {
      #expect(error.code == .tooManyAttempts && error.retryAfter == .seconds(40))
    }
    time.advance(by: .seconds(30 * 60 - 20))
    #expect(await other.session(unjoined.id) == nil)
    for person in people.dropLast() { await other.leave(person, from: joined.id) }
    #expect(await other.leave(people[2], from: joined.id) == .ended)
  }

  @Test("Snapshots that exceed the limits, or that no registry can create, are rejected")
  func refused() async throws {
    let registry = registry()
    let session = try await registry.open(.standard)
    let right = try #require(session.passcode(for: .attendee))
    let ann = try #require(ParticipantID("ann"))
    try await registry.join(ann, as: .attendee, in: session.id, passcode: right)
    let other = try await registry.open(.standard)
    let snapshot = await registry.snapshot()
    for limits in [
      SessionRegistry.Limits(sessions: 1), SessionRegistry.Limits(participantsOfSession: 0),
      SessionRegistry.Limits(participants: 0),
    ] {
      #expect(throws: SessionRegistryError.self) {
        _ = try SessionRegistry(restoring: snapshot, limits: limits)
      }
    }
    let text = String(decoding: try JSONEncoder().encode(snapshot), as: UTF8.self)
    let passcode = right.revealed
    let changes = [
      (#""version":1"#, #""version":2"#), (#""security":"passcode""#, #""security":"open""#),
      (#""security":"passcode""#, #""security":"x""#), ("\"\(passcode)\"", "\"x\""),
      ("\"\(passcode)\"", "null"), (#"["ann"]"#, #"["ann","ann"]"#), (#"["ann"]"#, #"[""]"#),
      (#"["ann"]"#, "[]"), (#""groups":[4,4]"#, #""groups":[99]"#),
      (#""groups":[4,4]"#, #""groups":[9223372036854775807,1]"#),
      (#""passcodePause":300000"#, #""passcodePause":-1"#),
      (#""unjoinedTime":1800000"#, #""unjoinedTime":9223372036854775807"#),
      (#""unjoinedLeft":1800000"#, #""unjoinedLeft":1800001"#),
      (#""unjoinedLeft":1800000"#, #""unjoinedLeft":-1"#),
      (#""languages":["en""#, #""languages":["e""#), ("\"\(session.id)\"", "\"x\""),
      // Ids that differ only in hyphens are the same id, because a person can type it either way.
      ("\"\(other.id)\"", "\"\(session.id.text.filter { $0 != "-" })\""),
    ]
    for (old, new) in changes {
      let changed = text.replacingOccurrences(of: old, with: new)
      #expect(changed != text, "\(old)")
      let other = try JSONDecoder().decode(
        SessionRegistry.Snapshot.self, from: Data(changed.utf8))
      let error = #expect(throws: SessionRegistryError.self) {
        _ = try SessionRegistry(restoring: other)
      }
      #expect(error?.code == .invalidSnapshot, "\(new)")
    }
  }
}
