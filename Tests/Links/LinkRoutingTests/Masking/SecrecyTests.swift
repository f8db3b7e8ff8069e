import BundledApps
import LinkRouting
import TestSupport
import Testing

/// Tests that no value created from a link reveals a secret by accident.
@Suite struct SecrecyTests {
  static let router = Router(proven: BundledApp.all)
  static let secret = "S3CR3TPASS"

  /// Returns the strings that result from printing, dumping, and reflecting a value.
  static func texts(of value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return [
      "\(value)", String(describing: value), String(reflecting: value), dumped,
      String(reflecting: Mirror(reflecting: value).children.map(\.value)),
    ]
  }

  static func expectNoSecret(
    _ value: Any, at location: SourceLocation = #_sourceLocation
  ) {
    for text in texts(of: value) {
      #expect(!text.lowercased().contains(secret.lowercased()), sourceLocation: location)
    }
  }

  @Test func matchesAndValuesShowTheMask() throws {
    let link = "wordly://attend/KXTR-7429?passcode=\(Self.secret)&lang=fr"
    let match = try Self.router.match(link)
    Self.expectNoSecret(match)
    Self.expectNoSecret(match.parameters)
    Self.expectNoSecret(match.warnings)
    Self.expectNoSecret(match.maskedLink)
    let value = try #require(match["passcode"])
    Self.expectNoSecret(value)
    Self.expectNoSecret(value.elements)
    Self.expectNoSecret(["passcode": value])
    Self.expectNoSecret(ParameterValue(.list([value]), isSecret: true))
    #expect(value.text == Self.secret)
    #expect("\(match)" == "wordly.attend(session: KXTR-7429, passcode: •••, lang: fr)")
    #expect(match.warnings.map(\.code) == [.secretOnCustomScheme])
    #expect(match.warnings.map(\.parameter) == ["passcode"])
  }

  @Test func extraItemsShowTheMask() throws {
    let link =
      "osqr://menu?utm_source=mail&passcode=\(Self.secret)&Pass%20code=\(Self.secret)&utm_source=b"
      + "&next=home&go=https%3A%2F%2Fw.ai%2F%3Fpasscode%3Da%26\(Self.secret)"
      + "&passcode%3D\(Self.secret)&x=1"
    let extra = try Self.router.match(link).extra
    Self.expectNoSecret(extra)
    for item in extra { Self.expectNoSecret(item) }
    #expect(extra.map(\.isSecret) == [false, true, true, false, false, true, false])
    // Like many short words, `next` differs in one letter from `text`, the key of a secret, but it
    // is not secret.
    #expect(
      extra.map(\.description) == [
        "utm_source: mail, b", "passcode: •••", "Pass code: •••", "next: home",
        "go: https://w.ai/?passcode=•••", "passcode=•••: •••", "x: 1",
      ])
    // A caller that reads a value explicitly gets the unmasked text.
    #expect(extra[1].values == [Self.secret])
    // Values are compared byte by byte.
    let other = try Self.router.match("osqr://menu?a=%C3%A9&b=1").extra
    #expect(try other == Self.router.match("osqr:menu?b=1&a=%C3%A9").extra.reversed())
    #expect(try other != Self.router.match("osqr:menu?a=e%CC%81&b=1").extra)
    #expect(Set(other).count == 2)
  }

  @Test(arguments: [
    "cocotte://today?org=S3CR3TPASS%20",
    "wordly://attend/KXTR-7429?passcode=S3CR3TPASS&passcode=S3CR3TPASS",
    "wordly://attend/KXTR-7429?passcode=S3CR3TPASS&x=%FF",
    "wordly://attend/KX?passcode=S3CR3TPASS", "wordly://atend/KXTR-7429?passcode=S3CR3TPASS",
    "wordl://attend/KXTR-7429?passcode=S3CR3TPASS", "https://S3CR3TPASS@wordly.ai/",
    "https://wordly.ai:S3CR3TPASS/", "https://S3CR3TPASS.example/", "S3CR3TPASS:x", "S3CR3TPASS",
    "wordly://S3CR3TPASS/KXTR-7429", "wordly://attend/KXTR-7429/S3CR3TPASS",
    "offload://capture?text=S3CR3TPASS&mode=%00", "offload://capture?text=S3CR3TPASS&text=b",
    "wordly://attend/KXTR-7429?passcode=S3CR3TPASS%",
    "fieldnotes://S3CR3TPASS", "offload://inbox/S3CR3TPASS",
  ])
  func refusalsHoldNothingOfTheLink(_ link: String) throws {
    let error = try #require(refusal(link, Self.router))
    Self.expectNoSecret(error)
    #expect(!error.expected.lowercased().contains(Self.secret.lowercased()))
    #expect(error.parameter?.contains(Self.secret) != true)
  }

  @Test func refusalsOfTheBuilderHoldNoValue() throws {
    let reference = RouteReference(app: "wordly", route: "attend")
    for texts in [
      [("session", ["KXTR-7429"]), ("passcode", [Self.secret + "-"])],
      [("session", ["KXTR-7429"]), ("passcode", [Self.secret, Self.secret])],
      [("session", ["KXTR_7429"]), ("passcode", [Self.secret])],
      [("passcode", [Self.secret])],
    ] {
      let error = refusal { () throws(LinkError) in
        try Self.router.link(to: reference, texts: texts.map { (name: $0.0, values: $0.1) })
      }
      Self.expectNoSecret(try #require(error))
    }
    let type = ParameterType("code", .text(TextRule(length: 0...3)), isSecret: true)
    do throws(LinkError) {
      _ = try type.value(of: Self.secret)
      Issue.record("the value is too long")
    } catch {
      Self.expectNoSecret(error)
    }
  }

  @Test func listsOfSecretsAreMaskedAsAWhole() throws {
    let router = try Router.make(
      [.make("r", "/", query: ["codes: code[]"])],
      types: [ParameterType("code", .text(TextRule()), isSecret: true)])
    let match = try router.match("https://h.example/?codes=S3CR3TPASS&codes=b&codes=S3CR3TPASS")
    Self.expectNoSecret(match)
    Self.expectNoSecret(match.parameters)
    #expect(match.maskedLink.text == "https://h.example/?codes=•••&codes=•••&codes=•••")
    #expect(
      match.canonicalLink(masksSecrets: true) == "https://h.example/?codes=•••&codes=•••&codes=•••")
  }
}
