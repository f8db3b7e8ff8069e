import Diagnostics
import LinkRouting
import LinkTestSupport
import TestSupport
import Testing

/// Tests routes with several paths.
@Suite struct AliasTests {
  static func route(
    _ name: String, _ pattern: String, aliases: [String], query: [String] = [],
    isCaseSensitive: Bool = true, slash: Route.TrailingSlash = .tolerated
  ) -> Route {
    var route = Route.make(
      name, pattern, query: query, isCaseSensitive: isCaseSensitive, trailingSlash: slash)
    route.aliases = aliases.map(RoutePattern.make)
    return route
  }

  static func router() throws -> Router {
    try Router.make(
      [
        route(
          "item", "/item/{sku:text}", aliases: ["/p/{sku:text}", "/produkt/{sku:text}/info"],
          query: ["q: integer?"]),
        route("files", "/files/{rest:text+}", aliases: ["/f/{rest:text+}"]),
        route("help", "/help", aliases: ["/hilfe", "/Aide"], isCaseSensitive: false),
        route("slash", "/slash", aliases: ["/strich"], slash: .required),
        route("vault", "/vault/{pin}", aliases: ["/tresor/{pin}"]),
        .make("any", "/{a:text}/{b:text}/{c:text}"),
      ], types: [ParameterType("pin", .text(TextRule(length: 4...4)), isSecret: true)],
      exclusions: [LinkManifest.Exclusion(pattern: .make("/p/secret"))])
  }

  @Test(arguments: [
    Row("p/7?q=1", "item(sku: 7, q: 1)"),
    Row("p/a%20b/", "item(sku: a b)"),
    Row("produkt/7/info", "item(sku: 7)"),
    Row("produkt/7/other", "any(a: produkt, b: 7, c: other)"),
    Row("item/7", "item(sku: 7)"),
    Row("f/a/b", "files(rest: [a, b])"),
    Row("HILFE", "help()"),
    Row("aide", "help()"),
    Row("strich/", "slash()"),
    Row("strich", "missing-trailing-slash ⟦⟧"),
    Row("p/secret", "excluded ⟦/p/secret⟧"),
    Row("p", "missing-path-component ⟦⟧"),
    Row("f", "missing-path-component ⟦⟧"),
    Row("p/7?q=1&q=2", "duplicate-parameter ⟦q=2⟧ q"),
  ])
  func parses(_ row: Row) throws {
    #expect(outcome("https://h.example/" + row.link, try Self.router()) == row.outcome)
  }

  @Test(arguments: [
    ("https://h.example/p/7?q=1", "https://h.example/item/7?q=1"),
    ("https://h.example/produkt/7/info/", "https://h.example/item/7"),
    ("app:p/7", "https://h.example/item/7"),
    ("https://h.example/f/a/b", "https://h.example/files/a/b"),
    ("https://h.example/AIDE", "https://h.example/help"),
    ("https://h.example/strich/", "https://h.example/slash/"),
  ])
  func canonicalLinksHaveThePath(_ link: String, _ canonical: String) throws {
    let router = try Self.router()
    let match = try router.match(link)
    #expect(match.canonicalLink == canonical)
    #expect(try router.match(canonical) == match)
  }

