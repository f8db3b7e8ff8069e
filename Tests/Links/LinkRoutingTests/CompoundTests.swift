import Diagnostics
import LinkTestSupport
import TestSupport
import Testing

@testable import LinkRouting

@Suite struct CompoundTests {
  static let types = [
    ParameterType(
      "iata",
      .text(TextRule(allowed: ScalarSet(parsing: "A-Z"), length: 3...3, folding: .uppercase))
    ),
    ParameterType("letters", .text(TextRule(allowed: ScalarSet(parsing: "a-z")))),
    ParameterType(
      "pin", .text(TextRule(allowed: ScalarSet(parsing: "0-9"), length: 4...4)), isSecret: true),
    ParameterType(
      "bytes", .text(TextRule(allowed: ScalarSet(parsing: "a-z é"), length: 2...3, unit: .bytes))),
    ParameterType("release", .pattern(TextPattern("[0-9]+(\\.[0-9]+)*"))),
  ]

  static func router(_ paths: String..., exclusions: [String] = []) throws -> Router {
    try Router([
      LinkManifest(
        app: "app", hosts: ["a.example"], schemes: ["app"], types: types,
        routes: paths.enumerated().map {
          Route(name: "r\($0)", pattern: try RoutePattern(parsing: $1))
        },
        exclusions: exclusions.map {
          LinkManifest.Exclusion(pattern: try RoutePattern(parsing: $0))
        })
    ])
  }

  @Test(arguments: [
    "/{from:iata}-{to:iata}", "/x{w:integer}x{h:integer}", "/v{a:integer}.{b:integer}/notes",
    "/{a:letters}{b:integer}", "/é{a:integer}~{b}é",
  ])
  func spelling(_ text: String) throws {
    #expect(try RoutePattern(parsing: text).description == text)
  }

