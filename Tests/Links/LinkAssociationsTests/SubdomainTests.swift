import Diagnostics
import LinkAssociations
import LinkManifests
import LinkRouting
import Testing

/// Tests hosts whose first label is an optional parameter.
@Suite("Subdomain parameters")
struct SubdomainTests {
  private static let hosts = #"[shop.example, "{store:slug}.shop.example", app.shop.example]"#

  private static func manifest(
    _ hosts: String = hosts, app: String = "shop", rest: String = ""
  ) throws -> LinkManifest {
    let text = text(hosts, app: app, rest: rest)
    return try ManifestFile(parsing: Array(text.utf8), path: "shop.links.yaml").manifest
  }

  private static func text(_ hosts: String, app: String = "shop", rest: String = "") -> String {
    """
    app: \(app)
    hosts: \(hosts)
    schemes: [\(app)]
    types:
      upper: { text: "A-Z 0-9", length: 2..8, fold: uppercase }
      mixed: { text: "A-Z a-z _", length: 2..8 }
      letters: { pattern: "[A-Z]{2}" }
      marks: { text: "_ .", length: 1..9 }
      secretText: { text: "a-z", secret: true }
      region: { enum: [eu, us] }
      words: { enum: [eu, US] }
    platforms:
      apple: { appIDs: [ABCDE12345.example.shop] }
      android:
        package: example.shop
        sha256: ["\((0..<32).map { _ in "AB" }.joined(separator: ":"))"]
    routes:
      item: { path: "/item/{id:integer}", query: { page: integer? } }
      home: /
    \(rest)
    """
  }

  /// Returns the codes of the errors in a file.
  private static func codes(_ hosts: String, rest: String = "") -> [String] {
    let bytes = Array(text(hosts, rest: rest).utf8)
    return ManifestFile.read(bytes, path: "shop.links.yaml").1.filter { $0.severity == .error }
      .map(\.rule)
  }

  @Test(
    "The label before the domain is the value",
    arguments: [
      ("shop.example", "none"), ("berlin.shop.example", "berlin"),
      ("BERLIN.Shop.example", "berlin"),
      ("app.shop.example", "none"), ("red-shoes.shop.example", "red-shoes"),
      ("a.b.shop.example", "unknown-host 8..<11"), ("a--b.shop.example", "invalid-value 10..<11"),
      ("-a.shop.example", "unknown-host 8..<23"), ("other.example", "unknown-host 8..<21"),
      (String(repeating: "a", count: 63) + ".shop.example", String(repeating: "a", count: 63)),
    ] as [(String, String)])
  func matching(host: String, expected: String) throws {
    let router = try Router([Self.manifest()])
    for path in ["/item/7", "/item/7?page=2", "/item/%37#top", "/item/7/?x=1"] {
      let link = "https://" + host + path
      do throws(LinkError) {
        let match = try router.match(link)
        #expect(match["store"]?.text ?? "none" == expected, "\(link)")
        let canonical = match.canonicalLink
        let own = expected == "none" ? "shop.example" : expected + ".shop.example"
        #expect(canonical.hasPrefix("https://\(own)/item/7"), "\(canonical)")
        let again = try router.match(canonical)
        #expect(again.parameters.map(\.value) == match.parameters.map(\.value))
        #expect(again.canonicalLink == canonical)
      } catch {
        #expect("\(error.code.rawValue) \(error.range)" == expected, "\(link)")
      }
    }
  }

