import Diagnostics
import LinkAssociations
import LinkRouting
import Testing

/// Tests hosts that match all subdomains of a domain.
@Suite("Wildcard hosts")
struct WildcardHostTests {
  private static func manifest(
    hosts: [String] = ["shop.example", "*.shop.example"], app: String = "shop",
    routes: [Route]? = nil
  ) -> LinkManifest {
    LinkManifest(
      app: app, hosts: hosts,
      platforms: Platforms(
        apple: .init(appIDs: ["ABCDE12345.example." + app]),
        android: .init(
          package: "example." + app,
          fingerprints: [
            (0..<32).map { _ in "AB" }.joined(separator: ":")
          ])),
      routes: routes ?? [
        Route(
          name: "item",
          pattern: RoutePattern([
            .literal("item"),
            .parameter(name: "id", type: "integer", prefix: "", suffix: ""),
          ]))
      ])
  }

  @Test(
    "A wildcard matches subdomains, but not the domain",
    arguments: [
      ("a.shop.example", true), ("A.Shop.Example", true), ("a.b.shop.example", true),
      ("a-1.shop.example", true), ("1.shop.example", true), ("shop.example", false),
      (".shop.example", false), ("-a.shop.example", false), ("a-.shop.example", false),
      ("a_b.shop.example", false), ("xn--tda.shop.example", false), ("a..shop.example", false),
      ("a.shop.example.", false), ("a.shop.example:8443", false), ("ashop.example", false),
      ("*.shop.example", false), ("a.shop.example.evil.example", false),
      (String(repeating: "a", count: 63) + ".shop.example", true),
      (String(repeating: "a", count: 64) + ".shop.example", false),
    ] as [(String, Bool)])
  func matchesSubdomains(host: String, isMatched: Bool) throws {
    let router = try Router([Self.manifest(hosts: ["first.example", "*.shop.example"])])
    for path in ["/item/7", "/item/7?x=1", "/item/%37", "/item/7/"] {
      let link = "https://" + host + path
      do {
        let match = try router.match(link)
        #expect(isMatched, "\(link)")
        #expect(match.canonicalLink == "https://first.example/item/7")
      } catch {
        #expect(!isMatched, "\(link): \(error)")
      }
    }
  }

  @Test("An exact host and a longer wildcard precede a wildcard")
  func precedence() throws {
    let wide = Self.manifest()
    let exact = Self.manifest(hosts: ["own.shop.example"], app: "own")
    let long = Self.manifest(hosts: ["long.example", "*.eu.shop.example"], app: "long")
    let router = try Router([wide, exact, long])
    for (host, app) in [
      ("own.shop.example", "own"), ("a.own.shop.example", "shop"), ("a.eu.shop.example", "long"),
      ("eu.shop.example", "shop"), ("shop.example", "shop"),
    ] {
      #expect(try router.match("https://\(host)/item/7").reference.app == app, "\(host)")
    }
    let diagnostics = LinkManifest.sharingDiagnostics([wide, exact, long])
    #expect(diagnostics.map(\.code) == ["shared-host", "shared-host"])
    #expect(diagnostics.map(\.app) == ["own", "long"])
  }

  @Test(
    "Invalid wildcards are reported",
    arguments: [
      (["a.example", "*.example"], "invalid-host"), (["a.example", "*"], "invalid-host"),
      (["a.example", "x.*.example"], "invalid-host"),
      (["a.example", "*a.example"], "invalid-host"),
      (["a.example", "*.*.example"], "invalid-host"),
      (["a.example", "*.*.shop.example"], "invalid-host"),
      (["a.example", "*.{store:text}.shop.example"], "invalid-host"),
      (["a.example", "*.127.0.0.1"], "invalid-host"), (["*.shop.example"], "wildcard-first"),
      (["a.example", "*.Shop.example"], "invalid-host"),
    ] as [([String], String)])
  func invalidHosts(hosts: [String], code: String) {
    #expect(Self.manifest(hosts: hosts).diagnostics().map(\.code) == [code])
  }

  @Test("A wildcard and the hosts that it matches must have the same routes")
  func differences() {
    func codes(_ hosts: [String], _ own: [String]) -> [String] {
      let route = Route(name: "own", pattern: RoutePattern([.literal("own")]), hosts: own)
      return Self.manifest(hosts: hosts, routes: [route]).diagnostics().map(\.code)
    }
    let hosts = ["shop.example", "a.shop.example", "b.example", "*.shop.example"]
    #expect(codes(hosts, ["shop.example", "a.shop.example", "*.shop.example"]) == [])
    #expect(codes(hosts, ["b.example"]) == [])
    #expect(codes(hosts, ["shop.example", "*.shop.example"]) == ["wildcard-differs"])
    #expect(codes(hosts, ["a.shop.example"]) == ["wildcard-differs"])
  }

