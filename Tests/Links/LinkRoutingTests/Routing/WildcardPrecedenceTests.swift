import LinkRouting
import Testing

/// Tests hosts that both an exact host and a wildcard of a different app match.
@Suite("Exact hosts before wildcards")
struct WildcardPrecedenceTests {
  private static func app(_ name: String, hosts: [String], excluding: String) throws -> LinkManifest
  {
    var manifest = LinkManifest(
      app: name, hosts: hosts, types: [ParameterType("integer", .integer(0...99))],
      routes: [
        Route(name: "item", pattern: try RoutePattern(parsing: "/item/{id:integer}")),
        Route(name: name, pattern: try RoutePattern(parsing: "/" + name)),
      ])
    manifest.exclusions = [
      LinkManifest.Exclusion(pattern: try RoutePattern(parsing: excluding))
    ]
    return manifest
  }

  // RFC 3986, section 6.2.2.1: the case of a host has no meaning.
  @Test(
    "The spelling of the host does not change the app",
    arguments: ["kit.shop.example", "Kit.shop.example", "KIT.SHOP.EXAMPLE", "kit.shop.examplE"])
  func spelling(host: String) throws {
    let apps = [
      try Self.app("one", hosts: ["shop.example", "*.shop.example"], excluding: "/item/8"),
      try Self.app("two", hosts: ["kit.shop.example"], excluding: "/item/9"),
    ]
    for manifests in [apps, apps.reversed()] {
      let router = try Router(manifests)
      #expect(try router.match("https://\(host)/item/7").app == "two")
      #expect(try router.match("https://\(host)/item/8").app == "two")
      #expect(try router.match("https://\(host)/two").app == "two")
      #expect(router.rejectionCode(of: "https://\(host)/item/9") == .excluded)
      #expect(router.rejectionCode(of: "https://\(host)/one") == .unknownPathComponent)
      #expect(try router.match("https://a\(host)/item/7").app == "one")
    }
  }
}
