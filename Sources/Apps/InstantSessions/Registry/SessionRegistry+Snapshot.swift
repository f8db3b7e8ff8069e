import JoinLinks
import LanguageTags
import LinkRouting

extension SessionRegistry {
  /// The sessions of a registry, as a value that a host can store.
  ///
  /// The encoded snapshot contains the passcodes in clear text, so anyone who can read it can join
  /// the sessions. Protect it as you would protect passwords. Hashes would not be safer, because an
  /// attacker can try all six-digit codes in a moment. Printing or dumping a snapshot does not
  /// reveal passcodes.
  ///
  /// The snapshot stores remaining times, so downtime of the host does not shorten them.
  public struct Snapshot: Sendable, Hashable, Codable {
    let version: Int
    let sessions: [SessionRecord]

    /// The encoding version of new snapshots; snapshots with a different version are rejected.
    static let currentVersion = 1

    /// The number of sessions.
    public var sessionCount: Int { sessions.count }
  }
}

extension SessionRegistry.Snapshot: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The number of sessions, as an English phrase.
  public var description: String { "snapshot of \(sessions.count) sessions" }

  /// The number of sessions, as a phrase, without any secrets.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` prints no secrets.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The encoded form of a session in a snapshot: strings, integers, and arrays of these.
struct SessionRecord: Sendable, Hashable, Codable {
  struct Attempts: Sendable, Hashable, Codable {
    var wrong: Int
    var sinceLast: Int64
  }

  struct Role: Sendable, Hashable, Codable {
    var security: String
    var passcode: String?
    var participants: [String]
    var attempts: Attempts?
  }

  var id: String
  var presenter: Role
  var attendee: Role
  var languages: [String]
  var language: String?
  var groups: [Int]
  var passcodeLength: Int
  var passcodeAttempts: Int
  var passcodePause: Int64
  var unjoinedTime: Int64
  /// The time until the session ends, in milliseconds; `nil` if a participant has joined the
  /// session.
  var unjoinedLeft: Int64?
}

extension SessionRecord: CustomStringConvertible, CustomReflectable {
  /// The id, without the passcodes.
  var description: String { id }

