import BundledApps
import Diagnostics
import LinkAssociations
import LinkManifests
import LinkRouting
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
      android: { package: example.shop, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    routes:
      item: "/item/{sku}"
      slash: { path: /slash, slash: required }
    exclude: [/help]
    """

  private func manifest(_ text: String = shop) throws -> LinkManifest {
    try ManifestFile(parsing: Array(text.utf8), path: "shop.links.yaml").manifest
  }

  /// A link, and whether the router, iOS, Android up to 14, Android 15 and the web take it.
  struct Row: CustomStringConvertible {
    var link: String
    var opens: [Bool]
    var diverges: Bool
    var codes: [String] = []
    var description: String { link }
  }

  static let rows = [
    Row(
      link: "https://shop.example/item/ABC", opens: [true, true, true, true, true], diverges: false),
    Row(
      link: "https://shop.example/item/ABC?utm_source=x", opens: [true, true, true, true, true],
      diverges: false),
    // What is left to the browser.
    Row(
      link: "https://shop.example/help", opens: [false, false, false, false, true], diverges: false),
    Row(link: "https://shop.example/", opens: [false, false, false, false, true], diverges: false),
    Row(
      link: "https://other.example/item/ABC", opens: [false, false, false, false, true],
      diverges: false),
    // Browsers show http too; no app is asked.
    Row(
      link: "http://shop.example/item/ABC", opens: [false, false, false, false, true],
      diverges: false),
    // No browser has a page for a scheme of the app's own.
    Row(link: "shop://item/ABC", opens: [true, true, true, true, false], diverges: false),
    Row(
      link: "shop://nothing/here", opens: [false, true, true, true, false], diverges: true,
      codes: ["scheme-not-expressible", "scheme-not-expressible", "scheme-not-expressible"]),
    // A slash at the end is dropped by iOS, on both sides.
    Row(
      link: "https://shop.example/slash/", opens: [true, true, true, true, true], diverges: false),
    // User information is refused here, and passed over there.
    Row(
      link: "https://u@shop.example/item/ABC", opens: [false, true, true, true, true],
      diverges: true,
      codes: [
        "link-syntax-not-expressible", "link-syntax-not-expressible", "link-syntax-not-expressible",
      ]),
    // Android compares hosts in their exact case.
    Row(
      link: "https://SHOP.example/item/ABC", opens: [true, true, false, false, true],
      diverges: true,
      codes: ["case-differs", "case-differs"]),
    Row(link: "no link", opens: [false, false, false, false, false], diverges: false),
    Row(link: "", opens: [false, false, false, false, false], diverges: false),
  ]

  @Test("Each row is what the standards and the manifest say", arguments: rows)
  func row(_ row: Row) throws {
    let verdict = try LinkJudge(manifests: [manifest()]).verdict(for: row.link)
    let opens = [verdict.router?.opens] + LinkPlatform.allCases.map { verdict.platforms[$0]?.opens }
    #expect(opens == row.opens)
    #expect(verdict.diverges == row.diverges)
    #expect(verdict.divergences.map(\.code) == row.codes)
    #expect(
      verdict.divergences.allSatisfy { $0.severity == ($0.direction == .less ? .warning : .info) })
  }

  @Test("A link that is kept in the browser opens only where no exclusion can be said")
  func excluded() throws {
    let kept = try #require(try ConstructManifests.all().first { $0.app == "kept" })
    let judge = try LinkJudge(manifests: [kept])
    for (link, platforms) in [
      ("/files/private/x", [LinkPlatform.android14]), ("/files/private", [.android14]),
      ("/item/admin", [.android14]),
      // No pattern of Apple's or of a rule has so many digits and nothing else.
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

  @Test("What decided is there, with its place in a file that is at hand")
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

  @Test("A platform on which the app is not takes no part")
  func noIdentity() throws {
    let text = Self.shop.split(separator: "\n").filter { !$0.contains("android:") }
      .joined(separator: "\n")
    let verdict = try LinkJudge(manifests: [manifest(text)]).verdict(
      for: "https://shop.example/item/ABC")
    #expect(verdict.platforms[.android14]?.reason == .noIdentity)
    #expect(!verdict.diverges && verdict.divergences.isEmpty)
  }

  @Test("Two apps share a host: each link opens in the app of its route")
  func sharedHost() throws {
    let other = """
      app: help
      hosts: [shop.example]
      platforms:
        apple: { appIDs: [ABCDE12345.example.help] }
        android: { package: example.help, sha256: ["11:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
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

  @Test("Files that anybody wrote answer for their platforms only")
  func files() throws {
    let json = #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/item/*"}]}]}}"#
    let file = AppleAssociation(bytes: Array(json.utf8), path: "file")
    let alone = LinkJudge(apple: file).verdict(for: "https://shop.example/item/ABC")
    #expect(alone.router == nil && Array(alone.platforms.keys) == [.ios] && !alone.diverges)
    let router = try Router([manifest()])
    let judge = LinkJudge(apple: file, router: router)
    #expect(!judge.verdict(for: "https://shop.example/item/ABC").diverges)
    // Opening less is an error; opening more for no reason that a writer has listed, a warning.
    let less = judge.verdict(for: "https://shop.example/slash/").divergences
    #expect(less.map(\.severity) == [.error] && less.map(\.direction) == [.less])
    #expect(less.map(\.code) == ["opens-less"])
    let more = judge.verdict(for: "https://shop.example/item/abc").divergences
    #expect(more.map(\.severity) == [.warning] && more.map(\.direction) == [.more])
  }

  /// A link that the router accepts, what a file takes, and the code and severity of what it leaves.
  static let closed: [(file: String, link: String, code: String?, severity: Severity?)] = [
    // The canonical form opens; so do its other spellings, or they have a code of their own.
    (#"{"/":"/item/*"}"#, "https://shop.example/item/ABC", nil, nil),
    (#"{"/":"/item/*","?":""}"#, "https://shop.example/item/ABC", nil, nil),
    (#"{"/":"/item/*","?":""}"#, "https://shop.example/item/ABC?utm=1", "canonical-only", .warning),
    (#"{"/":"/item/*"}"#, "https://shop.example/%69tem/ABC", "canonical-only", .warning),
    // The host is that of the link, whatever its case.
    (#"{"/":"/item/*","?":""}"#, "https://SHOP.example/item/ABC?a", "canonical-only", .warning),
    // Not even the canonical form opens.
    (#"{"/":"/cart"}"#, "https://shop.example/item/ABC", "opens-less", .error),
    (#"{"/":"/cart"}"#, "https://shop.example/item/ABC?utm=1", "opens-less", .error),
    (#"{"/":"/item/A*"}"#, "https://shop.example/item/BCD/", "opens-less", .error),
    // A file says nothing of schemes of the app's own.
    (#"{"/":"/cart"}"#, "shop://item/ABC", nil, nil),
  ]

  @Test(
    "Opening less is an error for a canonical form, a warning for another spelling",
    arguments: closed.indices)
  func opensLess(_ index: Int) throws {
    let row = Self.closed[index]
    let json = #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[\#(row.file)]}]}}"#
    let judge = LinkJudge(
      apple: AppleAssociation(bytes: Array(json.utf8)), router: try Router([manifest()]))
    let verdict = judge.verdict(for: row.link)
    #expect(verdict.router?.opens == true)
    #expect(verdict.divergences.first?.code == row.code)
    #expect(verdict.divergences.first?.severity == row.severity)
    #expect(verdict.diverges == (row.code != nil))
  }

  @Test("What Android cannot open in any file has codes of its own, and its canonical form opens")
  func closedSpellings() throws {
    let text = """
      app: deep
      hosts: [deep.example]
      platforms:
        android: { package: example.deep, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
      routes:
        root: /
        find: { path: /find, query: { q: "text" } }
      """
    let judge = try LinkJudge(manifests: [manifest(text)])
    for (link, code, platforms) in [
      ("https://DEEP.example/", "case-differs", [LinkPlatform.android14, .android15]),
      ("HTTPS://deep.example/", "case-differs", [.android14, .android15]),
      ("https://deep.example", "empty-path", [.android15]),
      ("https://deep.example/find?q", "bare-item", [.android15]),
      ("https://deep.example/", "", []), ("https://deep.example/find?q=", "", []),
    ] {
      let divergences = judge.verdict(for: link).divergences
      #expect(divergences.map(\.platform) == platforms, "\(link)")
      #expect(divergences.allSatisfy { $0.code == code && $0.severity == .warning }, "\(link)")
    }
  }

  @Test("Below API level 31 a pattern that is not seen widens the filter to its host")
  func unseenPatterns() throws {
    func xml(_ data: String, minimum: String = "") -> AndroidManifest {
      AndroidManifest(
        reading: Array(
          """
          <manifest xmlns:android="http://schemas.android.com/apk/res/android">\(minimum)<application><activity
           android:name=".M" android:exported="true"><intent-filter android:autoVerify="true">
          <action android:name="android.intent.action.VIEW"/>
          <category android:name="android.intent.category.DEFAULT"/>
          <category android:name="android.intent.category.BROWSABLE"/>
          <data android:scheme="https"/><data android:host="shop.example"/>\(data)</intent-filter></activity></application></manifest>
          """.utf8))
    }
    let advanced = #"<data android:pathAdvancedPattern="/item/[A-Z0-9]{3,8}"/>"#
    let new = #"<uses-sdk android:minSdkVersion="31"/>"#
    // A file, a link, and whether Android 14 and 15 open it; whether older devices do otherwise.
    let rows: [(AndroidManifest, String, [Bool], Bool)] = [
      (xml(advanced), "/item/ABC", [true, true], false),
      (xml(advanced), "/help", [false, false], true),
      (xml(advanced, minimum: new), "/help", [false, false], false),
      (xml(advanced + #"<data android:path="/x"/>"#), "/item/ABC", [true, true], true),
      (xml(#"<data android:pathSuffix="ABC"/>"#), "/item/ABD", [false, false], true),
      (xml(#"<data android:pathPrefix="/item/"/>"#), "/help", [false, false], false),
    ]
    for (file, link, opens, differs) in rows {
      let verdict = LinkJudge(manifest: file).verdict(for: "https://shop.example" + link)
      #expect(
        [verdict.platforms[.android14]?.opens, verdict.platforms[.android15]?.opens] == opens)
      #expect((verdict.platforms[.android14]?.reason == .olderDevicesDiffer) == differs, "\(link)")
      #expect(verdict.platforms[.android15]?.reason != .olderDevicesDiffer)
    }
    // With a router, it is a divergence: of what is opened more a warning, of what is opened less an error.
    let router = try Router([manifest()])
    let more = LinkJudge(manifest: xml(advanced), router: router).verdict(
      for: "https://shop.example/help")
    #expect(more.divergences.map(\.code) == ["older-devices-differ"] && more.diverges)
    #expect(more.divergences.map(\.severity) == [.warning])
    let less = LinkJudge(manifest: xml(advanced + #"<data android:path="/x"/>"#), router: router)
      .verdict(for: "https://shop.example/item/ABC")
    #expect(less.divergences.map(\.direction) == [.less] && less.divergences[0].severity == .error)
  }

  @Test("A link of nobody names nobody's app")
  func foreignHost() throws {
    let judge = try LinkJudge(manifests: BundledApp.all)
    for link in ["https://foreign.example/attend/KXTR", "foreign://attend"] {
      for answer in judge.verdict(for: link).platforms.values {
        #expect(answer.app == nil && answer.path == nil, "\(link): \(answer)")
      }
    }
  }

  @Test(
    "Verdicts do not depend on whether a file is one that the system reads; that it is not, is said"
  )
  func largeManifests() throws {
    // More than 128 KB of literals.
    let routes = try (0..<1_500).map {
      let text = String(repeating: "long", count: 20)
      return Route(name: "r\($0)", pattern: try RoutePattern(parsing: "/\(text)\($0)/{n:integer}"))
    }
    let manifest = LinkManifest(
      app: "big", hosts: ["big.example"],
      platforms: Platforms(apple: .init(appIDs: ["ABCDE12345.example.big"])), routes: routes)
    let error = #expect(throws: AssociationWriteError.self) {
      try AppleAssociationWriter([manifest]).associationFile(host: "big.example")
    }
    #expect(error?.code == .tooLarge)
    let judge = try LinkJudge(manifests: [manifest])
    #expect(judge.diagnostics.map(\.rule) == ["apple-too-large"])
    let link = "https://big.example/" + String(repeating: "long", count: 20) + "1499/7"
    #expect(judge.verdict(for: link).platforms[.ios]?.opens == true)
    #expect(judge.verdict(for: String(link.dropLast())).platforms[.ios]?.opens == false)
  }

  @Test("Where excluding wrong values would make the file too large, it does not, and says so")
  func compactFiles() throws {
    func file(_ count: Int) throws -> AssociationText {
      let routes = try (0..<count).map {
        Route(name: "r\($0)", pattern: try RoutePattern(parsing: "/s\($0)/{n:integer}/{id:uuid}"))
      }
      return try AppleAssociationWriter([
        LinkManifest(
          app: "big", hosts: ["big.example"],
          platforms: Platforms(apple: .init(appIDs: ["ABCDE12345.example.big"])), routes: routes)
      ]).associationFile(host: "big.example")
    }
    let small = try file(20)
    let large = try file(300)
    #expect(large.text.utf8.count <= AppleAssociation.maximumSize)
    #expect(!small.widenings.contains { $0.code == .sizeNotExpressible })
    #expect(large.widenings.contains { $0.code == .sizeNotExpressible && $0.parameter == "n" })
    let id = "/123e4567-e89b-12d3-a456-426614174000"
    for (text, opensWrong) in [(small, false), (large, true)] {
      let read = AppleAssociation(bytes: Array(text.text.utf8))
      for (path, opens) in [("/s7/17" + id, true), ("/s7/x" + id, opensWrong), ("/s7/17", false)] {
        #expect(read.verdict(for: AssociationLink("https://big.example" + path)).opens == opens)
      }
    }
  }

  @Test("Classes of a file: what it opens and leaves, compared with the router of a manifest")
  func classesOfFiles() throws {
    let json =
      #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/item/*"},{"/":"/old/?*"}]}]}}"#
    let judge = LinkJudge(
      apple: AppleAssociation(bytes: Array(json.utf8)), router: try Router([manifest()]))
    let classes = judge.divergenceClasses()
    let less = classes.filter { $0.divergence.direction == .less }
    #expect(less.map(\.divergence.route) == ["slash"] && less.map(\.severity) == [.error])
    #expect(less.map(\.witness) == ["https://shop.example/slash/"])
    #expect(classes.contains { $0.divergence.code == "opens-more" && $0.severity == .warning })
    #expect(classes.allSatisfy { $0.platforms == [.ios] })
    // What only the file knows is found from its patterns.
    let other =
      #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/item/*"},{"/":"/old"}]}]}}"#
    let alone = LinkJudge(
      apple: AppleAssociation(bytes: Array(other.replacing("/item/*", with: "/slash/").utf8)),
      router: try Router([manifest()])
    ).divergenceClasses()
    #expect(alone.contains { $0.witness == "https://shop.example/old" })
  }

  @Test("Android's files alone are compared with each other")
  func androidFiles() throws {
    let statements = AssetLinks(
      reading: Array(
        try AndroidAssociationWriter([manifest()]).assetLinks(host: "shop.example").text.utf8))
    let judge = LinkJudge(assetLinks: statements)
    // Older versions pass over the rules.
    let verdict = judge.verdict(for: "https://shop.example/nothing")
    #expect(verdict.platforms[.android14]?.opens == true)
    #expect(verdict.platforms[.android15]?.opens == false)
    #expect(verdict.diverges && verdict.divergences.isEmpty)
  }
}

@Suite("Classes of divergence")
struct DivergenceClassTests {
  private static let bundled = BundledApp.all

  private func check(_ manifests: [LinkManifest]) throws -> [DivergenceClass] {
    let judge = try LinkJudge(manifests: manifests)
    let classes = judge.divergenceClasses()
    for found in classes {
      #expect(
        found.severity == (found.divergence.direction == .less ? .warning : .info), "\(found)")
      let divergences = judge.verdict(for: found.witness).divergences
      for platform in found.platforms {
        #expect(
          divergences.contains {
            $0.platform == platform && $0.code == found.divergence.code
              && $0.route == found.divergence.route && $0.parameter == found.divergence.parameter
          }, "\(found)")
      }
    }
    #expect(Set(classes).count == classes.count)
    return classes
  }

  @Test("The bundled apps diverge for listed reasons only, as each witness shows")
  func bundledApps() throws {
    let classes = try check(Self.bundled)
    #expect(classes == (try LinkJudge(manifests: Self.bundled).divergenceClasses()))
    let codes = Set(classes.map(\.divergence.code))
    for code in [
      "scheme-not-expressible", "link-syntax-not-expressible", "character-class-not-expressible",
      "case-differs", "wildcard-crosses-slash",
    ] {
      #expect(codes.contains(code), "\(code)")
    }
  }

  @Test("So do manifests with every construct", arguments: ConstructManifests.texts.indices)
  func everyConstruct(_ index: Int) throws {
    let classes = try check([ConstructManifests.all()[index]])
    #expect(classes.count > 5)
  }
}
