import Diagnostics
import LinkTestSupport
import TestSupport
import Testing

@testable import LinkRouting

/// Tests exceptions in lists of exclusions, in which the first matching entry decides.
@Suite struct ExceptionTests {
  /// Returns an exclusion, or an exception for a string that starts with `NOT`.
  static func entry(_ text: String) -> LinkManifest.Exclusion {
    let isException = text.hasPrefix("NOT ")
    let rest = isException ? String(text.dropFirst(4)) : text
    let host = rest.hasPrefix("/") ? nil : String(rest.prefix { $0 != "/" })
    return LinkManifest.Exclusion(
      pattern: .make(String(rest.dropFirst(host?.count ?? 0))), host: host, isException: isException
    )
  }

  static func router(_ exclusions: [String]) throws -> Router {
    try Router.make(
      [.make("all", "/{rest:text*}"), .make("token", "/noo/login/token")],
      hosts: ["one.example", "two.example"], exclusions: exclusions.map(entry))
  }

  @Test(arguments: [
    (
      ["NOT /noo/login/token", "/noo/{rest:text*}"],
      ["/noo", "/noo/x", "/noo/login", "/noo/login/x"]
    ),
    (
      ["/noo/{rest:text*}", "NOT /noo/login/token"],
      ["/noo", "/noo/x", "/noo/login", "/noo/login/x", "/noo/login/token"]
    ),
    (
      ["/noo/login/token", "NOT /noo/{rest:text*}", "/{rest:text*}"],
      ["/noo/login/token", "/", "/x", "/x/noo"]
    ),
    (
      ["NOT /noo/{a:text}", "/noo/{a:text}/{b:text}", "/noo/login"],
      ["/noo/login/x", "/noo/login/token"]
    ),
    (["NOT /{rest:text*}", "/{rest:text*}"], []),
    (["NOT /noo"], []),
    (["NOT one.example/noo", "/noo"], ["two.example/noo", "app:/noo"]),
    (
      ["NOT /noo", "one.example/{rest:text*}"],
      [
        "one.example/", "one.example/x", "one.example/noo/x", "one.example/noo/login",
        "one.example/noo/login/x", "one.example/noo/login/token", "one.example/x/noo",
      ]
    ),
  ])
  func decides(_ exclusions: [String], _ excluded: [String]) throws {
    let router = try Self.router(exclusions)
    let paths = [
      "/", "/x", "/noo", "/noo/x", "/noo/login", "/noo/login/x", "/noo/login/token", "/x/noo",
    ]
    for origin in ["one.example", "two.example", "app:"] {
      for path in paths {
        let link = (origin == "app:" ? "" : "https://") + origin + path
        let isExcluded = refusal(link, router)?.code == .excluded
        let isNamed = excluded.contains(origin + path)
        // Rows without a host apply to all origins.
        let isHostless = !excluded.contains { !$0.hasPrefix("/") }
        #expect(isExcluded == (isHostless ? excluded.contains(path) : isNamed), "\(link)")
      }
    }
  }

