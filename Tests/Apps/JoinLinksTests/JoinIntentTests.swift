import BundledApps
import Diagnostics
import JoinLinks
import LanguageTags
import LinkRouting
import Testing

/// Tests that links with `https://wordly.ai`, `wordly://`, and `osqr://` result in the same intent.
@Suite struct JoinIntentTests {
  static let origins = [
    "https://wordly.ai/", "HTTPS://WORDLY.AI/", "wordly://", "wordly:", "wordly:/", "wordly:///",
    "WORDLY://", "osqr://", "osqr:", "https://app.osqr.app/",
  ]

  @Test(
    "A join intent reads and writes links exactly like the generated enumerations",
    arguments: [
      "attend/kxtr-7429", "attend/kxtr-7429?lang=FR-ca", "attend/kxtr-7429?passcode=4f7K",
      "attend/a-session-that-needs-memory?lang=de-CH-x-long-enough&passcode=0123456789abcdef",
      "attend/kx%54r?lang=de", "present/kxtr-7429", "present/kxtr-7429?passcode=4f7K&lang=fr",
    ])
  func inPlace(_ path: String) throws {
    let link = "https://wordly.ai/" + path
    let intent = try JoinIntent(parsing: link)
    #expect(try intent == JoinIntent(WordlyLink(parsing: link)))
    let other = "https://app.osqr.app/" + path
    #expect(try JoinIntent(parsing: other) == JoinIntent(OSQRLink(parsing: other)))
    for scheme in [nil, "https", "wordly"] {
      #expect(try intent.link(scheme: scheme) == WordlyLink(intent).link(scheme: scheme))
    }
  }

  @Test("The apps declare equal types for session ids and passcodes")
  func sharedTypes() throws {
    #expect(WordlyLink.Session.type == SessionID.type)
    #expect(OSQRLink.Session.type == SessionID.type)
    #expect(WordlyLink.Session.folding == SessionID.folding)
    #expect(OSQRLink.Session.folding == SessionID.folding)
    #expect(WordlyLink.Passcode.type == Passcode.type)
    #expect(OSQRLink.Passcode.type == Passcode.type)
    #expect(WordlyLink.Passcode.folding == Passcode.folding)
    #expect(OSQRLink.Passcode.folding == Passcode.folding)

    let session = try SessionID("kxtr-7429")
    #expect(SessionID(WordlyLink.Session(session)) == session)
    #expect(SessionID(OSQRLink.Session(session)) == session)
    let passcode = try Passcode("4f7K")
    #expect(Passcode(WordlyLink.Passcode(passcode)) == passcode)
    #expect(Passcode(OSQRLink.Passcode(passcode)) == passcode)
    #expect("\(passcode)" == "•••")
  }

  @Test(arguments: origins)
  func attend(_ origin: String) throws {
    let intent = try JoinIntent(
      parsing: origin + "attend/kxtr-7429?lang=FR-ca&passcode=4f7K&utm_source=mail")
    let expected = JoinIntent.attend(
      JoinIntent.Attend(
        session: try SessionID("KXTR-7429"), passcode: try Passcode("4f7K"),
        language: try LanguageTag(parsing: "fr-CA")))
    #expect(intent == expected)
    #expect(intent.hashValue == expected.hashValue)
    #expect(intent.session.text == "KXTR-7429")
    #expect(intent.passcode?.revealed == "4f7K")
    #expect(intent.role == .attendee)
    #expect(
      try intent.link() == "https://wordly.ai/attend/KXTR-7429?passcode=4f7K&lang=fr-CA")
    #expect(
      try intent.link(scheme: "wordly") == "wordly://attend/KXTR-7429?passcode=4f7K&lang=fr-CA")
    #expect(
      try intent.link(app: "osqr")
        == "https://app.osqr.app/attend/KXTR-7429?passcode=4f7K&lang=fr-CA")
    #expect(
      try intent.link(app: "osqr", scheme: "osqr")
        == "osqr://attend/KXTR-7429?passcode=4f7K&lang=fr-CA")
  }

  @Test(arguments: origins)
  func present(_ origin: String) throws {
    let intent = try JoinIntent(parsing: origin + "present/KXTR-7429?passcode=4f7K&lang=fr")
    #expect(
      intent
        == .present(
          JoinIntent.Present(session: try SessionID("KXTR-7429"), passcode: try Passcode("4f7K"))))
    #expect(intent.role == .presenter)
    // A presenter has no output language, so the built link does not contain one.
    #expect(try intent.link() == "https://wordly.ai/present/KXTR-7429?passcode=4f7K")
    #expect(try JoinIntent(parsing: intent.link(scheme: "wordly")) == intent)
  }

  @Test func passcodeAndLanguageAreOptional() throws {
    let attend = try JoinIntent(parsing: "wordly://attend/ABCD")
    #expect(attend == .attend(JoinIntent.Attend(session: try SessionID("ABCD"))))
    #expect(try attend.link() == "https://wordly.ai/attend/ABCD")
    let present = try JoinIntent(parsing: "wordly://present/ABCD")
    #expect(present == .present(JoinIntent.Present(session: try SessionID("ABCD"))))
  }

  @Test(arguments: [
    "fr", "he", "ar", "zh-Hans-CN", "es-419", "sr-Latn-RS", "de-DE-u-co-phonebk", "x-whatever",
    "i-klingon", "en-US-x-twain", "sl-rozaj-biske-1994", "qaa-Zork", "ENG", "hy-Latn-IT-arevela",
  ])
  func anyLanguageTagIsAnOutputLanguage(_ tag: String) throws {
    let language = try LanguageTag(parsing: tag)
    for spelling in [tag, tag.uppercased(), tag.lowercased()] {
      let intent = try JoinIntent(parsing: "wordly://attend/ABCD?lang=" + spelling)
      guard case .attend(let attend) = intent else {
        Issue.record("no attendee")
        return
      }
      #expect(attend.language == language)
      #expect(try intent.link() == "https://wordly.ai/attend/ABCD?lang=" + language.description)
    }
  }

  @Test(arguments: [
    ("https://wordly.ai/attend/KX", "invalid-value", 25..<27),
    ("wordly://attend/KXTR-7429?passcode=%00", "percent-encoded-control", 35..<38),
    ("osqr://attend/KXTR-7429?lang=fr&lang=de", "duplicate-parameter", 32..<39),
    ("https://wordly.ai/", "excluded", 17..<18),
    ("https://wordly.ai/join/KXTR-7429", "unknown-path-component", 18..<22),
    ("http://wordly.ai/attend/KXTR-7429", "unknown-scheme", 0..<4),
    ("fieldnotes://home", "unknown-scheme", 0..<10),
    ("osqr://thread", "not-a-join-link", 0..<13),
  ])
  func otherLinksAreRefused(_ link: String, _ code: String, _ range: Range<Int>) {
    let error = refusal { () throws(LinkError) in try JoinIntent(parsing: link) }
    #expect(error?.code.rawValue == code)
    #expect(error?.range.range == range)
    if code == "not-a-join-link" { #expect(error?.nearest?.description == "osqr.thread") }
  }

  @Test func linksOfAppsAndSchemesThatDoNotExistAreRefused() throws {
    let intent = try JoinIntent(parsing: "wordly://attend/ABCD")
    func code(_ app: String, _ scheme: String?) -> String? {
      refusal { () throws(LinkError) in try intent.link(app: app, scheme: scheme) }?.code.rawValue
    }
    #expect(code("fieldnotes", nil) == "unknown-app")
    #expect(code("wordly", "osqr") == "unknown-scheme")
    #expect(code("osqr", "wordly") == "unknown-scheme")
  }
}

