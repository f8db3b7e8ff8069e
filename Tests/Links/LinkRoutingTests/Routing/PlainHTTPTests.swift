import Diagnostics
import LinkRouting
import Testing

/// Tests plain `http` links, which are rejected or upgraded to `https`, depending on the manifest.
@Suite struct PlainHTTPTests {
  static func manifest(
    _ app: String, hosts: [String] = ["h.example"], upgrades: Bool
  ) throws -> LinkManifest {
    LinkManifest(
      app: app, hosts: hosts, schemes: [app], upgradesHTTP: upgrades,
      routes: [
        Route(
          name: "a", pattern: try RoutePattern(parsing: "/\(app)/{n:integer}"),
          query: [ParameterDeclaration(name: "x", type: .named("text"), occurrence: .optional)])
      ])
  }

  @Test(
    "An http link matches like the https link, with one additional warning",
    arguments: [
      "/a/1", "/a/1/", "/a/1?x=b", "/a/1?x=%20&utm_source=c", "/a/1#f",
    ])
  func upgraded(_ rest: String) throws {
    let router = try Router([Self.manifest("a", upgrades: true)])
    let secure = try router.match("https://h.example" + rest)
    for scheme in ["http", "HTTP", "hTtP"] {
      let plain = try router.match(scheme + "://H.example" + rest)
      #expect(plain.isPlainHTTP && !plain.isCustomScheme && !secure.isPlainHTTP)
      #expect(plain.parameters.map(\.value) == secure.parameters.map(\.value))
      #expect(plain.canonicalLink == secure.canonicalLink)
      #expect(plain.warnings.map(\.code) == [.plainHTTP] + secure.warnings.map(\.code))
      #expect(plain.warnings.first?.range.range == 0..<4)
      #expect(plain.warnings.first?.parameter == nil)
    }
  }

  @Test("Only a manifest that enables the upgrade accepts http links")
  func rejected() throws {
    let router = try Router([Self.manifest("a", upgrades: false)])
    #expect(throws: LinkError.self) { try router.match("http://h.example/a/1") }
    #expect(router.suggestion(for: "http://h.example/a/1") == "https://h.example/a/1")
  }

  @Test("On a shared host, all apps must enable the upgrade")
  func shared() throws {
    let router = try Router([
      Self.manifest("a", hosts: ["h.example", "a.example"], upgrades: true),
      Self.manifest("b", hosts: ["H.example"], upgrades: false),
    ])
    #expect(throws: LinkError.self) { try router.match("http://h.example/a/1") }
    #expect(throws: LinkError.self) { try router.match("http://h.example/b/1") }
    #expect(try router.match("http://a.example/a/1").isPlainHTTP)
    #expect(try router.match("https://h.example/b/1").app == "b")
  }

  @Test("The error of a rejected link lists the schemes that would be accepted")
  func expectedSchemes() throws {
    let differing = try Router([
      Self.manifest("a", upgrades: true), Self.manifest("b", upgrades: false),
    ])
    let partial = try Router([
      Self.manifest("a", hosts: ["h.example", "a.example"], upgrades: true),
      Self.manifest("b", upgrades: false),
    ])
    let rows: [(router: Router, link: String, code: LinkError.Code, names: [String])] = [
      (differing, "http://h.example/b/1", .httpNotUpgraded, ["https", "a", "b"]),
      (differing, "http://x.example/b/1", .unknownScheme, ["https", "a", "b"]),
      (differing, "ftp://h.example/b/1", .unknownScheme, ["https", "a", "b"]),
      (partial, "http://h.example/b/1", .httpNotUpgraded, ["https", "a", "b"]),
      (partial, "ftp://h.example/b/1", .unknownScheme, ["https", "http", "a", "b"]),
      (partial, "http://x.example/b/1", .unknownHost, ["h.example", "a.example"]),
    ]
    for row in rows {
      let error = #expect(throws: LinkError.self) { try row.router.match(row.link) }
      #expect(error?.code == row.code, "\(row.link)")
      let expected: LinkExpectation =
        row.code == .unknownHost ? .names(.host, row.names) : .names(.scheme, row.names)
      #expect(error?.expectation == expected, "\(row.link)")
    }
  }

  /// The key `http` of a manifest does not affect suggestions: the corrected link is always the
  /// https link.
  @Test(
    "An http link with a second mistake is corrected to the https link",
    arguments: [
      "http://www.h.example", "http://h.example:80", "http://h.example:443", "HTTP://www.H.example",
      "http://www.h.example:80", "Http://h.example:80",
    ])
  func corrected(_ origin: String) throws {
    let upgrading = try Self.manifest("a", hosts: ["h.example", "o.example"], upgrades: true)
    let other = try Self.manifest("a", hosts: ["h.example", "o.example"], upgrades: false)
    let differing = try Self.manifest("b", upgrades: false)
    for manifests in [[upgrading], [other], [upgrading, differing]] {
      let suggestion = try Router(manifests).suggestion(for: origin + "/a/1")
      #expect(suggestion?.lowercased() == "https://h.example/a/1")
      #expect(suggestion?.hasPrefix("https:") == true)
    }
    let router = try Router([upgrading])
    #expect(router.suggestion(for: "http://h.example:8080/a/1") == nil)
    #expect(router.suggestion(for: "http://x.example/a/1") == nil)
    #expect(router.suggestion(for: "https://h.example:80/a/1") == nil)
  }

  @Test("If apps treat http differently, this is reported once for each shared host")
  func differing() throws {
    func reported(_ manifests: [LinkManifest]) -> [String] {
      LinkManifest.sharingDiagnostics(manifests).filter { $0.code == "shared-host-http" }
        .map { "\($0.app).\($0.location)" }
    }
    let upgrading = try Self.manifest("a", hosts: ["a.example", "h.example"], upgrades: true)
    let other = try Self.manifest("b", hosts: ["H.example"], upgrades: false)
    #expect(reported([upgrading, other]) == ["b.hosts[0]"])
    #expect(reported([other, upgrading]) == ["a.hosts[1]"])
    #expect(reported([upgrading, try Self.manifest("c", upgrades: true)]).isEmpty)
    #expect(reported([other, try Self.manifest("c", upgrades: false)]).isEmpty)
    #expect(
      reported([upgrading, try Self.manifest("c", hosts: ["c.example"], upgrades: false)]).isEmpty)
    let all = LinkManifest.sharingDiagnostics([upgrading, other])
    #expect(all.allSatisfy { $0.severity == .warning && $0.message.utf8.count <= 80 })
  }

  @Test("Built links use https")
  func built() throws {
    let router = try Router([Self.manifest("a", upgrades: true)])
    let link = try router.link(
      to: RouteReference(app: "a", route: "a"), texts: [("n", ["1"])])
    #expect(link == "https://h.example/a/1")
    #expect(throws: LinkError.self) {
      try router.link(
        to: RouteReference(app: "a", route: "a"), texts: [("n", ["1"])], scheme: "http")
    }
  }
}