  @Test func pieces() throws {
    #expect(
      try RoutePattern(parsing: "/{a:iata}-{b}").components == [
        .compound([
          .parameter(name: "a", type: "iata"), .literal("-"), .parameter(name: "b", type: "b"),
        ])
      ])
    #expect(
      RoutePattern([.compound([.literal("a"), .literal("b"), .parameter(name: "p", type: "t")])])
        == RoutePattern([.parameter(name: "p", type: "t", prefix: "ab")]))
    #expect(RoutePattern([.compound([.literal("a")])]) == RoutePattern([.literal("a")]))
    #expect(throws: RoutePatternError.self) { try RoutePattern(parsing: "/{a}-{b*}") }
    #expect(throws: RoutePatternError.self) { try RoutePattern(parsing: "/{a}-{b") }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var path: String
    var link: String
    var values: [String]?
    var canonical: String?
    var testDescription: String { path + " " + link }
  }

  @Test(arguments: [
    Row(
      path: "/{a:iata}-{b:iata}", link: "/fra-JFK", values: ["FRA", "JFK"], canonical: "/FRA-JFK"),
    Row(
      path: "/{a:iata}-{b:iata}", link: "/fra%2Djf%6B/", values: ["FRA", "JFK"],
      canonical: "/FRA-JFK"),
    Row(path: "/{a:iata}-{b:iata}", link: "/fra-jf"),
    Row(path: "/{a:iata}{b:iata}", link: "/frajfk", values: ["FRA", "JFK"], canonical: "/FRAJFK"),
    Row(
      path: "/{a:integer}x{b:integer}", link: "/10x-2", values: ["10", "-2"], canonical: "/10x-2"),
    Row(
      path: "/{a:integer}-{b:integer}", link: "/-1--2", values: ["-1", "-2"], canonical: "/-1--2"),
    Row(
      path: "/{a:letters}{b:integer}", link: "/abc12", values: ["abc", "12"], canonical: "/abc12"),
    Row(path: "/{a:letters}{b:integer}", link: "/abc"),
    Row(
      path: "/{a:date}-{b:date}", link: "/2026-01-02-2026-02-03",
      values: ["2026-01-02", "2026-02-03"], canonical: "/2026-01-02-2026-02-03"),
    Row(
      path: "/{a:letters}.{b:release}", link: "/app.1.20.3", values: ["app", "1.20.3"],
      canonical: "/app.1.20.3"),
    Row(
      path: "/{a:language}_{b:language}", link: "/de_en-us", values: ["de", "en-US"],
      canonical: "/de_en-US"),
    Row(
      path: "/{a:boolean}{b:boolean}", link: "/truefalse", values: ["true", "false"],
      canonical: "/truefalse"),
    Row(
      path: "/{a:uuid}{b:integer}", link: "/123e4567-e89b-42d3-a456-4266141740007",
      values: ["123e4567-e89b-42d3-a456-426614174000", "7"],
      canonical: "/123e4567-e89b-42d3-a456-4266141740007"),
    // The type `bytes` limits the length of a value in bytes, of which é has two.
    Row(
      path: "/{a:bytes}{b:integer}", link: "/%C3%A97", values: ["é", "7"], canonical: "/%C3%A97"),
    Row(
      path: "/{a:bytes}{b:integer}", link: "/%C3%A9a7", values: ["éa", "7"],
      canonical: "/%C3%A9a7"),
    Row(path: "/{a:bytes}{b:integer}", link: "/%C3%A9%C3%A97"),
    // A string that can be split in two ways, such as `a-b-c`, is rejected.
    Row(path: "/{a:text}-{b:text}", link: "/a-b", values: ["a", "b"], canonical: "/a-b"),
    Row(path: "/{a:text}-{b:text}", link: "/a-b-c"),
    Row(
      path: "/s/{a:text}é{b:integer}", link: "/s/%C3%BC%C3%A97", values: ["ü", "7"],
      canonical: "/s/%C3%BC%C3%A97"),
  ])
  func matching(_ row: Row) throws {
    let router = try Self.router(row.path)
    for origin in ["https://a.example", "app://"] {
      let match = try? router.match(origin + row.link)
      #expect((match != nil) == (row.values != nil))
      guard let match, let values = row.values else { continue }
      #expect(["a", "b"].map { match[$0]?.text } == values)
      #expect(
        match.canonicalLink(masksSecrets: false) == "https://a.example" + (row.canonical ?? ""))
    }
  }

  @Test func precedence() throws {
    let router = try Self.router(
      "/7x8", "/{a:integer}x{b:integer}", "/{a:integer}x{b:integer}/z", "/{rest:text*}",
      exclusions: ["/{a:integer}y{b:integer}"])
    func route(_ path: String) -> String? {
      try? router.match("https://a.example" + path).reference.route
    }
    #expect(route("/7x8") == "r0")
    #expect(route("/7x9") == "r1")
    #expect(route("/7x9/z") == "r2")
    #expect(route("/7x8/z") == "r2")
    #expect(route("/7x9/q") == "r3")
    #expect(route("/7x") == "r3")
    #expect(route("/7y9") == nil)
    #expect(route("/7z9") == "r3")
    #expect(router.conflictDiagnostics().isEmpty)
  }

  @Test func rejections() throws {
    let router = try Self.router("/f/{a:iata}-{b:integer}/x")
    let text = "https://a.example/f/FRA-7b/x"
    let error = #expect(throws: LinkError.self) { try router.match(text) }
    #expect(error?.code == .invalidValue)
    #expect(error?.parameter == "b")
    #expect(error?.range == .init(25, 26))
    let other = #expect(throws: LinkError.self) { try router.match("https://a.example/f/FR-7/x") }
    #expect(other?.parameter == "a")
    #expect(other?.range == .init(20, 22))
    let missing = #expect(throws: LinkError.self) { try router.match("https://a.example/f/FRA7/x") }
    #expect(missing?.code == .unknownPathComponent)
  }

  @Test func secrets() throws {
    let router = try Self.router("/f/{a:integer}-{b:pin}")
    #expect(router.masked("https://a.example/f/7-1234").text == "https://a.example/f/•••")
    let match = try router.match("https://a.example/f/7-1234")
    #expect(match.maskedLink.text == "https://a.example/f/7-•••")
    #expect(router.masked("https://a.example/f/7-12345").text == "https://a.example/f/•••")
  }

  @Test func building() throws {
    let router = try Self.router("/{a:text}-{b:text}")
    let reference = RouteReference(app: "app", route: "r0")
    func link(_ a: String, _ b: String) throws(LinkError) -> String {
      try router.link(to: reference, texts: [("a", [a]), ("b", [b])])
    }
    #expect(try link("a", "b") == "https://a.example/a-b")
    let error = #expect(throws: LinkError.self) { try link("a-a", "a") }
    #expect(error?.code == .matchesOtherRoute)
    #expect(throws: LinkError.self) { try link("a", String(repeating: "b", count: 1100)) }
  }

  @Test(arguments: [
    ("/{a:iata}-{b:iata}", false), ("/{a:iata}{b:iata}", false),
    ("/{a:integer}-{b:integer}", false), ("/{a:letters}{b:integer}", false),
    ("/{a:date}-{b:date}", false), ("/{a:uuid}-{b:uuid}", false),
    ("/{a:release}x{b:release}", false), ("/{a:language}_{b:language}", false),
    ("/x{a:integer}.{b:text}", false), ("/{a:text}-{b:text}", true),
    ("/{a:letters}{b:letters}", true), ("/{a:integer}{b:integer}", true),
    ("/{a:release}.{b:release}", true), ("/v{a:integer}.{b:text}.{c:text}", true),
  ])
  func ambiguousComponents(_ path: String, _ isAmbiguous: Bool) throws {
    let router = try Self.router(path)
    let diagnostics = router.conflictDiagnostics()
    guard isAmbiguous else {
      #expect(diagnostics.isEmpty, "\(diagnostics)")
      return
    }
    #expect(diagnostics.map(\.code) == ["ambiguous-component"])
    #expect(diagnostics.first?.notes.count == 3)
    let manifest = router.manifests[0]
    let pattern = Specification.Pattern(
      manifest.routes[0], manifest.routes[0].pattern, manifest)
    let text = try #require(diagnostics.first?.message.split(separator: "'").first)
    guard case .compound(let pieces) = pattern.components[0] else { return }
    #expect(pattern.splitCount(pieces[...], text) > 1)
  }

  /// An automaton that recognizes all language tags would be too large, so the proof of uniqueness
  /// fails.
  @Test func unprovableComponents() throws {
    let diagnostics = try Self.router("/{a:language}-{b:language}").conflictDiagnostics()
    #expect(diagnostics.map(\.code) == ["ambiguous-component"])
  }

  /// Compares the proof with all strings of up to five characters.
  @Test func ambiguityAgreesWithAllTexts() throws {
    var random = ProofsRandom(seed: 24)
    let alphabet = Array("ab01-")
    var texts = [""]
    for _ in 0..<5 { texts += texts.flatMap { text in alphabet.map { text + String($0) } } }
    texts = Array(Set(texts))
    var counts = (ambiguous: 0, unique: 0)
    for _ in 0..<120 {
      var pieces: [RoutePattern.Piece] = []
      for index in 0..<Int.random(in: 2...3, using: &random) {
        let names = ["ab", "a", "small", "ten", "word", "match"]
        pieces.append(.parameter(name: "p\(index)", type: random.one(of: names)))
        pieces.append(.literal(random.one(of: ["", "", "a", "-", "1"])))
      }
      let manifest = LinkManifest(
        app: "app", hosts: ["a.example"], types: ProofsManifestGenerator.types,
        routes: [Route(name: "r", pattern: RoutePattern([.compound(pieces)]))])
      let pattern = Specification.Pattern(
        manifest.routes[0], manifest.routes[0].pattern, manifest)
      guard case .compound(let own) = pattern.components[0] else { continue }
      let isAmbiguous = texts.contains { pattern.splitCount(own[...], $0[...]) > 1 }
      let diagnostics = try Router([manifest]).conflictDiagnostics()
      // If no listed string is ambiguous, a longer string may still be.
      if isAmbiguous {
        counts.ambiguous += 1
        #expect(diagnostics.map(\.code) == ["ambiguous-component"], "\(manifest.routes[0].pattern)")
      } else if diagnostics.isEmpty {
        counts.unique += 1
      }
    }
    #expect(counts.ambiguous > 5 && counts.unique > 5, "\(counts)")
  }
}
