import BundledApps
import JoinLinks
import LinkRouting
import Testing

/// Tests evaluating the requirements in the manifests.
@Suite struct RequirementTests {
  /// A link with known facts, the expected admission, and the expected destination.
  struct Row: Sendable, CustomTestStringConvertible {
    let link: String
    let facts: [String: String]
    let admission: Admission
    let destination: String
    let left: [String]

    init(
      _ link: String, _ facts: [String: String], _ admission: Admission, _ destination: String,
      left: [String] = []
    ) {
      self.link = link
      self.facts = facts
      self.admission = admission
      self.destination = destination
      self.left = left
    }

    var testDescription: String { "\(link) \(facts.sorted { $0.key < $1.key })" }

    func check() throws {
      var known = LinkFacts()
      for (fact, value) in facts { known[fact] = value }
      let decision = try router.admission(of: try router.match(link), facts: known)
      #expect(decision.admission == admission)
      #expect(decision.destination.canonicalLink == destination)
      #expect(decision.redirectingRoutes.map(\.description) == left)
      #expect(decision.isRedirected == !left.isEmpty)
      // There is one unmet requirement for each route that redirected the link. If the link is not
      // admitted, one more requirement determines the admission.
      #expect(decision.unmet.count == left.count + (admission == .ready ? 0 : 1))
    }
  }

  static let `in` = ["signedIn": "true"]
  static let full = ["signedIn": "true", "subscribed": "true"]

