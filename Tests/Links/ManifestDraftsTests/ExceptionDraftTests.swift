import LinkAssociations
import LinkRouting
import ManifestDrafts
import Testing

/// Tests that exclusions and exceptions of association files survive in drafts.
@Suite("Exclusions and exceptions in drafts")
struct ExceptionDraftTests {
  private static func file(_ components: String) -> [UInt8] {
    Array(
      """
      {"applinks":{"details":[{"appIDs":["ABCDE12345.com.noo"],"components":[\(components)]}]}}
      """.utf8)
  }

  /// The paths of the components in a file, with `NOT` before exclusions.
  private static func paths(_ bytes: [UInt8]) -> [String] {
    AppleAssociation(bytes: bytes, path: "aasa").details.flatMap(\.components).map {
      ($0.excludes ? "NOT " : "") + ($0.path?.text ?? "*")
    }
  }

  @Test func exceptionsComeBack() throws {
    // These are the components of Hylozoic's file.
    let bytes = Self.file(
      #"{"/":"/noo/login/token"},{"/":"/noo/login/jwt"},{"/":"/noo/*","exclude":true},{"/":"*"}"#)
    var drafter = ManifestDrafter()
    drafter.add(AppleAssociation(bytes: bytes, path: "aasa"), host: "noo.example")
    let draft = drafter.draft()
    #expect(
      draft.manifest.exclusions.map { ($0.isException ? "NOT " : "") + $0.pattern.description } == [
        "NOT /noo/login/token", "NOT /noo/login/jwt", "/noo/{rest:text*}",
      ])
    #expect(draft.text.contains("{ except: /noo/login/token }"))
    var manifest = draft.manifest
    manifest.platforms.apple?.isPlaceholder = false
    let written = try AppleAssociationWriter([manifest])
      .associationFile(host: "noo.example", allowsPlaceholders: true)
    #expect(
      Self.paths(Array(written.text.utf8)).filter { $0 != "NOT *//*" } == [
        "/noo/login/token", "/noo/login/jwt", "NOT /noo/*", "/*",
      ])
    #expect(!written.widenings.contains { $0.code == .exclusionNotExpressible })
  }

  /// The component of an exclusion precedes the components of the exceptions that follow the
  /// exclusion.
  @Test func exclusionsPrecedeLaterExceptions() throws {
    var manifest = LinkManifest(
      app: "noo", hosts: ["noo.example"],
      platforms: Platforms(apple: .init(appIDs: ["ABCDE12345.com.noo"])),
      routes: [Route(name: "page", pattern: try RoutePattern(parsing: "/{rest:text*}"))])
    manifest.exclusions = [
      .init(pattern: try RoutePattern(parsing: "/noo/login/token")),
      .init(pattern: try RoutePattern(parsing: "/noo/{rest:text*}"), isException: true),
      .init(pattern: try RoutePattern(parsing: "/{rest:text*}")),
    ]
    let written = try AppleAssociationWriter([manifest]).associationFile(host: "noo.example")
    #expect(
      Self.paths(Array(written.text.utf8)) == ["NOT /noo/login/token", "/noo/*", "NOT /*"])
    #expect(!written.widenings.contains { $0.code == .exclusionNotExpressible })
  }

  @Test(
    "An exclusion of deeper paths is carried over if a later component opens them",
    arguments: [
      ("/x/*/*", "*", true), ("/x/*/", "/*", true), ("/a/x/*/*", "/a/*", true),
      ("/x/*/*", "/x/?*", false), ("/x/*/*", "/y/*", false),
    ])
  func exclusionsOfDeeperPaths(path: String, opened: String, isKept: Bool) throws {
    let file = """
      {"applinks":{"details":[{"appIDs":["ABCDE12345.com.shop.mobile"],\
      "components":[{"/":"\(path)","exclude":true},{"/":"\(opened)"}]}]}}
      """
    var drafter = ManifestDrafter()
    drafter.add(AppleAssociation(bytes: Array(file.utf8), path: "aasa"), host: "shop.example")
    let draft = drafter.draft()
    try expectSound(draft)
    #expect(draft.manifest.exclusions.isEmpty == !isKept)
    let link = "https://shop.example\(path.replacing("*", with: "a"))"
    #expect(throws: LinkError.self) { try Router([draft.manifest]).match(link) }
  }

  @Test("A wildcard has the exclusions of its domain")
  func exclusionsOfWildcards() throws {
    let list = """
      <?xml version="1.0"?><plist><dict>\
      <key>com.apple.developer.associated-domains</key>\
      <array><string>applinks:shop.example</string><string>applinks:*.shop.example</string>\
      <string>applinks:other.example</string></array></dict></plist>
      """
    let file = """
      {"applinks":{"details":[{"appIDs":["ABCDE12345.com.shop.mobile"],\
      "components":[{"/":"/item/new","exclude":true},{"/":"/item/?*"}]}]}}
      """
    var drafter = ManifestDrafter()
    drafter.add(propertyList: Array(list.utf8), path: "Shop.entitlements")
    drafter.add(AppleAssociation(bytes: Array(file.utf8), path: "aasa"), host: "shop.example")
    let draft = drafter.draft()
    try expectSound(draft)
    let wildcard = "*.shop.example"
    #expect(Set(draft.manifest.hosts) == ["other.example", "shop.example", wildcard])
    #expect(draft.manifest.exclusions.map(\.host) == ["shop.example", wildcard])
    let router = try Router([draft.manifest])
    for host in ["shop.example", "a.shop.example"] {
      #expect(throws: LinkError.self) { try router.match("https://\(host)/item/new") }
      #expect(try router.match("https://\(host)/item/7").reference.app == draft.manifest.app)
    }
  }
}