  @Test("A wildcard and its domain must have the same exclusions in the same order")
  func exclusionOrder() throws {
    func messages(_ own: [(host: String, path: String)]) throws -> [String] {
      var manifest = Self.manifest(hosts: ["shop.example", "*.shop.example"])
      manifest.exclusions = try own.map { rule in
        LinkManifest.Exclusion(
          pattern: try RoutePattern(parsing: rule.path), host: rule.host,
          isException: rule.path == "/a/b")
      }
      return manifest.diagnostics().filter { $0.severity == .error }.map(\.message)
    }
    let (domain, wildcard) = ("shop.example", "*.shop.example")
    #expect(
      try messages([(domain, "/a/b"), (domain, "/a"), (wildcard, "/a/b"), (wildcard, "/a")]) == [])
    #expect(
      try messages([(domain, "/a/b"), (domain, "/a"), (wildcard, "/a"), (wildcard, "/a/b")]) == [
        "hosts 'shop.example' and '*.shop.example' have the same exclusions in different orders"
      ])
    #expect(
      try messages([(domain, "/a/b"), (domain, "/a"), (wildcard, "/a/b")]) == [
        "an exclusion applies to only one of the hosts 'shop.example' and '*.shop.example'"
      ])
  }

  @Test("Platforms open the links of subdomains with the files of the domain")
  func associations() throws {
    for hosts in [["shop.example", "*.shop.example"], ["first.example", "*.shop.example"]] {
      let manifest = Self.manifest(hosts: hosts)
      #expect(manifest.diagnostics().isEmpty)
      let files = [hosts[0], "shop.example"]
      let expected = hosts[0] == "shop.example" ? [hosts[0]] : files
      #expect(AppleAssociationWriter([manifest]).hosts == expected)
      #expect(AndroidAssociationWriter([manifest]).hosts == expected)
      _ = try AppleAssociationWriter([manifest]).associationFile(host: "shop.example")
      let entitlements = try AppleAssociationWriter.entitlements(of: manifest).text
      #expect(entitlements.contains("<string>applinks:*.shop.example</string>"))
      let filters = try AndroidAssociationWriter([manifest]).intentFilters(
        app: "shop", minimumAPI: 35
      ).text
      #expect(filters.contains("<data android:host=\"*.shop.example\" />"))
      let judge = try LinkJudge(manifests: [manifest])
      for (host, opens) in [
        (hosts[0], true), ("a.shop.example", true), ("a.b.shop.example", true),
        ("shop.example", hosts[0] == "shop.example"), ("other.example", false),
      ] {
        let verdict = judge.verdict(for: "https://\(host)/item/7")
        for platform in [LinkPlatform.ios, .android14, .android15] {
          #expect(verdict.platforms[platform]?.opens == opens, "\(host) \(platform)")
        }
        #expect(verdict.divergences.isEmpty, "\(host)")
      }
      let findings = judge.divergenceFindings(budget: 2_000_000)
      #expect(findings.classes.allSatisfy { $0.severity < .error }, "\(findings.classes)")
    }
  }

  @Test(
    "The error for a host that is similar to a wildcard names the wildcard",
    arguments: [
      ("shop.example", true), ("Shop.Example", true), ("xshop.example", false),
      ("shopexample", false), ("a.b.shop.example.evil", false), ("shop.example.evil", false),
    ])
  func similarHosts(host: String, isDomain: Bool) throws {
    let router = try Router([Self.manifest(hosts: ["first.example", "*.shop.example"])])
    let error = #expect(throws: LinkError.self) { try router.match("https://\(host)/item/7") }
    #expect(error?.code == .unknownHost)
    #expect(error?.expectation == .subdomain(of: "shop.example", isDomain: isDomain))
    let words = error.map { "\($0.expectation)" } ?? ""
    #expect(words.contains("a subdomain of shop.example") && words.contains("*.shop.example"))
  }

  @Test("The error also names the domain of the wildcard if the manifest declares this domain")
  func similarToDomain() throws {
    let router = try Router([Self.manifest()])
    let error = #expect(throws: LinkError.self) { try router.match("https://xshop.example/item/7") }
    #expect(
      error?.expected
        == "the host shop.example or a subdomain of shop.example, for the host *.shop.example")
  }

  @Test("The error for an unrelated host lists all hosts")
  func unrelatedHosts() throws {
    let router = try Router([Self.manifest(hosts: ["first.example", "*.shop.example"])])
    for host in ["other.example", "shop.test", "example"] {
      let error = #expect(throws: LinkError.self) { try router.match("https://\(host)/item/7") }
      #expect(error?.expectation == .names(.host, ["first.example", "*.shop.example"]))
    }
  }

  @Test("The files of a domain also apply to links of subdomains that a wildcard matches")
  func servedFiles() throws {
    let manifest = Self.manifest()
    let apple = try AppleAssociationWriter([manifest]).associationFile(host: "shop.example").text
    let android = try AndroidAssociationWriter([manifest]).assetLinks(host: "shop.example").text
    let closed = #"{"applinks": {"details": []}}"#
    func judge(_ manifest: LinkManifest, hosts: [String]) throws -> LinkJudge {
      var appleFiles = ServedFiles<AppleAssociation>()
      var assetLinksFiles = ServedFiles<AssetLinks>()
      for host in hosts {
        let isClosed = host.hasPrefix("closed.")
        appleFiles.byHost[host] = AppleAssociation(
          bytes: Array((isClosed ? closed : apple).utf8))
        assetLinksFiles.byHost[host] = AssetLinks(reading: Array((isClosed ? "[]" : android).utf8))
      }
      return LinkJudge(
        appleFiles: appleFiles, assetLinksFiles: assetLinksFiles, router: try Router([manifest]))
    }
    func opens(_ judge: LinkJudge, _ host: String) -> [Bool?] {
      let verdict = judge.verdict(for: "https://\(host)/item/7")
      return [LinkPlatform.ios, .android15].map { verdict.platforms[$0]?.opens }
    }
    for hosts in [["shop.example"], ["shop.example", "*.shop.example"]] {
      let judge = try judge(manifest, hosts: hosts + ["closed.shop.example"])
      for host in ["shop.example", "a.shop.example", "A.b.shop.example"] {
        // Android compares verified hosts case-sensitively.
        #expect(opens(judge, host) == [true, host.first != "A"], "\(host)")
      }
      #expect(opens(judge, "closed.shop.example") == [false, false])
    }
    let exact = try judge(Self.manifest(hosts: ["shop.example"]), hosts: ["shop.example"])
    #expect(opens(exact, "a.shop.example") == [false, false])
  }
}
