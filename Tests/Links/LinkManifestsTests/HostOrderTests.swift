import LinkManifests
import LinkRouting
import Testing

/// Tests the canonical links of values that the first host of a route cannot represent.
struct HostOrderTests {
  private static let text = """
    app: places
    hosts: [places.example, www.places.example, m.places.example, "*.kit.example"]
    routes:
      place: "/{kind:text}/{n:integer}"
      new: { path: "/new/{n:integer}", hosts: [places.example] }
      top: { path: "/top/{n:integer}", hosts: [places.example, www.places.example] }
    exclude: ["https://places.example/old/{n:integer}", "https://www.places.example/old/7"]
    """

  private static func router(_ text: String = text) throws -> Router {
    try Router([ManifestFile(parsing: Array(text.utf8), path: "places.links.yaml").manifest])
  }

  private static let place = RouteReference(app: "places", route: "place")

  @Test(
    "The first host on which the path matches the route is canonical",
    arguments: [
      ("any", "1", "https://places.example/any/1"),
      // The paths `/new/1` and `/top/1` also match `place`. On the first host, `/new/1` matches
      // `new` instead of `place`, and on the first two hosts, `/top/1` matches `top`.
      ("new", "1", "https://www.places.example/new/1"),
      ("top", "1", "https://m.places.example/top/1"),
      // The first host excludes all paths below `/old`, and the second host only `/old/7`.
      ("old", "1", "https://www.places.example/old/1"),
      ("old", "7", "https://m.places.example/old/7"),
    ])
  func firstHost(kind: String, number: String, expected: String) throws {
    let router = try Self.router()
    let texts = [(name: "kind", values: [kind]), (name: "n", values: [number])]
    for scheme in [nil, "https", "HTTPS"] {
      #expect(try router.link(to: Self.place, texts: texts, scheme: scheme) == expected)
    }
    for host in ["m.places.example", "a.kit.example"] {
      let match = try router.match("https://\(host)/\(kind)/\(number)")
      #expect(match.reference == Self.place)
      #expect(match.canonicalLink == expected)
    }
  }

  @Test("A link on a wildcard host keeps its host if no other host can represent its values")
  func wildcards() throws {
    let router = try Self.router(
      """
      app: places
      hosts: [places.example, "*.kit.example"]
      routes: { place: "/{kind:text}/{n:integer}" }
      exclude: ["https://places.example/old/7"]
      """)
    let link = "https://a.kit.example/old/7"
    #expect(try router.match(link).canonicalLink == link)
    let texts = [(name: "kind", values: ["old"]), (name: "n", values: ["7"])]
    let error = #expect(throws: LinkError.self) { try router.link(to: Self.place, texts: texts) }
    #expect(error?.code == .excluded)
  }

  @Test("An exclusion of the first host does not apply to a subdomain with a parameter")
  func subdomains() throws {
    let router = try Self.router(
      """
      app: places
      hosts: [shop.example, "{store:slug}.kit.example"]
      routes: { place: "/{kind:text}/{n:integer}" }
      exclude: ["https://shop.example/old/7"]
      """)
    var texts = [(name: "kind", values: ["old"]), (name: "n", values: ["7"])]
    let error = #expect(throws: LinkError.self) { try router.link(to: Self.place, texts: texts) }
    #expect(error?.code == .excluded)
    texts.append((name: "store", values: ["berlin"]))
    let link = "https://berlin.kit.example/old/7"
    #expect(try router.link(to: Self.place, texts: texts) == link)
    #expect(try router.match(link).canonicalLink == link)
  }
}