  @Test(arguments: [
    Row("osqr://signin", [:], .ready, "https://app.osqr.app/signin"),
    Row("osqr://thread", [:], .needsLogin, "https://app.osqr.app/thread"),
    Row("osqr://thread?text=a", `in`, .needsSubscription, "https://app.osqr.app/thread?text=a"),
    Row("osqr://thread?text=a", full, .ready, "https://app.osqr.app/thread?text=a"),
    Row("osqr://menu", [:], .needsLogin, "https://app.osqr.app/menu"),
    Row("osqr://menu", ["subscribed": "true"], .needsLogin, "https://app.osqr.app/menu"),
    Row("osqr://menu", ["signedIn": "false"], .needsLogin, "https://app.osqr.app/menu"),
    Row("osqr://menu", full, .ready, "https://app.osqr.app/menu"),
    Row("osqr://welcome", [:], .needsLogin, "https://app.osqr.app/welcome"),
    Row("osqr://welcome", `in`, .needsSubscription, "https://app.osqr.app/welcome"),
    Row(
      "osqr://welcome", full.merging(["firstLaunch": "true"]) { $1 }, .ready,
      "https://app.osqr.app/welcome"),
    Row("osqr://welcome", full, .ready, "https://app.osqr.app/thread", left: ["osqr.welcome"]),
    Row(
      "osqr://welcome", full.merging(["firstLaunch": "false"]) { $1 }, .ready,
      "https://app.osqr.app/thread", left: ["osqr.welcome"]),
    Row("osqr://attend/ABCD?lang=fr", [:], .needsLogin, "https://app.osqr.app/attend/ABCD?lang=fr"),
    Row("osqr://attend/ABCD", full, .ready, "https://app.osqr.app/attend/ABCD"),
    Row("osqr://present/ABCD", `in`, .needsSubscription, "https://app.osqr.app/present/ABCD"),
    // Wordly's links have no requirements, because the security of the session determines
    // admission.
    Row("wordly://attend/ABCD", [:], .ready, "https://wordly.ai/attend/ABCD"),
    // CocotteAI requires a valid token for every link. The destination keeps `org` and `stakes`.
    Row("cocotte://today?org=acme", [:], .needsLogin, "cocotte://today?org=acme"),
    Row("cocotte://today?org=acme", `in`, .ready, "cocotte://today?org=acme"),
    Row("cocotte://actions/a1?stakes=low", [:], .needsLogin, "cocotte://actions/a1?stakes=low"),
    Row("cocotte://actions/a1?stakes=wild", `in`, .ready, "cocotte://actions/a1"),
    // Offload has no accounts, so its links have no requirements.
    Row("offload://inbox", [:], .ready, "offload://inbox"),
    // In FieldNotes, voice mode needs the microphone.
    Row(
      "fieldnotes://observation/new?mode=voice", [:], .ready, "fieldnotes://observation/new",
      left: ["fieldnotes.newObservation"]),
    Row(
      "fieldnotes://observation/new?mode=voice", ["microphone": "denied"], .ready,
      "fieldnotes://observation/new", left: ["fieldnotes.newObservation"]),
    Row(
      "fieldnotes://observation/new?mode=voice", ["microphone": "granted"], .ready,
      "fieldnotes://observation/new?mode=voice"),
    Row("fieldnotes://observation/new?mode=typed", [:], .ready, "fieldnotes://observation/new"),
    Row("fieldnotes://observation/new", [:], .ready, "fieldnotes://observation/new"),
    Row("fieldnotes://observation/o1/review", [:], .ready, "fieldnotes://observation/o1/review"),
    Row("fieldnotes://home", [:], .ready, "fieldnotes://home"),
  ])
  func requirements(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    ("idle", false), ("recording", false), ("transcribing", false), ("extracting", false),
    ("extracted", true), ("recommending", true), ("recommendation_ready", true),
    ("confirmed", true), ("logged", true),
    ("mic_permission_denied", false), ("asr_failed", false), ("extraction_invalid", false),
    // A recommendation can be blocked only after extraction, so extraction is complete. A deferred
    // sync blocks nothing.
    ("recommendation_blocked", true), ("sync_deferred", true),
    ("unheard_of", false), ("", false),
  ])
  func recommendationsNeedAnExtractedObservation(_ state: String, _ isAdmitted: Bool) throws {
    let link = "fieldnotes://observation/o1/recommendation"
    let review = "fieldnotes://observation/o1/review"
    try Row(
      link, ["observation": state], .ready, isAdmitted ? link : review,
      left: isAdmitted ? [] : ["fieldnotes.recommendation"]
    ).check()
    try Row(link, [:], .ready, review, left: ["fieldnotes.recommendation"]).check()
  }

  @Test func cocotteSaysHowManyTapsAnActionTakes() throws {
    func stakes(_ query: String) throws -> String? {
      try router.match("cocotte://actions/a1" + query)["stakes"]?.text
    }
    #expect(try stakes("?stakes=low") == "low")
    #expect(try stakes("?stakes=medium") == "medium")
    #expect(try stakes("?stakes=high") == "high")
    #expect(try stakes("") == "high")
    #expect(try stakes("?stakes=LOW") == "high")
    #expect(try stakes("?stakes=") == "high")
  }

  @Test func everyRouteButSigninOfOSQRAndEveryRouteOfCocotteAsksForALogin() throws {
    let waiting = BundledApp.all.flatMap { manifest in
      manifest.routes.filter { $0.requirements.contains { $0.fact == "signedIn" } }
        .map { manifest.app + "." + $0.name }
    }
    let expected = BundledApp.all.filter { ["osqr", "cocotte"].contains($0.app) }.flatMap {
      manifest in
      manifest.routes.map { manifest.app + "." + $0.name }
    }.filter { $0 != "osqr.signin" }
    #expect(Set(waiting) == Set(expected))
  }

  @Test func otherManifestsMayWaitRefuseOrRunInCircles() throws {
    func route(_ name: String, _ requirement: Requirement) throws -> Route {
      Route(
        name: name, pattern: try RoutePattern(parsing: "/\(name)/{id:integer}"),
        requirements: [requirement])
    }
    let manifest = LinkManifest(
      app: "app", schemes: ["app"],
      routes: [
        try route("wait", Requirement(fact: "online")),
        try route("refuse", Requirement(fact: "adult", otherwise: .refuse)),
        try route("level", Requirement(fact: "level", need: .equals("\u{E9}"), otherwise: .refuse)),
        try route("there", Requirement(fact: "never", otherwise: .route("back"))),
        try route("back", Requirement(fact: "never", otherwise: .route("there"))),
      ])
    let router = Router(proven: [manifest])
    func admission(_ link: String, _ facts: LinkFacts) throws -> AdmissionDecision {
      try router.admission(of: try router.match(link), facts: facts)
    }
    #expect(try admission("app:wait/1", []).admission == .needs(fact: "online"))
    #expect(try admission("app:wait/1", ["online"]).admission == .ready)
    #expect(try admission("app:refuse/1", []).admission == .notPermitted)
    #expect(try admission("app:refuse/1", ["adult"]).admission == .ready)
    // Values are compared byte by byte, so a composed é differs from a decomposed é.
    var facts = LinkFacts()
    facts["level"] = "e\u{301}"
    #expect(try admission("app:level/1", facts).admission == .notPermitted)
    facts["level"] = "\u{E9}"
    #expect(try admission("app:level/1", facts).admission == .ready)
    // The evaluation also ends if redirects form a cycle, which a checked manifest cannot contain.
    #expect(try admission("app:there/1", []).admission == .notPermitted)
    #expect(try admission("app:there/1", ["never"]).admission == .ready)
  }
}