  /// A mirror without children, so that `dump` prints no secrets.
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension Duration {
  /// The duration in whole milliseconds.
  var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}

// MARK: Creating a snapshot

extension SessionRegistry.Snapshot {
  /// Creates a snapshot of the entries of a registry, in the order of their ids.
  init(_ entries: [SessionID: SessionEntry], now: ContinuousClock.Instant) {
    version = Self.currentVersion
    sessions = entries.values.map { SessionRecord($0, now: now) }.sorted {
      $0.id.utf8.lexicographicallyPrecedes($1.id.utf8)
    }
  }
}

extension SessionRecord {
  fileprivate init(_ entry: SessionEntry, now: ContinuousClock.Instant) {
    let session = entry.session
    let defaults = session.defaults
    func role(_ role: JoinRole, _ attempts: PasscodeAttempts) -> Role {
      Role(
        security: defaults.security.level(for: role).rawValue,
        passcode: session.passcode(for: role)?.revealed,
        participants: entry.participants.filter { $0.value == role }.keys.sorted().map(\.text),
        attempts: attempts.last.map {
          Attempts(wrong: attempts.wrong, sinceLast: $0.duration(to: now).milliseconds)
        })
    }
    id = session.id.text
    presenter = role(.presenter, entry.presenterAttempts)
    attendee = role(.attendee, entry.attendeeAttempts)
    languages = defaults.languages.map(\.description)
    language = defaults.language?.description
    groups = defaults.idShape.groups
    passcodeLength = defaults.passcode.digits
    passcodeAttempts = defaults.passcode.attempts
    passcodePause = defaults.passcode.pause.milliseconds
    unjoinedTime = defaults.unjoinedTime.milliseconds
    unjoinedLeft = entry.deadline.map { now.duration(to: $0).milliseconds }
  }
}

// MARK: Restoring a snapshot

extension SessionRegistry.Snapshot {
  /// Returns the entries of a registry that is restored from the snapshot.
  func entries(
    now: ContinuousClock.Instant, limits: SessionRegistry.Limits
  ) throws(SessionRegistryError) -> [SessionID: SessionEntry] {
    guard version == Self.currentVersion else { throw .invalidSnapshot }
    guard sessions.count <= limits.sessions else {
      throw SessionRegistryError(
        code: .tooManySessions, expected: "at most \(limits.sessions) sessions")
    }
    var entries: [SessionID: SessionEntry] = [:]
    entries.reserveCapacity(sessions.count)
    var participantCount = 0
    for record in sessions {
      guard let entry = record.entry(now: now) else { throw .invalidSnapshot }
      participantCount += entry.participants.count
      guard entry.participants.count <= limits.participantsOfSession,
        participantCount <= limits.participants
      else {
        throw SessionRegistryError(
          code: .tooManyParticipants,
          expected: "at most \(limits.participantsOfSession) in a session and "
            + "\(limits.participants) in all")
      }
      guard entries.updateValue(entry, forKey: entry.session.id) == nil else {
        throw .invalidSnapshot
      }
    }
    return entries
  }
}

extension SessionRegistryError {
  static let invalidSnapshot = SessionRegistryError(
    code: .invalidSnapshot, expected: "a snapshot that this version of the registry created")
}

extension SessionRecord {
  /// Returns the entry of the session; `nil` if the record is invalid.
  fileprivate func entry(now: ContinuousClock.Instant) -> SessionEntry? {
    guard let session else { return nil }
    var entry = SessionEntry(session: session)
    for (role, texts) in [
      (JoinRole.presenter, presenter.participants), (.attendee, attendee.participants),
    ] {
      for text in texts {
        guard let participant = ParticipantID(text), entry.participants[participant] == nil else {
          return nil
        }
        entry.put(participant, role)
      }
    }
    // A session has either participants or a deadline.
    guard entry.participants.isEmpty == (unjoinedLeft != nil) else { return nil }
    if let left = unjoinedLeft {
      guard (0...unjoinedTime).contains(left) else { return nil }
      entry.deadline = now.advanced(by: .milliseconds(left))
    }
    guard let presenterAttempts = presenter.attempts(now: now),
      let attendeeAttempts = attendee.attempts(now: now)
    else { return nil }
    entry.presenterAttempts = presenterAttempts
    entry.attendeeAttempts = attendeeAttempts
    return entry
  }

  private var session: InstantSession? {
    let times = 0...SessionDefaults.times.upperBound.milliseconds
    let tags = languages.compactMap(LanguageTag.init)
    guard tags.count == languages.count, times.contains(passcodePause),
      times.contains(unjoinedTime), let idShape = SessionIDShape(groups: groups),
      let presenterLevel = SecurityLevel(rawValue: presenter.security),
      let attendeeLevel = SecurityLevel(rawValue: attendee.security),
      let security = SessionSecurity(presenter: presenterLevel, attendee: attendeeLevel),
      let rule = PasscodeRule(
        digits: passcodeLength, attempts: passcodeAttempts, pause: .milliseconds(passcodePause))
    else { return nil }
    let tag = language.flatMap(LanguageTag.init)
    guard (language == nil) == (tag == nil),
      let defaults = SessionDefaults(
        languages: tags, language: tag, security: security, idShape: idShape, passcode: rule,
        unjoinedTime: .milliseconds(unjoinedTime))
    else { return nil }
    do throws(LinkError) {
      return InstantSession(
        id: try SessionID(id), defaults: defaults,
        presenterPasscode: try presenter.secret, attendeePasscode: try attendee.secret)
    } catch {
      return nil
    }
  }
}

extension SessionRecord.Role {
  fileprivate var secret: Passcode? {
    get throws(LinkError) {
      guard let passcode else { return nil }
      return try Passcode(passcode)
    }
  }

  fileprivate func attempts(now: ContinuousClock.Instant) -> PasscodeAttempts? {
    guard let attempts else { return PasscodeAttempts() }
    let times = 0...SessionDefaults.times.upperBound.milliseconds
    guard PasscodeRule.attemptCounts.contains(attempts.wrong) else { return nil }
    // Attempts that are older than the longest pause have expired, so the exact age is irrelevant.
    let since = min(attempts.sinceLast, times.upperBound)
    guard times.contains(since) else { return nil }
    return PasscodeAttempts(
      wrong: attempts.wrong, last: now.advanced(by: .milliseconds(-since)))
  }
}
