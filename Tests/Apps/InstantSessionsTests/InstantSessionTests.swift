@testable import InstantSessions
import JoinLinks
import LanguageTags
import LinkRouting
import QRCodes
import TestSupport
import Testing

/// Tests the links of a session, and that its passcodes are not revealed.
@Suite("Instant sessions") struct InstantSessionTests {
  private static let levels = SecurityLevel.allCases.flatMap { attendee in
    [SecurityLevel.passcode, .login].map { ($0, attendee) }
  }

  private func session(
    _ presenter: SecurityLevel = .passcode, _ attendee: SecurityLevel = .passcode,
    language: LanguageTag? = nil
  ) throws -> InstantSession {
    let defaults = try #require(
      SessionDefaults(
        language: language,
        security: SessionSecurity(presenter: presenter, attendee: attendee)))
    var generator = SplitMix64(seed: 8)
    return try InstantSession(defaults, using: &generator)
  }

  @Test("A role has a passcode only if its level needs one, and the passcodes differ")
  func passcodes() throws {
    for (presenter, attendee) in Self.levels {
      let session = try session(presenter, attendee)
      #expect((session.passcode(for: .presenter) != nil) == (presenter == .passcode))
      #expect((session.passcode(for: .attendee) != nil) == (attendee == .passcode))
    }
    let both = try session()
    #expect(both.passcode(for: .presenter) != both.passcode(for: .attendee))
    #expect(both.passcode(for: .attendee)?.revealed.count == 6)
  }

  @Test("A link contains the id of the session, the passcode of its role, and the language")
  func links() throws {
    let french = try #require(LanguageTag("fr"))
    for (presenter, attendee) in Self.levels {
      for language in [nil, french] {
        let session = try session(presenter, attendee, language: language)
        for app in ["wordly", "osqr"] {
          let attend = try JoinIntent(parsing: session.link(for: .attendee, app: app))
          #expect(
            attend
              == .attend(
                JoinIntent.Attend(
                  session: session.id, passcode: session.passcode(for: .attendee),
                  language: language)))
          let present = try JoinIntent(parsing: session.link(for: .presenter, app: app))
          #expect(
            present
              == .present(
                JoinIntent.Present(
                  session: session.id, passcode: session.passcode(for: .presenter))))
        }
      }
    }
    let id = try session().id
    let open = try session(.login, .open)
    #expect(try open.link(for: .attendee) == "https://wordly.ai/attend/\(open.id)")
    #expect(try open.link(for: .presenter) == "https://wordly.ai/present/\(open.id)")
    #expect(
      try session().link(for: .presenter, secrets: .leftOut) == "https://wordly.ai/present/\(id)")
  }

  @Test("A passcode in a link with a custom scheme is rejected, or omitted on request")
  func customSchemes() throws {
    let secret = try session()
    let error = #expect(throws: InstantSessionError.self) {
      _ = try secret.link(for: .attendee, scheme: "wordly")
    }
    #expect(error?.code == .secretOnCustomScheme)
    #expect(
      try secret.link(for: .attendee, scheme: "WORDLY", secrets: .leftOut)
        == "wordly://attend/\(secret.id)")
    let open = try session(.login, .open)
    #expect(try open.link(for: .attendee, scheme: "wordly") == "wordly://attend/\(open.id)")
  }

  @Test("The payload of a QR code is the link, and an uppercase link needs 25 modules per side")
  func payloads() throws {
    for (presenter, attendee) in Self.levels {
      let session = try session(presenter, attendee, language: LanguageTag("ja"))
      for role in JoinRole.allCases {
        for app in ["wordly", "osqr"] {
          let link = try session.link(for: role, app: app)
          let payload = try session.payload(for: role, app: app)
          #expect(payload.text == link)
          #expect(payload.hasSecret == (session.passcode(for: role) != nil))
          let bare = try session.payload(
            for: role, app: app, options: QRPayloadOptions(scheme: app, secrets: .leftOut))
          #expect(
            try bare.text == session.link(for: role, app: app, scheme: app, secrets: .leftOut))
        }
      }
    }
    let session = try session()
    let uppercase = QRPayloadOptions(isUppercase: true)
    let error = #expect(throws: QRCodeError.self) {
      _ = try session.payload(for: .attendee, options: QRPayloadOptions(scheme: "wordly"))
    }
    #expect(error?.code == .secretOnCustomScheme)
    let unknown = #expect(throws: QRCodeError.self) {
      _ = try session.payload(for: .attendee, app: "offload", options: uppercase)
    }
    #expect(unknown?.refusal?.code == .unknownApp)
    // The specification requires 25 modules per side at level M for such a link.
    let open = try self.session(.login, .open)
    #expect(try QRPlan(open.link(for: .attendee).uppercased(), level: .exactly(.medium)).side == 25)
  }

  @Test("Apps and schemes without join links are rejected")
  func unknownApps() throws {
    let session = try session()
    for (app, scheme) in [("offload", nil), ("x", nil), ("wordly", "ftp"), ("osqr", "wordly")] {
      let error = #expect(throws: InstantSessionError.self) {
        _ = try session.link(for: .attendee, app: app, scheme: scheme)
      }
      #expect(error?.code == .noJoinLink)
    }
  }

  @Test("Printing, dumping or reflecting a session never reveals a passcode")
  func secrets() async throws {
    let session = try session()
    let registry = SessionRegistry()
    try await registry.open(session)
    let snapshot = await registry.snapshot()
    var texts: [String] = []
    func show(_ value: Any) {
      texts += ["\(value)", String(reflecting: value), String(describing: [value])]
      var dumped = ""
      dump(value, to: &dumped)
      texts.append(dumped)
    }
    show(session)
    show(session.intent(for: .presenter))
    show(snapshot)
    show(snapshot.sessions)
    show(SessionEntry(session: session))
    for role in JoinRole.allCases {
      let passcode = try #require(session.passcode(for: role)).revealed
      #expect(texts.allSatisfy { !$0.contains(passcode) })
    }
    #expect(session.description == session.id.text)
  }
}
