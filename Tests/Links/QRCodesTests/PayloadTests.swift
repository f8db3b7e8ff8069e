import BundledApps
import LinkRouting
import QRCodes
import TestSupport
import Testing

@Suite("QR payloads")
struct PayloadTests {
  private let router: Router

  init() throws { router = try Router(BundledApp.all) }

  private func code(
    _ link: String, _ options: QRPayloadOptions = QRPayloadOptions(), _ router: Router? = nil
  ) -> QRCodeError? {
    do throws(QRCodeError) {
      _ = try QRPayload(link, router ?? self.router, options: options)
      return nil
    } catch {
      return error
    }
  }

  @Test("The payload is the canonical link")
  func canonical() throws {
    let payload = try QRPayload("https://wordly.ai/attend/kxtr-7429/?utm_source=x&lang=FR", router)
    #expect(payload.text == "https://wordly.ai/attend/KXTR-7429?lang=fr")
    #expect(payload.warnings == [.omittedItems] && !payload.hasSecret)
    let plain = try QRPayload("https://wordly.ai/attend/kxtr-7429#", router)
    #expect(plain.text == "https://wordly.ai/attend/KXTR-7429" && plain.warnings == [])
    let fragment = try QRPayload("https://wordly.ai/attend/kxtr-7429#x?y", router)
    #expect(fragment.text == plain.text && fragment.warnings == [.omittedFragment])
    let own = try QRPayload("osqr:menu", router)
    #expect(own.text == "https://app.osqr.app/menu")
  }

