import Diagnostics
import LinkManifests
import LinkRouting
import Testing

/// Tests environments, which replace hosts, schemes and identities of a manifest.
@Suite("Environments")
struct EnvironmentTests {
  private static let text = """
    app: a
    hosts: [a.example, kit.a.example]
    schemes: [a, kit]
    web: https://web.a.example
    platforms:
      apple: { appIDs: [ABCDE12345.com.example.a] }
      android: { package: com.example.a, sha256: [], placeholder: true }
    environments:
      staging:
        hosts: [s.example, kit.s.example, more.s.example]
        schemes: [a-staging, kit-staging]
        web: https://web.s.example
        platforms: { apple: { appIDs: [ABCDE12345.com.example.s] } }
      local: { hosts: ["localhost:8080", 127.0.0.1] }
      same: {}
    routes:
      home: /
      kit: { path: /kit, hosts: [kit.a.example], schemes: [] }
      both: { path: /both, hosts: [kit.a.example, a.example], schemes: [kit] }
    exclude: [/help, https://kit.a.example/press]
    """

  private static func file() throws -> ManifestFile {
    try ManifestFile(parsing: Array(text.utf8), path: "p")
  }

  @Test func replacesHostsAtTheSamePositions() throws {
    let base = try Self.file().manifest
    #expect(base.environments.map(\.name) == ["staging", "local", "same"])
    let staging = try #require(base.applying(environment: "staging"))
    #expect(staging.environments == [])
    #expect(staging.hosts == ["s.example", "kit.s.example", "more.s.example"])
    #expect(staging.schemes == ["a-staging", "kit-staging"])
    #expect(staging.webApp == "https://web.s.example")
    #expect(staging.platforms.apple?.appIDs == ["ABCDE12345.com.example.s"])
    #expect(staging.platforms.android == base.platforms.android)
    #expect(
      staging.routes.map(\.hosts) == [nil, ["kit.s.example"], ["kit.s.example", "s.example"]])
    #expect(staging.routes.map(\.schemes) == [nil, [], ["kit-staging"]])
    #expect(staging.exclusions.map(\.host) == [nil, "kit.s.example"])
    let router = try Router([staging])
    #expect(try router.match("https://kit.s.example/kit").reference.route == "kit")
    #expect(throws: LinkError.self) { try router.match("https://s.example/kit") }
    #expect(throws: LinkError.self) { try router.match("https://kit.a.example/kit") }
    #expect(throws: LinkError.self) { try router.match("https://kit.s.example/press") }
  }

  @Test func keepsWhatTheEnvironmentDoesNotReplace() throws {
    let base = try Self.file().manifest
    let local = try #require(base.applying(environment: "local"))
    #expect(local.hosts == ["localhost:8080", "127.0.0.1"])
    #expect(local.schemes == base.schemes)
    #expect(local.webApp == base.webApp && local.platforms == base.platforms)
    #expect(local.routes.map(\.schemes) == base.routes.map(\.schemes))
    var same = base
    same.environments = []
    #expect(base.applying(environment: "same") == same)
    #expect(base.applying(environment: "stagin") == nil)
  }

  @Test func theWriterKeepsEnvironments() throws {
    let file = try Self.file()
    let written = ManifestWriter().text(of: file.manifest)
    #expect(try ManifestFile(parsing: Array(written.utf8), path: "p").manifest == file.manifest)
  }

  /// After an environment is applied, the source range of a replaced value is in the environment's
  /// declaration.
  @Test func locations() throws {
    let bytes = Array(Self.text.utf8)
    let file = try #require(try Self.file().applying(environment: "staging"))
    func text(_ location: ManifestLocation) -> String? {
      file.sourceRange(of: location).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
    #expect(text(ManifestLocation("hosts").index(1)) == "kit.s.example")
    #expect(text(ManifestLocation("web")) == "https://web.s.example")
    #expect(
      text(ManifestLocation("platforms", "apple", "appIDs").index(0)) == "ABCDE12345.com.example.s")
    #expect(text(ManifestLocation("platforms", "android", "package")) == "com.example.a")
    #expect(text(ManifestLocation("routes", "home")) == "/")
  }

  @Test func setsReplaceOnlyWhereTheEnvironmentIsDeclared() throws {
    let other = "app: b\nhosts: [b.example]\nroutes: { r: /r }"
    let set = ManifestSet(
      reading: [
        ManifestSource(path: "a", bytes: Array(Self.text.utf8)),
        ManifestSource(path: "b", bytes: Array(other.utf8)),
      ], environment: "staging")
    #expect(!set.hasErrors)
    #expect(set.files.map(\.manifest.hosts.first) == ["s.example", "b.example"])
    #expect(set.environments == [["staging", "local", "same"], []])
  }

  private static let head = """
    app: a
    hosts: [a.example, b.example]
    schemes: [a, b]
    routes:
      r: { path: /r, hosts: [b.example] }
      s: { path: /s, schemes: [b], hosts: [] }

    """

  @Test(
    "Mistakes in environments are reported at their range",
    arguments: [
      ("wrong-kind", "environments: «[x]»", nil),
      ("unknown-key", "environments: { e: { «platform»: {} } }", nil),
      ("unknown-key", "environments: { e: { «routes»: {} } }", nil),
      ("invalid-name", "environments: { «1e»: {} }", nil),
      ("duplicate-key", "environments: { e: {}, «e»: {} }", nil),
      ("invalid-host", "environments: { e: { hosts: [x.example, «Y.example»] } }", nil),
      ("duplicate-host", "environments: { e: { hosts: [x.example, «x.example»] } }", nil),
      ("reserved-scheme", "environments: { e: { schemes: [x, «https»] } }", nil),
      ("invalid-app-id", "environments: { e: { platforms: { apple: { appIDs: [«x»] } } } }", nil),
      (
        "missing-counterpart", "environments: { e: { hosts: «[»x.example] } }",
        "environment 'e' has no counterpart for host 'b.example' of route 'r'"
      ),
      (
        "missing-counterpart", "environments: { e: { schemes: «[»x] } }",
        "environment 'e' has no counterpart for scheme 'b' of route 's'"
      ),
    ] as [(String, String, String?)])
  func mistakes(_ rule: String, _ line: String, _ message: String?) throws {
    let marked = MarkedText(Self.head + line)
    let (_, diagnostics) = ManifestFile.read(marked.bytes, path: "p")
    #expect(diagnostics.map(\.rule) == [rule], "\(diagnostics.map(\.message))")
    if rule != "missing-counterpart" { #expect(diagnostics.first?.range == marked.range) }
    if let message { #expect(diagnostics.first?.message == message) }
  }
}
