import Diagnostics
import Testing

@testable import LinkRouting

/// Each row contains a manifest with one mistake, and the expected code and location.
@Suite("Diagnostics of manifests")
struct ManifestDiagnosticsTests {
  static func manifest(
    app: String = "a", hosts: [String] = ["a.example"], schemes: [String] = ["a"],
    types: [ParameterType] = [], shared: [ParameterDeclaration] = [], states: [StateOrder] = [],
    platforms: Platforms = Platforms(), routes: [Route]? = nil,
    exclusions: [LinkManifest.Exclusion] = []
  ) -> LinkManifest {
    LinkManifest(
      app: app, hosts: hosts, schemes: schemes, types: types, sharedQuery: shared, states: states,
      platforms: platforms,
      routes: routes ?? [Route(name: "home", pattern: RoutePattern([.literal("home")]))],
      exclusions: exclusions)
  }

  static func codes(_ manifest: LinkManifest) -> [String] {
    manifest.diagnostics().map { "\($0.code) \($0.location)" }
  }

  // MARK: Hosts and schemes

  @Test(
    "Valid hosts are accepted",
    arguments: [
      "a.example", "xn--bcher-kva.example", "localhost", "localhost:8080", "127.0.0.1",
      "10.0.0.255:3000", "[::1]", "[::1]:8080", "a-b.c1.example", "xn--p1ai", "xn--fiqs8s",
      String(repeating: "a", count: 63) + ".example",
    ])
  func goodHosts(host: String) {
    #expect(Self.codes(Self.manifest(hosts: [host])) == [])
  }

  @Test(
    "Invalid hosts are rejected",
    arguments: [
      "", "A.example", "a.*.example", "a..example", ".a.example", "a.example.", "a_b.example",
      "-a.example", "a-.example", "ab--c.example", "bücher.example", "a.example:443",
      "a.example:0", "a.example:08", "a.example:65536", "a.example:", "a.example:80a", "1.2.3",
      "1.2.3.4.5", "1.2.3.256", "01.2.3.4", "0x7f.1", "2130706433", "a.0x1", "[::2]", "[::1",
      "[0:0:0:0:0:0:0:1]", "https://a.example", "a.example/b", "user@a.example", "a b.example",
      String(repeating: "a", count: 64) + ".example", "xn--.example", "xn--a.example",
      "xn--abc-.example", "xn--80ak6aa92e-.example", "xn--BCHER-KVA.example", "xn--ls8h=.la",
    ])
  func badHosts(host: String) {
    #expect(Self.codes(Self.manifest(hosts: [host])) == ["invalid-host hosts[0]"])
  }

  @Test("The suggested replacement for an internationalized host is its Punycode form")
  func suggestedHost() {
    let found = Self.manifest(hosts: ["Bücher.example"]).diagnostics().first
    #expect(found?.replacement == "xn--bcher-kva.example")
  }

  @Test("Valid schemes are accepted", arguments: ["a", "com.example.app", "web+a", "a-1"])
  func goodSchemes(scheme: String) {
    #expect(Self.codes(Self.manifest(schemes: [scheme])) == [])
  }

  @Test(
    "Reserved and invalid schemes are rejected",
    arguments: [
      ("javascript", "reserved-scheme"), ("HTTPS", "reserved-scheme"),
      ("intent", "reserved-scheme"),
      ("data", "reserved-scheme"), ("view-source", "reserved-scheme"), ("A", "invalid-scheme"),
      ("1a", "invalid-scheme"), ("", "invalid-scheme"), ("a_b", "invalid-scheme"),
      ("a://", "invalid-scheme"), ("é", "invalid-scheme"),
    ])
  func badSchemes(scheme: String, code: String) {
    #expect(Self.codes(Self.manifest(schemes: [scheme])) == ["\(code) schemes[0]"])
  }