/// Tests session ids and passcodes outside of links.
@Suite struct SessionIDTests {
  @Test(arguments: [
    ("KXTR-7429", "KXTR-7429"), ("kxtr-7429", "KXTR-7429"), ("abcd", "ABCD"), ("----", "----"),
    ("o0il", "O0IL"), (String(repeating: "a", count: 64), String(repeating: "A", count: 64)),
  ])
  func sessionIDs(_ text: String, _ canonical: String) throws {
    let id = try SessionID(text)
    #expect(id.text == canonical)
    #expect("\(id)" == canonical)
    #expect(try SessionID(id.text) == id)
  }

  @Test(arguments: [
    ("", 0..<0), ("ABC", 0..<3), (String(repeating: "A", count: 65), 0..<65), ("AB_CD", 2..<3),
    ("ABé D", 2..<4), ("AB CD", 2..<3), ("ABCD\n", 4..<5), ("ıiii", 0..<2),
  ])
  func textsThatAreNone(_ text: String, _ range: Range<Int>) {
    let error = refusal { () throws(LinkError) in try SessionID(text) }
    #expect(error?.code == .invalidValue)
    #expect(error?.range.range == range)
  }

  @Test(arguments: ["1234", "aB3d", String(repeating: "9", count: 16)])
  func passcodes(_ text: String) throws {
    let passcode = try Passcode(text)
    #expect(passcode.revealed == text)
    #expect(texts(of: passcode).allSatisfy { !$0.contains(text) })
    #expect("\(passcode)" == "•••")
  }

  @Test(arguments: ["", "123", String(repeating: "9", count: 17), "12-34", "12 34", "1234é"])
  func textsThatAreNoPasscodes(_ text: String) {
    let error = refusal { () throws(LinkError) in try Passcode(text) }
    #expect(error?.code == .invalidValue)
  }

  @Test func passcodesKeepTheirCase() throws {
    #expect(try Passcode("abcd") != Passcode("ABCD"))
  }

  @Test func linkAndFormAgreeOnWhatAnIDIs() throws {
    // The three origins have equal types, so an id from a link of one origin is valid in links of
    // all three.
    for text in ["ABCD", "K-1-2", String(repeating: "Z", count: 64)] {
      let intent = JoinIntent.attend(JoinIntent.Attend(session: try SessionID(text)))
      for (app, scheme) in [
        ("wordly", "https"), ("wordly", "wordly"), ("osqr", "https"), ("osqr", "osqr"),
      ] {
        #expect(try JoinIntent(parsing: intent.link(app: app, scheme: scheme)) == intent)
      }
    }
  }
}

/// Tests that passcodes are not revealed by accident.
@Suite struct JoinSecrecyTests {
  @Test func nothingShowsThePasscode() throws {
    let link = "wordly://attend/KXTR-7429?passcode=S3CR3TPASS&lang=fr"
    let intent = try JoinIntent(parsing: link)
    let match = try router.match(link)
    let kept = PendingLink(match, secrets: .kept)
    let shown: [Any] = [
      intent, JoinForm(intent), try #require(intent.passcode), PendingLink(match), kept,
      kept.values, try router.admission(of: match, facts: []), match.warnings,
      try OSQRLink(parsing: "osqr://attend/KXTR-7429?passcode=S3CR3TPASS"),
    ]
    for value in shown {
      for text in texts(of: value) { #expect(!text.contains("S3CR3TPASS")) }
    }
    #expect(kept.values.map(\.texts) == [["KXTR-7429"], ["S3CR3TPASS"], ["fr"]])
    let error = refusal { () throws(LinkError) in try Passcode("S3CR3TPASS-S3CR3TPASS") }
    for text in texts(of: try #require(error)) { #expect(!text.contains("S3CR3TPASS")) }
  }
}
