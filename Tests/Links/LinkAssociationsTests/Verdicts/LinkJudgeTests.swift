import BundledApps
import Diagnostics
import LinkAssociations
import LinkManifests
import LinkRouting
import ManifestSamples
import Testing

@Suite("One verdict per platform")
struct LinkJudgeTests {
  static let shop = """
    app: shop
    hosts: [shop.example]
    schemes: [shop]
    types: { sku: { text: "A-Z 0-9", length: 3..8 } }
    platforms:
      apple: { appIDs: [ABCDE12345.example.shop] }
      android: { package: example.shop, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:\
    00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    routes:
      item: "/item/{sku}"
      slash: { path: /slash, slash: required }
    exclude: [/help]
    """

  func manifest(_ text: String = shop) throws -> LinkManifest {
    try ManifestFile(parsing: Array(text.utf8), path: "shop.links.yaml").manifest
  }

  /// A link, and whether the router, iOS, Android up to 14, Android 15, and the web open it.
  struct Row: CustomStringConvertible {
    var link: String
    var opens: [Bool]
    var diverges: Bool
    var codes: [String] = []
    var description: String { link }
  }

  static let rows = [
    Row(
      link: "https://shop.example/item/ABC", opens: [true, true, true, true, true],
      diverges: false),
    Row(
      link: "https://shop.example/item/ABC?utm_source=x", opens: [true, true, true, true, true],
      diverges: false),
    // These links stay in the browser.
    Row(
      link: "https://shop.example/help", opens: [false, false, false, false, true],
      diverges: false),
    Row(link: "https://shop.example/", opens: [false, false, false, false, true], diverges: false),
    Row(
      link: "https://other.example/item/ABC", opens: [false, false, false, false, true],
      diverges: false),
    // iOS also opens http links, but the written filters do not contain the scheme http.
    Row(
      link: "http://shop.example/item/ABC", opens: [false, true, false, false, true],
      diverges: true, codes: ["http-not-expressible"]),
    Row(
      link: "http://shop.example/help", opens: [false, false, false, false, true],
      diverges: false),
    // A browser has no page for a custom scheme.
    Row(link: "shop://item/ABC", opens: [true, true, true, true, false], diverges: false),
    Row(
      link: "shop://nothing/here", opens: [false, true, true, true, false], diverges: true,
      codes: ["scheme-not-expressible", "scheme-not-expressible", "scheme-not-expressible"]),
    // iOS ignores a trailing slash in both the link and the pattern.
    Row(
      link: "https://shop.example/slash/", opens: [true, true, true, true, true], diverges: false),
    // The router rejects user information, but the platforms ignore it.
    Row(
      link: "https://u@shop.example/item/ABC", opens: [false, true, true, true, true],
      diverges: true,
      codes: [
        "link-syntax-not-expressible", "link-syntax-not-expressible", "link-syntax-not-expressible",
      ]),
    // Android compares hosts case-sensitively.
    Row(
      link: "https://SHOP.example/item/ABC", opens: [true, true, false, false, true],
      diverges: true,
      codes: ["case-differs", "case-differs"]),
    Row(link: "no link", opens: [false, false, false, false, false], diverges: false),
    Row(link: "", opens: [false, false, false, false, false], diverges: false),
  ]