  @Test func builderRejectsOnlyExcludedLinks() throws {
    let router = try Self.router(["NOT /noo/login/token", "/noo/{rest:text*}"])
    let all = RouteReference(app: "app", route: "all")
    #expect(
      try router.link(to: RouteReference(app: "app", route: "token"), texts: [])
        == "https://one.example/noo/login/token")
    #expect(try router.link(to: all, texts: [("rest", ["x"])]) == "https://one.example/x")
    let error = refusal { () throws(LinkError) in
      try router.link(to: all, texts: [("rest", ["noo", "x"])])
    }
    #expect(error?.code == .excluded)
  }

  /// The exclusions of each app are evaluated separately.
  @Test func severalAppsShareAHost() throws {
    func manifest(_ app: String, _ exclusions: [String]) -> LinkManifest {
      LinkManifest(
        app: app, hosts: ["h.example"], routes: [.make("r", "/\(app)/{rest:text*}")],
        exclusions: exclusions.map(Self.entry))
    }
    let apps = [
      manifest("x", ["NOT /x/open", "/x/{rest:text*}"]), manifest("y", ["/y/closed"]),
      manifest("z", ["NOT /z/open", "/z/{rest:text+}", "/x/open/deep"]),
    ]
    let router = try Router(apps)
    for (path, isExcluded) in [
      ("/x/open", false), ("/x/closed", true), ("/y/closed", true), ("/y/open", false),
      ("/z/open", false), ("/z", false), ("/z/x", true), ("/x/open/deep", true),
    ] {
      #expect((refusal("https://h.example" + path, router)?.code == .excluded) == isExcluded)
    }
    // An app with the exclusions of all apps excludes at least the links that the router excludes.
    for manifest in apps.withSharedExclusions {
      let own = try Router([manifest])
      for path in ["/x/open", "/x/closed", "/y/closed", "/z/open", "/z/x", "/z"] {
        guard refusal("https://h.example" + path, router)?.code == .excluded else { continue }
        #expect(refusal("https://h.example" + path, own)?.code == .excluded, "\(path)")
      }
    }
  }

  // MARK: Proofs

  @Test(arguments: [
    (["NOT /a", "/{x:text}"], []),
    (["/{x:text}", "NOT /a"], ["exception '/a' has no effect, because exclusion '/{x:text}'"]),
    (["/{x:integer}", "NOT /{y:text}", "/7"], ["exclusion '/7' has no effect, because"]),
    (["NOT /{y:text}", "/7"], ["exclusion '/7' has no effect, because exception '/{y:text}'"]),
    (["NOT /a/{y:text}", "/b/{r:text*}"], ["exception '/a/{y:text}' has no effect, because no"]),
    (["/b/{r:text*}", "NOT /a"], ["exception '/a' has no effect, because no later exclusion"]),
    (["NOT one.example/a", "/a"], []),
    (["NOT one.example/a", "one.example/a"], ["exclusion '/a' has no effect"]),
  ])
  func idleEntriesAreReported(_ exclusions: [String], _ expected: [String]) throws {
    let router = try Self.router(exclusions)
    let found = router.conflictDiagnostics().filter { $0.code == "idle-exclusion" }
    #expect(found.count == expected.count)
    for (diagnostic, message) in zip(found, expected) {
      #expect(diagnostic.message.hasPrefix(message), "\(diagnostic.message)")
      #expect(diagnostic.severity == .warning)
      #expect(diagnostic.notes.last?.message.hasPrefix("one of these links is 'https://") == true)
    }
  }

  @Test(arguments: [
    (["NOT /noo/login/token", "/noo/{rest:text*}"], []),
    (["NOT /noo/other", "/noo/{rest:text*}"], ["token"]),
    (["NOT /noo/login/{x:text}", "/noo/{rest:text*}"], []),
    (["/noo/{rest:text*}", "NOT /noo/login/token"], ["token"]),
    (["NOT /x", "/{rest:text*}"], ["token"]),
  ])
  func unreachableRoutes(_ exclusions: [String], _ expected: [String]) throws {
    let pairs = try Self.router(exclusions).conflicts().pairs
    #expect(pairs.compactMap(\.second.route) == expected)
  }

  /// Compares the router and the proofs with a list of all short paths.
  @Test(arguments: 0..<24)
  func proofsAgreeWithEveryLink(_ seed: UInt64) throws {
    var generator = ProofsManifestGenerator(seed: seed &+ 0xE5CE)
    var manifest = generator.manifest(6, exclusions: 5, maximum: 2)
    for index in manifest.exclusions.indices where generator.random.chance(40) {
      manifest.exclusions[index].isException = true
    }
    let router = Router(proven: [manifest])
    let patterns = Set(
      router.conflicts().pairs.filter { $0.kind == .unreachable }.map {
        Specification.Pattern.id($0.second.route ?? "-", $0.second.pattern)
      })
    // A route with optional parts has several patterns.
    let unreachable = manifest.routes.filter { route in
      route.pattern.expansions.allSatisfy {
        patterns.contains(Specification.Pattern.id(route.name, $0))
      }
    }.map(\.name)
    let idle = router.conflictDiagnostics().filter { $0.code == "idle-exclusion" }
    var rest = manifest
    for diagnostic in idle.reversed() {
      guard case .index(let index) = diagnostic.location.steps[1] else { continue }
      rest.exclusions.remove(at: index)
    }
    let restRouter = Router(proven: [rest])
    for host in manifest.hosts {
      let entries = manifest.exclusions.filter { $0.host == nil || $0.host == host }
      let (_, patterns) = Specification.patterns(manifest, host: host)
      for path in allPaths(["a", "b", "7", "a1", "x"], upTo: 3) {
        let place = patterns.firstIndex { $0.takesWords(path) }
        let link = "https://" + host + "/" + path.joined(separator: "/")
        let isExcluded = place.map { !entries[$0].isException } ?? false
        let error = refusal(link, router)
        #expect((error?.code == .excluded) == isExcluded, "\(link)")
        #expect((refusal(link, restRouter)?.code == .excluded) == isExcluded, "\(link)")
        if error == nil, let name = try? router.match(link).reference.route {
          #expect(!unreachable.contains(name), "\(link)")
        }
      }
    }
  }
}

extension Specification.Pattern {
  /// Returns `true` if the pattern matches a path.
  fileprivate func takesWords(_ path: [String]) -> Bool {
    looked(at: path).takes(Array(path.indices), hasSlash: false)
  }
}
