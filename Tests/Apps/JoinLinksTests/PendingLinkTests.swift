import BundledApps
import Foundation
import JoinLinks
import LanguageTags
import LinkRouting
import Testing

/// Tests storing a link that arrives before the app can open it.
///
/// The passcode is stored only if the caller requests it.
@Suite struct PendingLinkTests {
  static let link = "osqr://attend/kxtr-7429?passcode=S3CR3TPASS&lang=fr&utm_source=x"

  /// Returns the JSON of a link, and the link that is decoded from it.
  static func stored(_ pending: PendingLink) throws -> (json: String, pending: PendingLink) {
    let data = try JSONEncoder().encode(pending)
    return (
      String(decoding: data, as: UTF8.self), try JSONDecoder().decode(PendingLink.self, from: data)
    )
  }

  @Test func aLinkIsResumedAfterTheLogin() throws {
    let match = try router.match(Self.link)
    #expect(try router.admission(of: match, facts: []).admission == .needsLogin)
    let pending = PendingLink(match)
    #expect((pending.app, pending.route) == ("osqr", "attend"))
    #expect(pending.omittedSecrets == ["passcode"])
    #expect(pending.values.map(\.name) == ["session", "lang"])
    let (json, restored) = try Self.stored(pending)
    #expect(!json.contains("S3CR3TPASS"))
    #expect(restored == pending)
    #expect(restored.hashValue == pending.hashValue)

    let resumed = try restored.resume(with: router)
    #expect(
      try router.admission(of: resumed, facts: ["signedIn", "subscribed"]).admission == .ready)
    let form = JoinForm(try #require(JoinIntent(resumed)))
    #expect(form.session?.text == "KXTR-7429")
    #expect(form.language?.description == "fr")
    // The person has to type the passcode again.
    #expect(form.passcode == nil)
    let security = try #require(SessionSecurity(presenter: .login, attendee: .passcode))
    #expect(form.missingFields(security: security) == [.passcode])
  }

  @Test func aSecretIsKeptWhereTheCallerChoosesSo() throws {
    let match = try router.match(Self.link)
    let pending = PendingLink(match, secrets: .kept)
    #expect(pending.omittedSecrets == [])
    let (json, restored) = try Self.stored(pending)
    #expect(json.contains("S3CR3TPASS"))
    let resumed = try restored.resume(with: router)
    #expect(resumed.parameters.map(\.value) == match.parameters.map(\.value))
    #expect(JoinIntent(resumed) == JoinIntent(match))
  }

  @Test func aSecretThatIsKnownAgainIsPutIn() throws {
    let match = try router.match(Self.link)
    let resumed = try PendingLink(match).resume(with: router, secrets: ["passcode": "S3CR3TPASS"])
    #expect(JoinIntent(resumed) == JoinIntent(match))
    // The new passcode replaces the stored one.
    let other = try PendingLink(match, secrets: .kept)
      .resume(with: router, secrets: ["passcode": "0THER"])
    #expect(JoinIntent(other)?.passcode?.revealed == "0THER")
    let error = refusal { () throws(LinkError) in
      try PendingLink(match).resume(with: router, secrets: ["passcode": "no!"])
    }
    #expect(error?.code == .invalidValue)
  }

  @Test func aRequiredSecretThatWasLeftOutIsAskedFor() throws {
    let manifest = LinkManifest(
      app: "app", schemes: ["app"],
      types: [ParameterType("code", .text(TextRule()), isSecret: true)],
      routes: [
        Route(
          name: "open", pattern: try RoutePattern(parsing: "/open/{door:integer}"),
          query: [ParameterDeclaration(name: "code", type: .named("code"))])
      ])
    let router = try Router([manifest])
    let pending = PendingLink(try router.match("app:open/1?code=S3CR3TPASS"))
    let error = refusal { () throws(LinkError) in try pending.resume(with: router) }
    #expect(error?.code == .missingParameter)
    #expect(error?.parameter == "code")
    #expect(error?.nearest?.description == "app.open")
    let resumed = try pending.resume(with: router, secrets: ["code": "S3CR3TPASS"])
    #expect(resumed["code"]?.text == "S3CR3TPASS")
  }

  @Test func aNewerManifestMayHaveLostTheRouteOrTheValue() throws {
    let pending = PendingLink(try router.match("fieldnotes://history?status=asr_failed"))
    func code(_ change: (inout LinkManifest) -> Void) throws -> String? {
      var manifest = BundledApp.fieldnotes
      change(&manifest)
      let newer = Router(proven: [manifest])
      return refusal { () throws(LinkError) in try pending.resume(with: newer) }?.code.rawValue
    }
    #expect(try code { _ in } == nil)
    #expect(try code { $0.routes.removeAll { $0.name == "history" } } == "unknown-route")
    #expect(try code { $0.app = "notes" } == "unknown-app")
    #expect(
      try code { manifest in
        for index in manifest.types.indices where manifest.types[index].name == "status" {
          manifest.types[index].kind = .enumeration(["idle", "done"])
        }
      } == "invalid-value")
    #expect(
      try code { manifest in
        for index in manifest.routes.indices { manifest.routes[index].query = [] }
      } == "unknown-parameter")
    #expect(
      try code { manifest in
        for index in manifest.routes.indices where manifest.routes[index].name == "history" {
          manifest.routes[index].query.append(
            ParameterDeclaration(name: "since", type: .named("date")))
        }
      } == "missing-parameter")
  }

  @Test func defaultsAndUnknownValuesAreLeftToTheManifestOfTheDay() throws {
    let unset = PendingLink(try router.match("cocotte://actions/a1"))
    #expect(unset.values.map(\.name) == ["actionId"])
    let unknown = PendingLink(try router.match("cocotte://actions/a1?stakes=wild&org=acme"))
    #expect(unknown.values.map(\.name) == ["actionId", "org"])
    #expect(try unknown.resume(with: router)["stakes"]?.text == "high")
    #expect(try unknown.resume(with: router)["org"]?.text == "acme")
  }

  @Test(arguments: [
    #"{"app":"wordly","route":"attend","values":[],"omittedSecrets":[]}"#,
    """
    {"app":"wordly","route":"attend",\
    "values":[{"name":"session","texts":["../.."],"isSecret":false}],"omittedSecrets":[]}
    """,
    """
    {"app":"wordly","route":"attend",\
    "values":[{"name":"session","texts":["ABCD","ABCD"],"isSecret":false}],"omittedSecrets":[]}
    """,
    """
    {"app":"wordly","route":"attend","values":[{"name":"x","texts":["ABCD"],"isSecret":false}],\
    "omittedSecrets":[]}
    """,
    #"{"app":"","route":"","values":[],"omittedSecrets":[]}"#,
  ])
  func aStoreThatSomebodyTamperedWithIsRefused(_ json: String) throws {
    let pending = try JSONDecoder().decode(PendingLink.self, from: Data(json.utf8))
    #expect(refusal { () throws(LinkError) in try pending.resume(with: router) } != nil)
  }

  @Test func everyRouteOfTheFiveAppsCanBeKept() throws {
    for link in [
      "osqr://thread?text=a%2Fb&input=voice", "fieldnotes://playbook/w/1/patch/2",
      "offload://inbox?status=open", "cocotte://content/p/assets/3?org=o",
    ] {
      let match = try router.match(link)
      #expect(try Self.stored(PendingLink(match)).pending.resume(with: router) == match)
    }
    // The text of a thought is secret, so it is stored only if the caller requests it.
    let thought = try router.match("offload://capture?text=my%20diary&mode=voice")
    #expect(try !Self.stored(PendingLink(thought)).json.contains("diary"))
  }
}