  @Test(
    "Links are built with the value as a label",
    arguments: [
      ("slug", "berlin", nil, "https://berlin.shop.example/item/7"),
      ("slug", "app", nil, "leads-elsewhere"), ("slug", "Berlin", nil, "invalid-value"),
      ("slug", "a.b", nil, "invalid-value"), ("slug", "berlin", "shop", "unknown-scheme"),
      ("upper", "EU1", nil, "https://eu1.shop.example/item/7"),
      ("upper", "eu1", "https", "https://eu1.shop.example/item/7"),
      ("mixed", "ab", nil, "https://ab.shop.example/item/7"), ("mixed", "Ab", nil, "invalid-value"),
      ("mixed", "a_b", nil, "invalid-value"),
      ("region", "eu", nil, "https://eu.shop.example/item/7"),
      ("region", "de", nil, "invalid-value"),
    ] as [(String, String, String?, String)])
  func building(type: String, value: String, scheme: String?, expected: String) throws {
    let manifest = try Self.manifest(
      #"[shop.example, "{store:\#(type)}.shop.example", app.shop.example]"#)
    #expect(manifest.diagnostics().filter { $0.severity == .error } == [])
    let router = try Router([manifest])
    do throws(LinkError) {
      let link = try router.link(
        to: RouteReference(app: "shop", route: "item"), texts: [("id", ["7"]), ("store", [value])],
        scheme: scheme)
      #expect(link == expected)
      let match = try router.match(link)
      #expect(match["store"]?.text == (type == "upper" ? value.uppercased() : value))
      #expect(match.canonicalLink == link)
    } catch {
      #expect(error.code.rawValue == expected)
    }
  }

  @Test("Requirements and redirects can refer to the value")
  func redirects() throws {
    let manifest = try Self.manifest(
      rest: """
          old: { path: "/i/{id:integer}", redirect: item }
          closed: { path: /closed, requires: [{ open: true, when: { store: berlin } }] }
        """)
    #expect(manifest.diagnostics().filter { $0.severity == .error } == [])
    let match = try Router([manifest]).match("https://Berlin.shop.example/i/7")
    #expect(match.canonicalLink == "https://berlin.shop.example/item/7")
    #expect(match.destination?["store"]?.text == "berlin")
  }

  @Test("Unsuitable hosts are reported")
  func diagnostics() {
    func host(_ type: String) -> String { #"[a.example, "{store:\#(type)}.shop.example"]"# }
    for type in ["integer", "uuid", "letters", "marks", "secretText", "words", "date"] {
      #expect(Self.codes(host(type)) == ["subdomain-type"], "\(type)")
    }
    #expect(Self.codes(host("region")) == [])
    #expect(Self.codes(host("text")) == [])
    #expect(Self.codes(host("slgu")) == ["unknown-type"])
    #expect(Self.codes(#"["{store:slug}.shop.example"]"#) == ["wildcard-first"])
    #expect(Self.codes(#"[a.example, "x{store:slug}.shop.example"]"#) == ["invalid-host"])
    #expect(Self.codes(#"[a.example, "{store:slug}.example"]"#) == ["invalid-host"])
    #expect(Self.codes(#"[a.example, "a.{store:slug}.example"]"#) == ["invalid-host"])
    #expect(
      Self.codes(#"[a.example, "{store:slug}.b.example", "{store:slug}.c.example"]"#)
        == ["several-subdomains"])
    #expect(
      Self.codes(#"[a.example, "{store:slug}.b.example", "*.b.example"]"#)
        == ["duplicate-host"])
    #expect(
      Self.codes(#"[a.example, "{id:slug}.b.example"]"#) == ["duplicate-parameter"])
    #expect(
      Self.codes(#"[a.example, "{page:slug}.b.example"]"#) == ["duplicate-parameter"])
    #expect(
      Self.codes(
        #"[a.example, "{store:slug}.b.example"]"#,
        rest: "environments: { test: { hosts: [c.example] } }") == ["subdomain-differs"])
    #expect(
      Self.codes(
        #"[a.example, "{store:slug}.b.example"]"#,
        rest: #"environments: { test: { hosts: [c.example, "{store:slug}.d.example"] } }"#) == [])
  }

  @Test("Apps that share a domain keep their own links")
  func sharing() throws {
    let own = try Self.manifest()
    let wide = try Self.manifest(
      #"[wide.example, "*.shop.example", berlin.shop.example]"#, app: "wide",
      rest: "  other: /other")
    var other = wide
    other.routes = wide.routes.filter { $0.name == "other" }
    let router = try Router([own, other])
    #expect(try router.match("https://paris.shop.example/item/7").app == "shop")
    #expect(try router.match("https://paris.shop.example/other").app == "wide")
    #expect(try router.match("https://a.paris.shop.example/other").app == "wide")
    #expect(router.rejectionCode(of: "https://a.paris.shop.example/item/7") == .unknownHost)
    #expect(throws: LinkError.self) {
      try router.link(
        to: RouteReference(app: "shop", route: "item"),
        texts: [("id", ["7"]), ("store", ["berlin"])])
    }
    let codes = LinkManifest.sharingDiagnostics([own, other]).map(\.code)
    #expect(codes.contains("shared-host"))
  }

  @Test("The written manifest contains the host with its parameter")
  func writing() throws {
    let manifest = try Self.manifest()
    let text = ManifestWriter().text(of: manifest)
    let again = try ManifestFile(parsing: Array(text.utf8), path: "shop.links.yaml").manifest
    #expect(again == manifest)
    #expect(text.contains("{store:slug}.shop.example"))
  }

  @Test("Platforms open links on all subdomains, and the writers report this")
  func associations() throws {
    let manifest = try Self.manifest()
    let apple = AppleAssociationWriter([manifest])
    #expect(apple.hosts == ["shop.example", "app.shop.example"])
    let file = try apple.associationFile(host: "shop.example")
    #expect(file.widenings.contains { $0.code == .subdomainNotExpressible })
    let entitlements = try AppleAssociationWriter.entitlements(of: manifest).text
    #expect(entitlements.contains("<string>applinks:*.shop.example</string>"))
    let android = AndroidAssociationWriter([manifest])
    #expect(android.hosts == ["shop.example", "app.shop.example"])
    let filters = try android.intentFilters(app: "shop", minimumAPI: 35)
    #expect(filters.text.contains("<data android:host=\"*.shop.example\" />"))
    #expect(filters.widenings.contains { $0.code == .subdomainNotExpressible })
    let judge = try LinkJudge(manifests: [manifest])
    for (host, isMatched) in [
      ("shop.example", true), ("berlin.shop.example", true), ("a.b.shop.example", false),
      ("a--b.shop.example", false),
    ] {
      let verdict = judge.verdict(for: "https://\(host)/item/7")
      for platform in [LinkPlatform.ios, .android14, .android15] {
        let opens = verdict.platforms[platform]?.opens
        #expect(opens == true || host.contains("--"), "\(host) \(platform)")
      }
      let codes = Set(verdict.divergences.map(\.code))
      #expect(
        codes.isSubset(of: isMatched ? [] : ["subdomain-not-expressible"]), "\(host) \(codes)")
    }
    let findings = judge.divergenceFindings(budget: 2_000_000)
    #expect(findings.classes.allSatisfy { $0.severity < .error }, "\(findings.classes)")
  }
}