  @Test("Each row agrees with the standards and the manifest", arguments: rows)
  func row(_ row: Row) throws {
    let verdict = try LinkJudge(manifests: [manifest()]).verdict(for: row.link)
    let opens = [verdict.router?.opens] + LinkPlatform.allCases.map { verdict.platforms[$0]?.opens }
    #expect(opens == row.opens)
    #expect(verdict.diverges == row.diverges)
    #expect(verdict.divergences.map(\.code) == row.codes)
    #expect(
      verdict.divergences.allSatisfy { $0.severity == ($0.direction == .less ? .warning : .info) })
  }

  /// On iOS, the app receives a different query than on Android.
  ///
  /// If a query contains an unencoded bracket or an incomplete escape, Foundation percent-encodes
  /// every `%` in it. The condition is in `URLParts.hasIrregularQuery`.
  @Test(
    "iOS reads a different query if it has a bracket or an incomplete escape",
    arguments: [
      // The declared value differs: it is `4F7K` on Android and `4F%37K` on iOS.
      ("?x=[1]&passcode=4F%37K", "warning more attend passcode"),
      ("?passcode=4F%37K&utm_campaign=50%", "warning more attend passcode"),
      ("?p%61sscode=4F7K&x=[1]", "warning more attend passcode"),
      // No declared item contains a percent sign.
      ("?x=[1]&passcode=4F7K", "info same attend -"), ("?utm_campaign=50%", "info same attend -"),
      ("?x=[%41]&lang=fr", "info same attend -"),
      // All readers agree on these queries.
      ("?x=%5B1%5D&passcode=4F%37K", nil), ("?passcode=4F%37K", nil), ("?x=1#[", nil),
    ] as [(String, String?)])
  func irregularQuery(_ query: String, _ expected: String?) throws {
    let wordly = try #require(BundledApp.all.first { $0.app == "wordly" })
    let verdict = try LinkJudge(manifests: [wordly]).verdict(
      for: "https://wordly.ai/attend/KXTR-7429" + query)
    let found = verdict.divergences.filter { $0.code == "irregular-query" }
    #expect(
      found.map { divergence in
        "\(divergence.severity.rawValue) \(divergence.direction.rawValue) "
          + "\(divergence.route ?? "-") \(divergence.parameter ?? "-")"
      } == (expected.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.platform == .ios && $0.app == "wordly" })
    #expect(expected == nil || verdict.platforms[.ios]?.opens == true && verdict.diverges)
    #expect(!"\(verdict)".contains("4F"))
  }

  @Test("An excluded link opens only if the files cannot express the exclusion")
  func excluded() throws {
    let kept = try #require(try ConstructManifests.all().first { $0.app == "kept" })
    let judge = try LinkJudge(manifests: [kept])
    for (link, platforms) in [
      ("/files/private/x", [LinkPlatform.android14]), ("/files/private", [.android14]),
      ("/item/admin", [.android14]),
      // Neither a pattern in Apple's file nor one in a rule can match exactly this number of
      // digits.
      ("/note/17", [.ios, .android14, .android15]),
      ("/day/2026-01-31", [.ios, .android14, .android15]), ("/only/7", []),
    ] {
      let divergences = judge.verdict(for: "https://kept.example" + link).divergences
      #expect(divergences.map(\.platform) == platforms, "\(link)")
      #expect(
        divergences.allSatisfy { $0.code == "exclusion-not-expressible" && $0.severity == .info },
        "\(link)")
      let taking = kept.exclusions.map(\.pattern.description).filter {
        $0.hasPrefix("/" + link.split(separator: "/")[0])
      }
      #expect(divergences.allSatisfy { [$0.route] == taking }, "\(link)")
    }
  }

  @Test("The deciding element is reported, with its range in an available file")
  func places() throws {
    let judge = try LinkJudge(manifests: [manifest()])
    let verdict = judge.verdict(for: "https://shop.example/item/ABC")
    for (platform, text) in [
      (LinkPlatform.ios, "/item/"), (.android14, "/item/"), (.android15, "/item/"),
    ] {
      let answer = try #require(verdict.platforms[platform])
      let path = try #require(answer.path)
      let place = try #require(answer.place)
      let bytes = try #require(judge.files[path])
      #expect(String(decoding: bytes[place.range], as: UTF8.self).contains(text))
    }
    #expect(verdict.platforms[.ios]?.app == "ABCDE12345.example.shop")
    #expect(verdict.platforms[.android14]?.app == "example.shop")
  }

  @Test("A platform is omitted if the manifest has no identity for it, and this is reported")
  func noIdentity() throws {
    let text = Self.shop.split(separator: "\n").filter { !$0.contains("android:") }
      .joined(separator: "\n")
    let judge = try LinkJudge(manifests: [manifest(text)])
    #expect(judge.uncheckedPlatforms(of: "shop") == [.android14, .android15])
    let verdict = judge.verdict(for: "https://shop.example/item/ABC")
    #expect(verdict.platforms.keys.sorted() == [.ios, .web])
    #expect(verdict.uncheckedPlatforms == [.android14, .android15])
    #expect(!verdict.diverges && verdict.divergences.isEmpty)
  }

  @Test("If two apps share a host, each link opens in the app of its route")
  func sharedHost() throws {
    let other = """
      app: help
      hosts: [shop.example]
      platforms:
        apple: { appIDs: [ABCDE12345.example.help] }
        android: { package: example.help, sha256: ["11:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:\
      FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
      routes:
        topic: "/topic/{id:uuid}"
      """
    let judge = try LinkJudge(manifests: [manifest(), manifest(other)])
    let topic = judge.verdict(
      for: "https://shop.example/topic/123e4567-e89b-12d3-a456-426614174000")
    #expect(topic.platforms[.ios]?.app == "ABCDE12345.example.help")
    #expect(topic.platforms[.android15]?.app == "example.help")
    #expect(!topic.diverges)
    let item = judge.verdict(for: "https://shop.example/item/ABC")
    #expect(item.platforms[.ios]?.app == "ABCDE12345.example.shop")
    #expect(!item.diverges)
  }

  @Test("Third-party files are evaluated only for their platforms")
  func files() throws {
    let json = #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/item/*"}]}]}}"#
    let file = AppleAssociation(bytes: Array(json.utf8), path: "file")
    let alone = LinkJudge(apple: file).verdict(for: "https://shop.example/item/ABC")
    #expect(alone.router == nil && Array(alone.platforms.keys) == [.ios] && !alone.diverges)
    let router = try Router([manifest()])
    let judge = LinkJudge(apple: file, router: router)
    #expect(!judge.verdict(for: "https://shop.example/item/ABC").diverges)
    // It is an error if the file does not open a canonical link. It is a warning if the file opens
    // further links for a reason that no writer reports.
    let less = judge.verdict(for: "https://shop.example/slash/").divergences
    #expect(less.map(\.severity) == [.error] && less.map(\.direction) == [.less])
    #expect(less.map(\.code) == ["opens-less"])
    let more = judge.verdict(for: "https://shop.example/item/abc").divergences
    #expect(more.map(\.severity) == [.warning] && more.map(\.direction) == [.more])
  }

  @Test("A link on an undeclared host names no app")
  func foreignHost() throws {
    let judge = try LinkJudge(manifests: BundledApp.all)
    for link in ["https://foreign.example/attend/KXTR", "foreign://attend"] {
      for answer in judge.verdict(for: link).platforms.values {
        #expect(answer.app == nil && answer.path == nil, "\(link): \(answer)")
      }
    }
  }

  @Test("If only Android's files are given, they are compared with each other")
  func androidFiles() throws {
    let statements = AssetLinks(
      reading: Array(
        try AndroidAssociationWriter([manifest()]).assetLinks(host: "shop.example").text.utf8))
    let judge = LinkJudge(assetLinks: statements)
    // Older versions ignore dynamic rules.
    let verdict = judge.verdict(for: "https://shop.example/nothing")
    #expect(verdict.platforms[.android14]?.opens == true)
    #expect(verdict.platforms[.android15]?.opens == false)
    #expect(verdict.diverges && verdict.divergences.isEmpty)
  }

  @Test("If a file contains several apps, only those of the manifest are evaluated")
  func filesOfSeveralApps() throws {
    let apple = AppleAssociation(
      bytes: Array(
        """
        {"applinks": {"details": [
          {"appIDs": ["ABCDE12345.example.shop"], "components": [{"/": "/item/*"}]},
          {"appIDs": ["ABCDE12345.example.other"], "components": [{"/": "/other"}]}]}}
        """.utf8))
    let fingerprint = AndroidVerdictTests.fingerprint
    let links = AssetLinks(
      reading: Array(
        ("["
          + ["example.shop", "example.other"].map { name in
            """
            {"relation": ["delegate_permission/common.handle_all_urls"], "target": {
              "namespace": "android_app", "package_name": "\(name)",
              "sha256_cert_fingerprints": ["\(fingerprint)"]}, "relation_extensions": {
              "delegate_permission/common.handle_all_urls": {"dynamic_app_link_components": [
                {"/": "\(name == "example.shop" ? "/item/*" : "/other")"}]}}}
            """
          }.joined(separator: ",") + "]").utf8))
    let router = try Router([try manifest()])
    for judge in [
      LinkJudge(apple: apple, router: router), LinkJudge(assetLinks: links, router: router),
    ] {
      let platform: LinkPlatform =
        judge.verdict(for: "https://shop.example/").platforms[.ios] == nil ? .android15 : .ios
      for (path, opens) in [("/item/ABC", true), ("/other", false)] {
        let verdict = judge.verdict(for: "https://shop.example" + path)
        #expect(verdict.platforms[platform]?.opens == opens)
        #expect(verdict.divergences.filter { $0.platform == platform } == [])
      }
    }
    let all = LinkJudge(apple: apple)
    #expect(all.verdict(for: "https://shop.example/other").platforms[.ios]?.opens == true)
  }

  @Test("A divergence that no file can prevent is info, even for third-party files")
  func filesAndLinkSyntax() throws {
    let apple = AppleAssociation(
      bytes: Array(
        """
        {"applinks": {"details": [{"appIDs": ["ABCDE12345.a"], "components": [{"/": "/item/*"}]}]}}
        """.utf8))
    let judge = LinkJudge(apple: apple, router: try Router([try manifest()]))
    for (link, code, severity) in [
      ("https://shop.example/item//", "link-syntax-not-expressible", Severity.info),
      ("https://u@shop.example/item/ABC", "link-syntax-not-expressible", .info),
      ("https://shop.example/item/AB%2FC", "encoded-slash-not-expressible", .info),
      ("https://shop.example/item/abc", "opens-more", .warning),
    ] {
      let divergences = judge.verdict(for: link).divergences
      #expect(divergences.map(\.code) == [code] && divergences.map(\.severity) == [severity])
    }
  }

  @Test("If an app upgrades http, such links open on every platform, with a warning")
  func upgradedHTTP() throws {
    let manifest = try manifest(Self.shop + "\nhttp: upgrade\n")
    let judge = try LinkJudge(manifests: [manifest])
    let verdict = judge.verdict(for: "http://shop.example/item/ABC")
    #expect(verdict.divergences == [])
    #expect(
      ([verdict.router?.opens] + LinkPlatform.allCases.map { verdict.platforms[$0]?.opens })
        .allSatisfy { $0 == true })
    let match = try #require(judge.router).match("http://shop.example/item/ABC")
    #expect(match.isPlainHTTP && !match.isCustomScheme)
    #expect(match.warnings.map(\.code) == [.plainHTTP])
    #expect(match.canonicalLink == "https://shop.example/item/ABC")
    let filters = try AndroidAssociationWriter([manifest]).intentFilters()
    let read = AndroidManifest(reading: Array(filters.text.utf8))
    #expect(read.filters.first?.schemes.map(\.text) == ["https", "http"])
    #expect(read.filters.first?.isVerified == true)
    // If two apps share a host, http links are upgraded only if both apps enable it.
    var other = manifest
    other.app = "other"
    other.upgradesHTTP = false
    other.schemes = []
    other.routes = [Route(name: "other", pattern: try RoutePattern(parsing: "/other"))]
    let shared = try LinkJudge(manifests: [manifest, other]).verdict(
      for: "http://shop.example/item/ABC")
    #expect(shared.router?.opens == false)
    #expect(shared.platforms[.android14]?.opens == false)
    #expect(shared.divergences.map(\.code) == ["http-not-expressible"])
  }
}
