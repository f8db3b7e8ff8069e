import LinkRouting
import TestSupport
import Testing

/// Tests versions of apps, and the routes that a range of versions has.
@Suite struct AppVersionTests {
  @Test(arguments: ["0", "4", "4.2", "4.2.10", "0.0.1", "2026.11.28"])
  func readsVersions(_ text: String) {
    #expect(AppVersion(parsing: text)?.description == text)
  }

  @Test(arguments: ["", ".", "4.", ".4", "4..2", "v4", "4.2b", "04", "4.02", "-1", "1234567890"])
  func rejectsOtherStrings(_ text: String) {
    #expect(AppVersion(parsing: text) == nil)
  }

  @Test func comparesNumbers() throws {
    let texts = ["0", "0.9", "1", "1.0.1", "1.2", "1.2.3", "1.10", "2"]
    let versions = try texts.map { try #require(AppVersion(parsing: $0)) }
    #expect(versions == versions.sorted())
    #expect(AppVersion([4, 0]) == AppVersion([4]))
    #expect(AppVersion([]) == AppVersion([0]))
  }

  @Test(
    arguments: [
      ("4.2", "4.2", "4.2"), ("4.2..", "4.2", nil), ("..5", nil, "5"), ("4.2..5.1", "4.2", "5.1"),
    ] as [(String, String?, String?)])
  func readsRanges(_ text: String, _ oldest: String?, _ newest: String?) {
    let range = AppVersionRange(parsing: text)
    #expect(range?.oldest?.description == oldest)
    #expect(range?.newest?.description == newest)
    #expect(range?.description == text)
  }

  @Test(arguments: ["", "..", "5..4", "4.2-5", "4...5", "x.."])
  func rejectsOtherRanges(_ text: String) {
    #expect(AppVersionRange(parsing: text) == nil)
  }

  private static func route(since: String?, until: String?) -> Route {
    var route = Route.make("r", "/r")
    route.since = since.flatMap(AppVersion.init(parsing:))
    route.until = until.flatMap(AppVersion.init(parsing:))
    return route
  }

  @Test(
    arguments: [
      (nil, nil, "..", true), ("4.2", nil, "..", false), (nil, "5", "..", false),
      ("4.2", nil, "4.2..", true), ("4.2", nil, "4.1.9..", false), ("4.2", nil, "4.10..", true),
      (nil, "5", "..4.9", true), (nil, "5", "..5", false), (nil, "5", "4..", false),
      ("4.2", "5", "4.2..4.9", true), ("4.2", "5", "4.2..5", false), ("4.2", "5", "4.3", true),
    ] as [(String?, String?, String, Bool)])
  func availability(_ since: String?, _ until: String?, _ versions: String, _ isAvailable: Bool) {
    let range = AppVersionRange(parsing: versions) ?? .all
    #expect(Self.route(since: since, until: until).isAvailable(inAll: range) == isAvailable)
  }

  @Test func omittedRoutesAreNoDestinations() throws {
    var old = Route.make("old", "/old")
    old.requirements = [Requirement(fact: "f", otherwise: .route("r"))]
    let manifest = LinkManifest(
      app: "app", hosts: ["h.example"], routes: [Self.route(since: "2", until: nil), old])
    let all = manifest.available(inAll: .all)
    #expect(all.routes.map(\.name) == ["old"])
    #expect(all.routes[0].requirements == [Requirement(fact: "f")])
    #expect(all.diagnostics() == [])
    #expect(manifest.available(inAll: AppVersionRange(oldest: AppVersion([2]))) == manifest)
    // The router contains every route, whatever its versions.
    #expect(try Router([manifest]).match("https://h.example/r").reference.route == "r")
  }
}
