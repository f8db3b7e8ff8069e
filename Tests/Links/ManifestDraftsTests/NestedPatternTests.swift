import Diagnostics
import LinkAssociations
import LinkRouting
import ManifestDrafts
import TestSupport
import Testing

/// Tests patterns that contain each other or match the same links.
///
/// A router does not rank them. Therefore a draft must have only one route for each link, and must
/// not open links that its source does not open.
@Suite("Drafts of patterns that match the same links")
struct NestedPatternTests {
  private static let statement = AssetLinks(
    reading: Array(
      """
      [{"relation":["delegate_permission/common.handle_all_urls"],\
      "target":{"namespace":"android_app",
      "package_name":"com.shop","sha256_cert_fingerprints":["\(PlaceholderTests.real)"]}}]
      """.utf8), path: "assetlinks.json")

  private static func apple(_ components: String) -> AppleAssociation {
    let text = """
      {"applinks":{"details":[{"appIDs":["Q7W3E9R2T5.com.shop"],"components":[\(components)]}]}}
      """
    return AppleAssociation(bytes: Array(text.utf8), path: "aasa")
  }

  private static func filters(_ data: [[String]]) -> AndroidManifest {
    let filters = data.map { data in
      """
      <intent-filter android:autoVerify="true">
      <action android:name="android.intent.action.VIEW"/>
      <category android:name="android.intent.category.DEFAULT"/>
      <category android:name="android.intent.category.BROWSABLE"/>
      <data android:scheme="https"/>\(data.map { "<data \($0)/>" }.joined())</intent-filter>
      """
    }
    let text = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.shop">
      <activity android:name=".A" android:exported="true">\(filters.joined())</activity></manifest>
      """
    return AndroidManifest(reading: Array(text.utf8), path: "AndroidManifest.xml")
  }

  private static func draft(_ file: AppleAssociation) -> ManifestDraft {
    var drafter = ManifestDrafter()
    drafter.add(file, host: "a.example")
    return drafter.draft()
  }

  private static func draft(_ file: AndroidManifest) -> ManifestDraft {
    var drafter = ManifestDrafter()
    drafter.add(file)
    return drafter.draft()
  }

  private static func paths(_ draft: ManifestDraft) -> Set<String> {
    Set(draft.manifest.routes.map { "\($0.pattern)" })
  }

  /// Patterns in Apple's file, and those among them that no other pattern contains.
  static let contained = [
    (["/watch*", "/watch_videos*"], ["/watch*"]), (["/watch_videos*", "/watch*"], ["/watch*"]),
    (["/p*", "/product*", "/products*"], ["/p*"]), (["/a-*", "/a-b-*"], ["/a-*"]),
    (["/watch*", "/watched*", "/w/*"], ["/watch*", "/w/*"]),
    (["/x/a*", "/x/ab*", "/y/ab*"], ["/x/a*", "/y/ab*"]),
    (["/a*", "/a*b"], ["/a*"]), (["/p?*/x", "/pq?*/x"], ["/p?*/x"]),
  ]

  @Test("A pattern that another pattern contains does not become a route", arguments: contained)
  func containedPatterns(_ patterns: [String], _ kept: [String]) throws {
    func draft(_ patterns: [String]) -> ManifestDraft {
      Self.draft(Self.apple(patterns.map { "{\"/\":\"\($0)\"}" }.joined(separator: ",")))
    }
    let all = draft(patterns)
    try expectSound(all)
    #expect(Self.paths(all) == Self.paths(draft(kept)), "\(all.text)")
    #expect(all.diagnostics.contains { $0.rule == "draft-contained-path" })
    #expect(!all.isPartial)
  }

  @Test("In Android's filters, a prefix that a shorter prefix contains does not become a route")
  func containedFilters() throws {
    func data(_ prefixes: [String]) -> [String] {
      ["android:host=\"a.example\""] + prefixes.map { "android:pathPrefix=\"\($0)\"" }
    }
    let all = Self.draft(Self.filters([data(["/watch", "/playlist", "/watch_videos"])]))
    try expectSound(all)
    let kept = Self.draft(Self.filters([data(["/watch", "/playlist"])]))
    #expect(Self.paths(all) == Self.paths(kept), "\(all.text)")
  }

  @Test("A contained pattern still matches on hosts that the containing pattern lacks")
  func hostsOfContainedPatterns() throws {
    let file = Self.filters([
      ["android:host=\"a.example\"", "android:pathPrefix=\"/watch\""],
      [
        "android:host=\"a.example\"", "android:host=\"b.example\"",
        "android:pathPrefix=\"/watch_videos\"",
      ],
    ])
    let draft = Self.draft(file)
    try expectSound(draft)
    let router = try Router([draft.manifest])
    for (link, isTaken) in [
      ("https://a.example/watch_videos/1", true), ("https://a.example/watchlist", true),
      ("https://b.example/watch_videos2", true), ("https://b.example/watchlist", false),
    ] {
      #expect(((try? router.match(link)) != nil) == isTaken, "\(link)\n\(draft.text)")
    }
    #expect(!draft.isPartial)
  }

  @Test("The name in the source is kept")
  func namedPatterns() throws {
    let draft = Self.draft(
      Self.apple(#"{"/":"/watch*"},{"/":"/watch_videos*","comment":"videos: Some videos"}"#))
    try expectSound(draft)
    #expect(draft.manifest.routes.contains { $0.name == "videos" }, "\(draft.text)")
  }

  @Test("Of two routes that match the same links, one is omitted and reported, none is widened")
  func overlappingPatterns() throws {
    let draft = Self.draft(Self.apple(#"{"/":"/a?*/x"},{"/":"/?*b/x"}"#))
    try expectSound(draft)
    let router = try Router([draft.manifest])
    #expect((try? router.match("https://a.example/ac/x")) != nil)
    #expect((try? router.match("https://a.example/c/x")) == nil, "\(draft.text)")
    #expect(draft.diagnostics.map(\.rule).contains("draft-conflict"))
    #expect(draft.isPartial)
  }

  @Test("Eight hundred nested prefixes are reduced to ten")
  func manyPrefixes() throws {
    let components = (0..<800).map { "{\"/\":\"/x\($0)*\"}" }.joined(separator: ",")
    let draft = Self.draft(Self.apple(components))
    #expect(Self.paths(draft).count == 20)
    #expect(!draft.isPartial)
  }

  // MARK: Laws

  private static func words(_ random: inout SplitMix64) -> [String] {
    (0..<Int.random(in: 2...6, using: &random)).map { _ in
      var word = "/" + random.pick(["a", "ab", "b", "a-b"])
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        word += random.pick(["a", "b", "-", "_", "/a", "/b"])
      }
      return word
    }
  }

  private static func links(_ random: inout SplitMix64) -> [String] {
    (0..<60).map { _ in
      var link = "https://a.example/" + random.pick(["a", "ab", "b", "c", "a-b"])
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        link += random.pick(["a", "b", "-", "_", "x", "/a", "/b", "/c"])
      }
      return link
    }
  }

  private static func breaches(
    _ draft: ManifestDraft, _ links: [String], _ judge: (Router) -> LinkJudge,
    _ opens: (String) -> Bool
  ) throws -> [String] {
    try expectSound(draft)
    let router = try Router([draft.manifest])
    var breaches = links.filter { ((try? router.match($0)) != nil) != opens($0) }
    // Android compares the hosts of links case-sensitively, so a draft of its filters may have this
    // divergence.
    for found in judge(router).divergenceClasses()
    where found.severity != .info && found.divergence.code != "case-differs" {
      breaches.append("\(found.witness): \(found.divergence.explanation)")
    }
    return breaches
  }

  @Test("A draft of prefixes accepts the links that Apple's file opens")
  func appleLaw() throws {
    var random = SplitMix64(seed: 31)
    for _ in 0..<LawEffort.rounds(30) {
      let words = Self.words(&random)
      let file = Self.apple(words.map { "{\"/\":\"\($0)*\"}" }.joined(separator: ","))
      let draft = Self.draft(file)
      let breaches = try Self.breaches(
        draft, Self.links(&random), { LinkJudge(apple: file, router: $0) },
        { file.verdict(for: AssociationLink($0)).opens })
      #expect(breaches.isEmpty && !draft.isPartial, "\(words) \(breaches)\n\(draft.text)")
    }
  }

  @Test("A draft of prefixes accepts the links that Android's filters open")
  func androidLaw() throws {
    var random = SplitMix64(seed: 32)
    for _ in 0..<LawEffort.rounds(30) {
      let words = Self.words(&random)
      let file = Self.filters([
        ["android:host=\"a.example\""] + words.map { "android:pathPrefix=\"\($0)\"" }
      ])
      let draft = Self.draft(file)
      let filters = AndroidAssociation(assetLinks: Self.statement, manifest: file)
      let breaches = try Self.breaches(
        draft, Self.links(&random),
        { LinkJudge(assetLinks: Self.statement, manifest: file, router: $0) },
        { filters.verdict(for: AssociationLink($0), on: .android14).opens })
      #expect(breaches.isEmpty && !draft.isPartial, "\(words) \(breaches)\n\(draft.text)")
    }
  }
}
