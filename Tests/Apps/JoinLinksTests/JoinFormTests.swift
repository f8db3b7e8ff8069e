import JoinLinks
import LanguageTags
import LinkRouting
import Testing

/// Tests the form that a link fills in, and the missing fields.
@Suite struct JoinFormTests {
  @Test func aLinkFillsTheForm() throws {
    let attend = JoinForm(
      try JoinIntent(parsing: "wordly://attend/kxtr-7429?passcode=4F7K&lang=fr"))
    #expect(attend.role == .attendee)
    #expect(attend.session?.text == "KXTR-7429")
    #expect(attend.passcode?.revealed == "4F7K")
    #expect(attend.language?.description == "fr")
    let present = JoinForm(try JoinIntent(parsing: "wordly://present/kxtr-7429?passcode=4F7K"))
    #expect(present.role == .presenter)
    #expect(present.language == nil)
    #expect(present.presenterOptions == JoinForm.PresenterOptions())
    #expect(present.presenterOptions.voiceInput == .microphoneOn)
    #expect(!present.presenterOptions.switchesLanguageAutomatically)
  }

  struct Row: Sendable {
    let link: String
    let level: SecurityLevel
    let missing: [JoinForm.Field]

    init(_ link: String, _ level: SecurityLevel, _ missing: [JoinForm.Field]) {
      self.link = link
      self.level = level
      self.missing = missing
    }
  }

  @Test(arguments: [
    Row("attend/ABCD", .open, [.language]),
    Row("attend/ABCD", .passcode, [.passcode, .language]),
    Row("attend/ABCD", .login, [.language]),
    Row("attend/ABCD?lang=fr", .open, []),
    Row("attend/ABCD?lang=fr", .passcode, [.passcode]),
    Row("attend/ABCD?lang=fr", .login, []),
    Row("attend/ABCD?passcode=1234", .passcode, [.language]),
    Row("attend/ABCD?passcode=1234&lang=fr", .open, []),
    Row("attend/ABCD?passcode=1234&lang=fr", .passcode, []),
    Row("attend/ABCD?passcode=1234&lang=fr", .login, []),
    Row("present/ABCD", .passcode, [.passcode]),
    Row("present/ABCD", .login, []),
    Row("present/ABCD?passcode=1234", .passcode, []),
    Row("present/ABCD?passcode=1234", .login, []),
  ])
  func missingFields(_ row: Row) throws {
    let intent = try JoinIntent(parsing: "wordly://" + row.link)
    // The security level of the role that does not join has no effect.
    for other in SecurityLevel.allCases {
      let security =
        intent.role == .presenter
        ? SessionSecurity(presenter: row.level, attendee: other)
        : SessionSecurity(presenter: other, attendee: row.level)
      guard let security else { continue }
      var form = JoinForm(intent)
      #expect(form.missingFields(security: security) == row.missing)
      form.session = nil
      #expect(form.missingFields(security: security) == [.session] + row.missing)
      #expect(form.intent == nil)
    }
  }

  @Test func theFilledFormIsAnIntentAgain() throws {
    for link in ["attend/ABCD?passcode=1234&lang=fr", "attend/ABCD", "present/ABCD?passcode=1234"] {
      let intent = try JoinIntent(parsing: "wordly://" + link)
      #expect(JoinForm(intent).intent == intent)
    }
    var form = JoinForm(role: .presenter)
    #expect(form.intent == nil)
    form.session = try SessionID("abcd")
    form.language = try LanguageTag(parsing: "fr")
    form.presenterOptions.voiceInput = .pushToTalk
    form.presenterOptions.switchesLanguageAutomatically = true
    form.presenterOptions.languages = [
      try LanguageTag(parsing: "en"), try LanguageTag(parsing: "ja"),
    ]
    #expect(form.intent == .present(JoinIntent.Present(session: try SessionID("ABCD"))))
  }
}

/// Tests admission according to the security of the session and the known facts.
@Suite struct JoinAdmissionTests {
  @Test func aPresenterAlwaysNeedsSomething() {
    for attendee in SecurityLevel.allCases {
      #expect(SessionSecurity(presenter: .open, attendee: attendee) == nil)
      #expect(SessionSecurity(presenter: .passcode, attendee: attendee)?.attendee == attendee)
      #expect(SessionSecurity(presenter: .login, attendee: attendee)?.presenter == .login)
    }
  }

  /// Each row contains a security level, known facts, and the expected admission.
  ///
  /// The facts are whether the link has a passcode, whether the user is signed in, and whether the
  /// account has permission; `nil` means unknown.
  static let matrix: [(SecurityLevel, Bool, Bool, Bool?, Admission)] = [
    (.open, false, false, nil, .ready), (.open, true, false, nil, .ready),
    (.open, false, true, nil, .ready), (.open, true, true, nil, .ready),
    (.open, false, true, true, .ready), (.open, false, true, false, .ready),
    (.passcode, false, false, nil, .needsPasscode), (.passcode, true, false, nil, .ready),
    (.passcode, false, true, nil, .needsPasscode), (.passcode, true, true, nil, .ready),
    (.passcode, false, true, true, .needsPasscode), (.passcode, true, true, true, .ready),
    (.passcode, false, true, false, .notPermitted), (.passcode, true, true, false, .notPermitted),
    // If the user is not signed in, the permission of the account has no effect.
    (.passcode, true, false, false, .ready), (.passcode, false, false, false, .needsPasscode),
    (.login, false, false, nil, .needsLogin), (.login, true, false, nil, .needsLogin),
    (.login, false, true, nil, .ready), (.login, true, true, nil, .ready),
    (.login, false, true, true, .ready), (.login, true, true, true, .ready),
    (.login, false, true, false, .notPermitted), (.login, true, true, false, .notPermitted),
    (.login, true, false, false, .needsLogin), (.login, true, false, true, .needsLogin),
  ]

  @Test(arguments: matrix.indices, JoinRole.allCases)
  func admissions(_ index: Int, _ role: JoinRole) throws {
    let (level, hasPasscode, isSignedIn, isPermitted, expected) = Self.matrix[index]
    let security =
      role == .presenter
      ? SessionSecurity(presenter: level, attendee: .open)
      : SessionSecurity(presenter: .login, attendee: level)
    guard let security else {
      #expect(role == .presenter && level == .open)
      return
    }
    let passcode = hasPasscode ? try Passcode("1234") : nil
    let known = JoinContext(isSignedIn: isSignedIn, isPermitted: isPermitted)
    #expect(security.admission(role: role, passcode: passcode, known: known) == expected)
    let form = JoinForm(role: role, session: try SessionID("ABCD"), passcode: passcode)
    #expect(form.admission(security: security, known: known) == expected)
  }
}