  @Test("A typed intent is encoded as its canonical link")
  func intent() throws {
    let payload = try QRPayload(
      to: RouteReference(app: "wordly", route: "attend"),
      values: [
        "session": ParameterValue(.text("kxtr-7429")),
        "passcode": ParameterValue(.text("4F7K"), isSecret: true),
      ], router)
    #expect(payload.text == "https://wordly.ai/attend/KXTR-7429?passcode=4F7K")
    #expect(payload.warnings.map(\.code) == ["contains-secret"])
    let error = #expect(throws: QRCodeError.self) {
      try QRPayload(to: RouteReference(app: "wordly", route: "attend"), values: [:], router)
    }
    #expect(error?.refusal?.code == .missingParameter)
  }

  @Test(
    "A rejected link is never encoded, and the error contains the reason for the rejection",
    arguments: [
      #"https://evil.com\@wordly.ai/attend/KXTR-7429"#, "https://wordly.ai/atend/KXTR-7429",
      "https://wordly.ai/", "javascript:alert(1)", "", "https://wordly.ai/attend/KX",
      "https://wordly.ai/attend/KXTR-7429?lang=%00", "https://wordly.example/attend/KXTR-7429",
    ])
  func refused(_ link: String) throws {
    let refusal = #expect(throws: LinkError.self) { try router.match(link) }
    let error = try #require(code(link))
    #expect(error.code == .rejectedLink && error.refusal == refusal)
  }

  // MARK: Secrets

  @Test("A secret in a link with a custom scheme is rejected, or omitted on request")
  func customScheme() throws {
    let link = "https://wordly.ai/attend/KXTR-7429?passcode=4F7K&lang=fr"
    let error = try #require(code(link, QRPayloadOptions(scheme: "wordly")))
    #expect(error.code == .secretOnCustomScheme && error.parameter == "passcode")
    #expect(!"\(error)".contains("4F7K"))
    let without = try QRPayload(
      link, router, options: QRPayloadOptions(scheme: "wordly", secrets: .leftOut))
    #expect(without.text == "wordly://attend/KXTR-7429?lang=fr")
    #expect(without.warnings.map(\.code) == ["custom-scheme"])
    #expect(
      try QRPayload(link, router, options: QRPayloadOptions(secrets: .leftOut)).text
        == "https://wordly.ai/attend/KXTR-7429?lang=fr")
    // The app has no host, so there is no web link for the secret.
    #expect(code("offload://capture?text=private")?.code == .secretOnCustomScheme)
    #expect(
      try QRPayload(
        "offload://capture?text=private&mode=voice", router,
        options: QRPayloadOptions(secrets: .leftOut)
      ).text == "offload://capture?mode=voice")
  }

  @Test("A secret inside a quoted link is detected, and cannot be omitted")
  func quoted() {
    let link = "osqr://thread?text=https%3A%2F%2Fwordly.ai%2Fattend%2FKXTR-7429%3Fpasscode%3D4F7K"
    #expect(code(link) == nil)
    #expect(code(link, QRPayloadOptions(scheme: "osqr"))?.code == .secretOnCustomScheme)
    #expect(code(link, QRPayloadOptions(secrets: .leftOut))?.code == .secretInsideValue)
  }

  @Test("A secret in the path of a quoted link is detected, and is never shown")
  func quotedPath() throws {
    let router = try Router([
      LinkManifest(
        app: "t", hosts: ["t.example"], schemes: ["tt"],
        types: [ParameterType("pin", .text(TextRule(length: 1...20)), isSecret: true)],
        routes: [
          Route(
            name: "secret", pattern: try RoutePattern(parsing: "/s/{pin:pin}")),
          Route(
            name: "many", pattern: try RoutePattern(parsing: "/m"),
            query: [
              ParameterDeclaration(
                name: "many", type: .inline(.text(TextRule(length: 0...90))),
                occurrence: .optional)
            ]),
        ])
    ])
    for value in ["tt%3A%2F%2Fs%2FSECRET4", "see%20https%3A%2F%2Ft.example%2Fs%2FSECRET4."] {
      let link = "https://t.example/m?many=" + value
      let payload = try QRPayload(link, router)
      #expect(payload.hasSecret && payload.maskedText == "https://t.example/m?many=•••")
      #expect(
        code(link, QRPayloadOptions(scheme: "tt"), router)?.code == .secretOnCustomScheme)
      #expect(
        code(link, QRPayloadOptions(secrets: .leftOut), router)?.code == .secretInsideValue)
    }
    #expect(try !QRPayload("https://t.example/m?many=tt%3Ax", router).hasSecret)
  }

  @Test("Printing a payload never shows a secret")
  func masked() throws {
    let payload = try QRPayload("https://wordly.ai/attend/KXTR-7429?passcode=4F7K", router)
    #expect("\(payload)" == "https://wordly.ai/attend/KXTR-7429?passcode=•••")
    #expect(payload.maskedText == "\(payload)")
    var dumped = ""
    dump(payload, to: &dumped)
    #expect(!dumped.contains("4F7K") && !String(reflecting: payload).contains("4F7K"))
  }

  @Test("A scheme that the route does not support is rejected")
  func unknownScheme() {
    let error = code("osqr:menu", QRPayloadOptions(scheme: "wordly"))
    #expect(error?.refusal?.code == .unknownScheme)
  }

  // MARK: Upper case

  /// Returns the router for an app whose routes handle upper case in different ways.
  private func shop() throws -> Router {
    let lower = TextRule(
      allowed: ScalarSet("abcdefghijklmnopqrstuvwxyz-".unicodeScalars), length: 1...20)
    let folded = TextRule(
      allowed: ScalarSet("ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars), length: 1...20,
      folding: .uppercase)
    return try Router([
      LinkManifest(
        app: "shop", hosts: ["shop.example"], schemes: ["shop"],
        types: [ParameterType("folded", .text(folded)), ParameterType("lower", .text(lower))],
        routes: [
          Route(
            name: "item", pattern: try RoutePattern(parsing: "/item/{id:folded}"),
            query: [
              ParameterDeclaration(name: "size", type: .named("lower"), occurrence: .optional)
            ],
            isCaseSensitive: false),
          Route(
            name: "exact", pattern: try RoutePattern(parsing: "/exact/{id:folded}")),
          Route(
            name: "word", pattern: try RoutePattern(parsing: "/word/{id:lower}"),
            isCaseSensitive: false),
          Route(
            name: "big", pattern: try RoutePattern(parsing: "/big"),
            query: [
              ParameterDeclaration(name: "LANG", type: .named("language"), occurrence: .optional)
            ],
            isCaseSensitive: false),
        ])
    ])
  }

  @Test("Scheme, host, path and values become uppercase only if the link keeps its meaning")
  func uppercase() throws {
    let router = try shop()
    let options = QRPayloadOptions(isUppercase: true)
    func text(_ link: String) throws -> String {
      let payload = try QRPayload(link, router, options: options)
      #expect(try router.match(payload.text) == router.match(link))
      #expect(payload.warnings.map(\.code).contains("uppercase-on-android"))
      return payload.text
    }
    #expect(try text("https://shop.example/item/abc") == "HTTPS://SHOP.EXAMPLE/ITEM/ABC")
    // Query keys are case-sensitive, so the query is not changed.
    #expect(
      try text("https://shop.example/item/abc?size=xl") == "HTTPS://SHOP.EXAMPLE/ITEM/ABC?size=xl")
    #expect(
      try text("https://shop.example/big?LANG=fr") == "HTTPS://SHOP.EXAMPLE/BIG?LANG=FR")
    // The literals of these paths are case-sensitive, but scheme and host are not (RFC 3986
    // §6.2.2.1).
    #expect(try text("https://shop.example/exact/abc") == "HTTPS://SHOP.EXAMPLE/exact/ABC")
    #expect(try text("https://shop.example/word/abc") == "HTTPS://SHOP.EXAMPLE/word/abc")
    #expect(
      try QRPayload(
        "shop://item/abc", router, options: QRPayloadOptions(isUppercase: true, scheme: "shop")
      ).text == "SHOP://ITEM/ABC")
  }

  @Test("An uppercase payload matches the same route, with the same values, as the original")
  func uppercaseLaw() throws {
    var samples = try LinkSamples(seed: 8)
    for app in BundledApp.all {
      for route in app.routes {
        let payload = try samples.payload(app, route)
        let options = QRPayloadOptions(isUppercase: true, secrets: payload.options.secrets)
        do {
          let upper = try QRPayload(payload.text, router, options: options)
          #expect(try router.match(upper.text) == router.match(payload.text))
        } catch let error as QRCodeError {
          #expect(error.code == .uppercaseChangesRoute)
        }
      }
    }
  }

  // MARK: Savings

  @Test("The predicted savings of each option equal the actual savings in modules and bits")
  func savings() throws {
    let router = try shop()
    let payload = try QRPayload("https://shop.example/item/abcdefghij?size=extra-large", router)
    let level = QRLevelChoice.exactly(.medium)
    let plan = try QRPlan(payload.text, level: level)
    let savings = try payload.savings(level: level)
    #expect(Set(savings.map(\.change)) == [.uppercase, .leavingOut("size"), .scheme("shop")])
    for saving in savings {
      var options = QRPayloadOptions()
      switch saving.change {
      case .uppercase: options.isUppercase = true
      case .leavingOut(let name): options.omitted = [name]
      case .scheme(let name): options.scheme = name
      }
      let other = try QRPlan(QRPayload(payload.text, router, options: options).text, level: level)
      #expect(saving.plan == other)
      #expect(saving.modules == plan.side - other.side && saving.bits == plan.bits - other.bits)
      #expect(
        try QRSymbol(QRPayload(payload.text, router, options: options), level: level).side
          == other.side)
    }
    #expect(
      zip(savings, savings.dropFirst()).allSatisfy {
        ($0.modules, $0.bits) >= ($1.modules, $1.bits)
      })
    // The session is required, so it cannot be omitted. The literal `attend` is case-sensitive, so
    // only the scheme and the host can be uppercase. The passcode is secret, so the custom scheme
    // is not offered.
    let own = try QRPayload("https://wordly.ai/attend/KXTR-7429?passcode=4F7K&lang=fr", self.router)
    #expect(
      try Set(own.savings(level: level).map(\.change)) == [
        .leavingOut("passcode"), .leavingOut("lang"), .uppercase,
      ])
    // A saving compares two plans. Both have the same level, even if the level is chosen
    // automatically.
    let automatic = try QRPlan(own.text)
    #expect(try own.savings().allSatisfy { $0.plan.level == automatic.level })
  }
}