  @Test("Duplicate hosts and schemes are reported, and so is a manifest without either")
  func hostsAndSchemes() {
    let twice = Self.manifest(hosts: ["a.b", "a.b"], schemes: ["x", "x"])
    #expect(Self.codes(twice) == ["duplicate-host hosts[1]", "duplicate-scheme schemes[1]"])
    let folded = Self.manifest(hosts: ["a.b", "c.d", "A.B"], schemes: ["x", "X"])
    #expect(
      Self.codes(folded) == [
        "invalid-host hosts[2]", "duplicate-host hosts[2]", "invalid-scheme schemes[1]",
        "duplicate-scheme schemes[1]",
      ])
    #expect(Self.codes(Self.manifest(hosts: [], schemes: [])) == ["no-host-or-scheme hosts"])
  }

  // MARK: Types and parameters

  @Test(
    "Mistakes in types are reported",
    arguments: [
      (ParameterType("uuid", .date), ["built-in-type types.uuid"]),
      (ParameterType("a b", .date), ["invalid-name types.a b"]),
      (ParameterType("t", .enumeration([])), ["empty-enumeration types.t.enum"]),
      (
        ParameterType("t", .enumeration(["a", "", "a"])),
        [
          "empty-word types.t.enum[1]", "duplicate-word types.t.enum[2]",
        ]
      ),
      (ParameterType("t", .enumeration(["a\u{7}"])), ["control-character types.t.enum[0]"]),
      (ParameterType("t", .text(TextRule(length: 0...0))), ["impossible-length types.t.length"]),
      (
        ParameterType("t", .text(TextRule(length: 9000...9001))),
        [
          "impossible-length types.t.length"
        ]
      ),
      (
        ParameterType("t", .text(TextRule(allowed: ScalarSet([0...0x1F])))),
        [
          "impossible-text types.t.text"
        ]
      ),
      (
        ParameterType("t", .text(TextRule(allowed: ScalarSet([0x61...0x7A]), folding: .uppercase))),
        [
          "impossible-text types.t.text"
        ]
      ),
      (
        ParameterType("t", .text(TextRule(allowed: ScalarSet([0x30...0x7A]), folding: .lowercase))),
        [
          "unreachable-characters types.t.text"
        ]
      ),
      (
        ParameterType(
          "t",
          .text(
            TextRule(
              allowed: ScalarSet([0x61...0x7A]), length: 3...3, unit: .bytes,
              folding: .uppercase))),
        ["impossible-text types.t.text"]
      ),
    ] as [(ParameterType, [String])])
  func types(type: ParameterType, expected: [String]) {
    #expect(Self.codes(Self.manifest(types: [type])) == expected)
  }

  // In UTF-8, `é` has 2 bytes, `中` has 3 and `😀` has 4 (RFC 3629, section 3).
  @Test(
    "A length in bytes that no value has is reported",
    arguments: [
      ("é", 1...1, "1 bytes", "length is 2"), ("é", 3...3, "3 bytes", "lengths are 2 and 4"),
      ("é", 3...4, nil, nil), ("é", 0...1, "1 bytes", "length is 2"), ("é", 0...2, nil, nil),
      ("😀", 5...7, "5 to 7 bytes", "lengths are 4 and 8"), ("😀", 5...8, nil, nil),
      ("é中", 1...1, "1 bytes", "length is 2"), ("é中", 5...5, nil, nil), ("é中", 7...7, nil, nil),
      ("中😀", 5...5, "5 bytes", "lengths are 4 and 6"), ("中😀", 6...6, nil, nil),
      ("aé", 1...1, nil, nil),
      ("😀", 8189...8191, "8189 to 8191 bytes", "lengths are 8188 and 8192"),
    ] as [(String, ClosedRange<Int>, String?, String?)])
  func byteLengths(
    characters: String, length: ClosedRange<Int>, message: String?, note: String?
  ) {
    let rule = TextRule(
      allowed: ScalarSet(characters.unicodeScalars), length: length, unit: .bytes)
    let found = Self.manifest(types: [ParameterType("t", .text(rule))]).diagnostics()
    #expect(found.map(\.code) == (message == nil ? [] : ["impossible-length"]))
    guard let first = found.first else { return }
    #expect(first.message == "no value has a length of \(message ?? "")")
    #expect(first.notes.last?.message == "the nearest possible \(note ?? "") bytes")
  }

  @Test(
    "Mistakes in parameters are reported",
    arguments: [
      (ParameterDeclaration(name: "p", type: .named("uudi")), "unknown-type query.p.type"),
      (
        ParameterDeclaration(name: "p", type: .named("uuid"), defaultValue: "x"),
        "default-without-effect query.p.default, invalid-default query.p.default"
      ),
      (
        ParameterDeclaration(
          name: "p", type: .named("date"), occurrence: .repeated, defaultValue: "2024-02-29"),
        "default-without-effect query.p.default"
      ),
      (
        ParameterDeclaration(
          name: "p", type: .named("date"), occurrence: .optional, defaultValue: "2023-02-29"),
        "invalid-default query.p.default"
      ),
      (
        ParameterDeclaration(
          name: "p", type: .named("text"), occurrence: .required, invalid: .drop),
        "required-without-value query.p.invalid"
      ),
      (ParameterDeclaration(name: "p q", type: .named("text")), "invalid-name query.p q"),
    ] as [(ParameterDeclaration, String)])
  func parameters(parameter: ParameterDeclaration, expected: String) {
    #expect(Self.codes(Self.manifest(shared: [parameter])).joined(separator: ", ") == expected)
  }

  // MARK: Routes

  @Test(
    "Mistakes in patterns are reported with their range",
    arguments: [
      (
        [.parameter(name: "uuid", type: "uuid"), .parameter(name: "uuid", type: "uuid")],
        "duplicate-parameter", 9..<13
      ),
      (
        [.catchAll(name: "r", type: "text"), .catchAll(name: "s", type: "text")],
        "two-catch-alls", 11..<20
      ),
      ([.literal("a"), .parameter(name: "p", type: "nope")], "unknown-type", 6..<10),
      ([.literal("..")], "invalid-pattern", 1..<3),
      ([.literal("a/b")], "invalid-pattern", 1..<4),
      ([.literal("")], "invalid-pattern", 1..<1),
      ([.parameter(name: "p", type: "secret", prefix: "v")], "secret-in-path", 3..<4),
    ] as [([RoutePattern.Component], String, Range<Int>)])
  func patterns(components: [RoutePattern.Component], code: String, range: Range<Int>) {
    let manifest = Self.manifest(
      types: [ParameterType("secret", .date, isSecret: true)],
      routes: [Route(name: "r", pattern: RoutePattern(components))])
    let found = manifest.diagnostics()
    #expect(found.map(\.code) == [code])
    #expect(found.first?.location == ManifestLocation("routes", "r", "path"))
    #expect(found.first?.range == SourceRange(range))
  }

  @Test("A route must be consistent with the declarations of its app")
  func routes() {
    let query = [ParameterDeclaration(name: "s", type: .named("secret"))]
    let manifest = Self.manifest(
      types: [ParameterType("secret", .date, isSecret: true)],
      routes: [
        Route(
          name: "r", pattern: RoutePattern([]), hosts: ["a.exampel"], schemes: ["a", "a"]),
        Route(name: "r", pattern: RoutePattern([.literal("x")]), hosts: [], schemes: []),
        Route(name: "s", pattern: RoutePattern([.literal("y")]), query: query),
      ],
      exclusions: [.init(pattern: RoutePattern([]), host: "b.example")])
    #expect(
      Self.codes(manifest) == [
        "undeclared-host routes.r.hosts[0]", "duplicate-scheme routes.r.schemes[1]",
        "duplicate-route routes.r", "unreachable-route routes.r.hosts",
        "secret-on-scheme routes.s.query.s", "undeclared-host exclude[0]",
      ])
    let warnings = manifest.diagnostics().filter { $0.severity == .warning }.map(\.code)
    #expect(warnings == ["secret-on-scheme"])
  }

  @Test("A name can be used only once in path, query, shared query and fragment")
  func names() {
    let p = ParameterDeclaration(name: "uuid", type: .named("uuid"))
    let routes = [
      Route(
        name: "r", pattern: RoutePattern([.parameter(name: "uuid", type: "uuid")]), fragment: [p]),
      Route(name: "s", pattern: RoutePattern([]), query: [p]),
    ]
    #expect(
      Self.codes(Self.manifest(shared: [p], routes: routes)) == [
        "duplicate-parameter routes.r.fragment.uuid", "duplicate-parameter routes.r.path",
        "duplicate-parameter routes.s.query.uuid",
      ])
  }

  // MARK: Requirements

  static func requirement(_ requirement: Requirement, id: String = "uuid") -> LinkManifest {
    manifest(
      states: [
        StateOrder(
          fact: "job", states: ["new", "done"], asides: [.init(name: "off", reached: "new")])
      ],
      routes: [
        Route(
          name: "from", pattern: RoutePattern([.parameter(name: "id", type: id)]),
          query: [
            ParameterDeclaration(
              name: "mode", type: .inline(.enumeration(["a", "b"])), occurrence: .optional,
              invalid: .drop)
          ], requirements: [requirement]),
        Route(
          name: "into",
          pattern: RoutePattern([.literal("i"), .parameter(name: "id", type: "uuid")])),
        Route(
          name: "else",
          pattern: RoutePattern([.literal("e"), .parameter(name: "mode", type: "text")])),
      ])
  }

  @Test(
    "Mistakes in requirements are reported",
    arguments: [
      (Requirement(fact: "job", need: .atLeast("done"), otherwise: .route("into")), []),
      (Requirement(fact: "job", need: .equals("off")), []),
      (Requirement(fact: "job", need: .atLeast("off")), ["unknown-state"]),
      (Requirement(fact: "job", need: .equals("dnoe")), ["unknown-state"]),
      (Requirement(fact: "job"), ["need-without-state"]),
      (Requirement(fact: "jbo", need: .equals("done")), ["unknown-fact"]),
      (Requirement(fact: "other", need: .atLeast("done")), ["unknown-fact"]),
      (Requirement(fact: "when"), ["reserved-name"]),
      (Requirement(fact: "f", otherwise: .route("itno")), ["unknown-route"]),
      (Requirement(fact: "f", otherwise: .route("else")), ["redirect-without-parameter"]),
      (Requirement(fact: "f", otherwise: .route("from")), ["endless-redirect"]),
      (Requirement(fact: "f", when: [.init(name: "mdoe", value: "a")]), ["unknown-parameter"]),
      (Requirement(fact: "f", when: [.init(name: "mode", value: "c")]), ["invalid-value"]),
      (
        Requirement(
          fact: "f", when: [.init(name: "mode", value: "a")],
          otherwise: .parameters([.init(name: "mode", value: "b")])), []
      ),
      (
        Requirement(fact: "f", otherwise: .parameters([.init(name: "mode", value: "b")])),
        ["endless-redirect"]
      ),
    ] as [(Requirement, [String])])
  func requirements(requirement: Requirement, expected: [String]) {
    #expect(Self.requirement(requirement).diagnostics().map(\.code) == expected)
  }

  @Test("A redirect must keep the types of its parameters")
  func redirectTypes() {
    let manifest = Self.requirement(Requirement(fact: "f", otherwise: .route("into")), id: "date")
    #expect(manifest.diagnostics().map(\.code) == ["redirect-type-mismatch"])
  }

  @Test("A cycle of redirects is reported once, at its first requirement")
  func circle() {
    let routes = (0..<5).map { index in
      Route(
        name: "r\(index)", pattern: RoutePattern([.literal("r\(index)")]),
        requirements: [
          Requirement(fact: "f\(index)", otherwise: .route(index == 4 ? "r2" : "r\(index + 1)"))
        ])
    }
    let found = Self.manifest(routes: routes).diagnostics()
    #expect(found.map(\.location.description) == ["routes.r2.requires[0].otherwise"])
    #expect(found.first?.message.contains("r2 → r3 → r4 → r2") == true)
  }

  // MARK: Identities

  @Test("Identities must be well-formed, unless they are placeholders")
  func platforms() {
    func platforms(_ isPlaceholder: Bool) -> Platforms {
      Platforms(
        apple: .init(appIDs: ["abc", "abc"], appStoreID: 0, isPlaceholder: isPlaceholder),
        android: .init(package: "app", fingerprints: ["00:ab"], isPlaceholder: isPlaceholder))
    }
    #expect(
      Self.codes(Self.manifest(platforms: platforms(false))) == [
        "duplicate-identity platforms.apple.appIDs[1]", "invalid-app-id platforms.apple.appIDs[0]",
        "invalid-app-id platforms.apple.appIDs[1]", "invalid-store-id platforms.apple.appStoreID",
        "invalid-package platforms.android.package",
        "invalid-fingerprint platforms.android.sha256[0]",
      ])
    #expect(
      Self.codes(Self.manifest(platforms: platforms(true))) == [
        "duplicate-identity platforms.apple.appIDs[1]"
      ])
    let real = Platforms(
      apple: .init(appIDs: ["ABCDE12345.com.example.my-app"], appStoreID: 1),
      android: .init(
        package: "com.example.app",
        fingerprints: [[String](repeating: "A0", count: 32).joined(separator: ":")]))
    #expect(Self.codes(Self.manifest(platforms: real)) == [])
  }
}