  /// If a built link matched an alias, its values would differ from the values that the builder was
  /// given.
  @Test func buildersRejectLinksOfAliases() throws {
    let router = try Router.make([
      Self.route("r", "/{a:text}/x/{b:text}", aliases: ["/y/{a:text}/{b:text}"])
    ])
    let reference = RouteReference(app: "app", route: "r")
    #expect(
      try router.link(to: reference, texts: [("a", ["q"]), ("b", ["z"])])
        == "https://h.example/q/x/z")
    let error = refusal { () throws(LinkError) in
      try router.link(to: reference, texts: [("a", ["y"]), ("b", ["z"])])
    }
    #expect(error?.code == .matchesOtherRoute)
    let match = try router.match("https://h.example/y/x/z")
    #expect(match["a"]?.text == "x")
    #expect(match.canonicalLink == "https://h.example/x/x/z")
  }

  @Test func secretsInAliasesAreMasked() throws {
    let router = try Self.router()
    #expect(!router.masked("https://h.example/tresor/1234").text.contains("1234"))
    #expect(!router.masked("https://h.example/tresor/12345").text.contains("12345"))
  }

  @Test func misspeltAliasesAreExplained() throws {
    let router = try Router.make([Self.route("r", "/item/{a:text}", aliases: ["/produkt/{a:text}"])]
    )
    let error = try #require(refusal("https://h.example/produkte/7", router))
    #expect(error.nearest?.route == "r")
    #expect(router.suggestion(for: "https://h.example/produkte/7") == "https://h.example/produkt/7")
  }

  // MARK: Laws

  @Test(arguments: 0..<4)
  func aliasesHaveTheValuesOfThePath(_ seed: Int) throws {
    var generator = LawManifestGenerator(seed: UInt64(seed) &+ 0xA11A5)
    var count = 0
    for _ in 0..<LawEffort.rounds(12) {
      let manifest = generator.manifest(clashes: false)
      let router = Router(proven: [manifest])
      #expect(router.diagnostics.isEmpty)
      for (index, route) in manifest.routes.enumerated() {
        let reference = RouteReference(app: manifest.app, route: route.name)
        for alias in route.aliases {
          // To build a link of the alias, the alias replaces the path of the route.
          var other = manifest
          other.routes[index].pattern = alias
          other.routes[index].aliases = []
          let texts = generator.values.texts(for: manifest.resolvedParameters(of: route))
          let canonical = try? router.link(to: reference, texts: texts)
          let link = try? Router(proven: [other]).link(to: reference, texts: texts)
          guard let canonical, let link else { continue }
          let match = try router.match(link)
          #expect(match.reference == reference)
          #expect(match.canonicalLink == canonical, "\(link)")
          #expect(try router.match(canonical) == match, "\(link)")
          count += 1
        }
      }
    }
    #expect(count > 3)
  }

  // MARK: Conflicts

  @Test(arguments: [
    // These rows contain the paths of a route with an alias, and the path of another route.
    (["/item/{a:text}", "/p/{a:text}"], "/p/{n:integer}", "ambiguous routes.other.path"),
    (["/item/{a:text}", "/p/{a:text}"], "/p/new", nil),
    (["/item/{n:integer}", "/p/{n:integer}"], "/p/{a:text}", "ambiguous routes.other.path"),
    (["/item", "/same"], "/same", "ambiguous routes.other.path"),
    (["/item/{a:word}", "/p/{a:word}"], "/p/x", "unreachable routes.r.aliases[0]"),
  ])
  func conflicts(_ patterns: [String], _ other: String, _ expected: String?) throws {
    let router = try Router.make(
      [
        Self.route("r", patterns[0], aliases: Array(patterns[1...])),
        .make("other", other),
      ], types: [ParameterType("word", .enumeration(["x"]))])
    let conflicts = router.conflicts()
    #expect(conflicts.isTotalExact)
    #expect(
      conflicts.pairs.map { "\($0.kind) \($0.second.location)" } == [expected].compactMap(\.self))
    for conflict in conflicts.pairs { #expect(refusal(conflict.witness, router) == nil) }
  }

  @Test func conflictsOfOneRoute() throws {
    let router = try Router.make([
      Self.route("r", "/a/{n:integer}", aliases: ["/{n:integer}/b", "/a/{n:integer}"])
    ])
    let pairs = router.conflicts().pairs
    #expect(pairs.count == 1)
    #expect(pairs[0].diagnostic.message.contains("alias '/a/{n:integer}' of route 'r'"))
  }

  // MARK: Diagnostics

  @Test(arguments: [
    (["/p/{a:text}"], nil),
    (["/{a:text}"], nil),
    (["/p"], "alias-parameters"),
    (["/p/{b:text}"], "alias-parameters"),
    (["/p/{a:text}/{b:text}"], "alias-parameters"),
    (["/p/{a:integer}"], "alias-parameters"),
    (["/p/{a:text*}"], "alias-parameters"),
    (["/p/{a:unknown}"], "unknown-type"),
    (["/item/{a:text}"], "duplicate-alias"),
    (["/p/{a:text}", "/p/{a:text}"], "duplicate-alias"),
    (["/p/:a/{a:text}"], "foreign-pattern"),
  ])
  func diagnostics(_ aliases: [String], _ code: String?) {
    let manifest = LinkManifest(
      app: "app", hosts: ["h.example"],
      routes: [Self.route("r", "/item/{a:text}", aliases: aliases)])
    #expect(manifest.diagnostics().map(\.code) == [code].compactMap(\.self))
  }

  @Test func differentOrderIsReported() throws {
    let manifest = LinkManifest(
      app: "app", hosts: ["h.example"],
      routes: [Self.route("r", "/{a:text}/{b:text}", aliases: ["/x/{b:text}/{a:text}"])])
    #expect(manifest.diagnostics().map(\.message).first?.contains("order") == true)
    // A router never accepts links of an alias whose parameters are not those of the path.
    let router = Router(proven: [manifest])
    #expect(router.diagnostics.map(\.code) == ["alias-parameters"])
    #expect(refusal("https://h.example/x/1/2", router) != nil)
  }
}
