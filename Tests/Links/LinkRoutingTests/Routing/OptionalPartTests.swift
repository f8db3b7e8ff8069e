import Diagnostics
import LinkRouting
import LinkTestSupport
import TestSupport
import Testing

/// Tests paths with parts that links may omit.
@Suite struct OptionalPartTests {
  static func router() throws -> Router {
    try Router.make([
      .make("store", "/store[/{section:text}[/{page:integer}]]", query: ["q: integer?"]),
      .make("item", "/shop[/{lang:language}]/item/{id:integer}"),
      .make("home", "[/{tenant:integer}]/home"),
      AliasTests.route("docs", "/docs[/{name:text}]", aliases: ["/d[/{name:text}]", "/manual"]),
      .make("tree", "/tree[/{ref:integer}]/{rest:text*}"),
    ])
  }

  @Test(arguments: [
    Row("store", "store()"),
    Row("store/", "store()"),
    Row("store/new?q=1", "store(section: new, q: 1)"),
    Row("store/new/3?q=2", "store(section: new, page: 3, q: 2)"),
    Row("store/new/x", "invalid-value ⟦x⟧ page"),
    Row("store/new/3/4", "unexpected-path-component ⟦4⟧"),
    Row("shop/item/7", "item(id: 7)"),
    Row("shop/de/item/7", "item(lang: de, id: 7)"),
    Row("home", "home()"),
    Row("12/home", "home(tenant: 12)"),
    Row("docs", "docs()"),
    Row("docs/a", "docs(name: a)"),
    Row("d", "docs()"),
    Row("d/a", "docs(name: a)"),
    Row("manual", "docs()"),
    Row("shop/item", "missing-path-component ⟦⟧"),
  ])
  func parses(_ row: Row) throws {
    #expect(outcome("https://h.example/" + row.link, try Self.router()) == row.outcome)
  }

  @Test(arguments: [
    ("store", [], "store"),
    ("store", [("section", "a b")], "store/a%20b"),
    ("store", [("section", "a"), ("page", "3"), ("q", "1")], "store/a/3?q=1"),
    ("store", [("page", "3")], "missing-parameter section"),
    ("item", [("id", "7")], "shop/item/7"),
    ("item", [("lang", "DE"), ("id", "7")], "shop/de/item/7"),
    ("item", [("lang", "de")], "missing-parameter id"),
    ("item", [], "missing-parameter id"),
    ("home", [], "home"),
    ("home", [("tenant", "12")], "12/home"),
    ("docs", [("name", "a")], "docs/a"),
    ("docs", [("other", "a")], "unknown-parameter other"),
  ])
  func builds(_ route: String, _ values: [(String, String)], _ expected: String) throws {
    let router = try Self.router()
    let reference = RouteReference(app: "app", route: route)
    do throws(LinkError) {
      let link = try router.link(to: reference, texts: values.map { ($0.0, [$0.1]) })
      #expect(link == "https://h.example/" + expected)
      #expect(try router.match(link).canonicalLink == link)
    } catch {
      #expect("\(error.code.rawValue) \(error.parameter ?? "")" == expected)
    }
  }

  @Test func canonicalLinksOfAliasesHaveThePath() throws {
    let router = try Self.router()
    #expect(
      try router.match("https://h.example/d/a").canonicalLink == "https://h.example/docs/a")
    #expect(try router.match("https://h.example/manual").canonicalLink == "https://h.example/docs")
  }

  // MARK: Spelling

  @Test(arguments: [
    ("/store[/{a}[/{b}]]", ["/store/{a}/{b}", "/store/{a}", "/store"]),
    ("/a[/{b}]/c", ["/a/{b}/c", "/a/c"]),
    ("[/{a}]/b[/{c}]", ["/{a}/b/{c}", "/{a}/b", "/b/{c}", "/b"]),
    ("[/{a}]", ["/{a}", "/"]),
    ("/a[/b/{c}]", ["/a/b/{c}", "/a"]),
    ("/[id]/a[0]", ["/[id]/a[0]"]),
  ])
  func expands(_ text: String, _ paths: [String]) throws {
    let pattern = try RoutePattern(parsing: text)
    #expect(pattern.description == text)
    #expect(pattern.expansions.map(\.description) == paths)
  }

  @Test(arguments: ["/a[/{b}", "/a[/{b}]c", "/a[/]", "[/{a}]]"])
  func malformed(_ text: String) {
    #expect(throws: RoutePatternError.self) { try RoutePattern(parsing: text) }
  }

  // MARK: Diagnostics

  @Test(arguments: [
    ("/a[/{b:text}]", nil),
    ("/a[/b]", "optional-part '[/b]' adds no parameter"),
    ("/a[/b[/{c:text}]]", "optional-part '[/b[/{c:text}]]' adds no parameter"),
    ("/a[/{b:text*}]", "optional-part '[/{b:text*}]' contains a catch-all"),
    ("/a[/{b:text}][/{c:text}][/{d:text}][/{e:text}][/{f:text}]", "optional-part more than 16"),
    ("/a[/{b:unknown}]", "unknown-type"),
    ("/a/b[{c:text}]", "optional-part 'b['"),
  ])
  func diagnostics(_ pattern: String, _ expected: String?) throws {
    let manifest = LinkManifest(
      app: "app", hosts: ["h.example"], routes: [.make("r", pattern)])
    let found = manifest.diagnostics()
    let words = expected?.split(separator: " ", maxSplits: 1).map(String.init) ?? []
    #expect(found.map(\.code) == words.prefix(1).map(\.self))
    if words.count > 1 { #expect(found.first?.message.contains(words[1]) == true, "\(found)") }
  }

  @Test func partsOfExclusionsAreReported() {
    let manifest = LinkManifest(
      app: "app", hosts: ["h.example"], routes: [.make("r", "/a")],
      exclusions: [LinkManifest.Exclusion(pattern: .make("/b[/{c:text}]"))])
    #expect(manifest.diagnostics().map(\.code) == ["optional-part"])
  }

  /// Offsets count the whole pattern, including the brackets of optional parts.
  @Test func rangesCountBrackets() throws {
    let pattern = "/a[/{b:text}[/{c:nothing}]]/{d:missing}"
    let manifest = LinkManifest(app: "app", hosts: ["h.example"], routes: [.make("r", pattern)])
    let names = manifest.diagnostics().compactMap(\.range).map { range in
      String(decoding: Array(pattern.utf8)[range.lowerBound..<range.upperBound], as: UTF8.self)
    }
    #expect(names == ["nothing", "missing"])
  }

  // MARK: Conflicts

  @Test(arguments: [
    ("/a[/{b:text}]", "/a", "ambiguous"),
    ("/a[/{b:text}]", "/a/{n:integer}", "ambiguous"),
    ("/a[/{b:text}]", "/a/new", nil),
    ("/a[/{b:text}][/{c:text}]", "/x", "ambiguous"),
    ("/a[/{b:integer}][/{c:date}]", "/x", nil),
    // A parameter precedes a catch-all.
    ("/a[/{b:text}]/{rest:text*}", "/x", nil),
  ])
  func conflicts(_ first: String, _ second: String, _ expected: String?) throws {
    let router = try Router.make([.make("r", first), .make("other", second)])
    let conflicts = router.conflicts()
    #expect(conflicts.isTotalExact)
    #expect(Set(conflicts.pairs.map { "\($0.kind)" }) == Set([expected].compactMap(\.self)))
    for conflict in conflicts.pairs { #expect(refusal(conflict.witness, router) == nil) }
  }

  // MARK: Laws

  /// Each path of a route with optional parts matches the same links as a separate route with that
  /// path.
  @Test(arguments: 0..<6)
  func pathsAreEquivalentToRoutes(_ seed: Int) throws {
    var generator = LawManifestGenerator(seed: UInt64(seed) &+ 0x0971)
    var count = 0
    for round in 0..<LawEffort.rounds(8) {
      var manifest = generator.manifest(clashes: round.isMultiple(of: 2))
      // A link of a retired route is rejected if the new route has no link with its values.
      for index in manifest.routes.indices { manifest.routes[index].redirect = nil }
      var flat = manifest
      flat.routes = manifest.routes.flatMap { route in
        route.variants.enumerated().map { index, variant in
          var variant = variant
          variant.name += "-\(index)"
          return variant
        }
      }
      let (router, plain) = (Router(proven: [manifest]), Router(proven: [flat]))
      // The plain router has a separate route for the path without the components of a catch-all.
      // This path contains only literals, so its precedence differs.
      let hasTails = manifest.routes.flatMap { [$0.pattern] + $0.aliases }.contains { pattern in
        pattern.components.dropLast().contains(where: \.isCatchAll)
      }
      if !hasTails { #expect(Self.ambiguousRoutes(router) == Self.ambiguousRoutes(plain)) }
      for (route, other) in zip(
        manifest.routes.flatMap { route in route.variants.map { _ in route } },
        flat.routes)
      {
        let texts = generator.values.texts(for: flat.resolvedParameters(of: other))
        let reference = RouteReference(app: manifest.app, route: other.name)
        guard let link = try? plain.link(to: reference, texts: texts) else { continue }
        let expected = try plain.match(link)
        guard let match = try? router.match(link) else {
          // The router rejects a link of an alias if its canonical path matches a different route
          // or is excluded.
          let own = RouteReference(app: manifest.app, route: route.name)
          let error = refusal { () throws(LinkError) in try router.link(to: own, texts: texts) }
          #expect(error?.code == .matchesOtherRoute || error?.code == .excluded, "\(link)")
          continue
        }
        #expect(match.routeName == route.name || !router.conflicts().pairs.isEmpty)
        // In the plain router, the path may lack a catch-all that precedes other components. In the
        // match of the route, the value of this catch-all is then an empty list.
        let names = other.pattern.parameterNames
        let parameters = match.parameters.filter { parameter in
          names.contains(parameter.name) || !route.pattern.parameterNames.contains(parameter.name)
            || !parameter.value.elements.isEmpty
        }
        #expect(parameters.map(\.name) == expected.parameters.map(\.name), "\(link)")
        #expect(parameters.map(\.value) == expected.parameters.map(\.value), "\(link)")
        count += 1
      }
    }
    #expect(count > 20)
  }

  /// Returns the pairs of routes that match the same link, without the numbers of their paths.
  ///
  /// Two paths of one route are not a pair.
  private static func ambiguousRoutes(_ router: Router) -> Set<Set<String>> {
    let pairs = router.conflicts().pairs.filter { $0.kind == .ambiguous }.map { conflict in
      Set([conflict.first, conflict.second].map { String(($0.route ?? "").prefix { $0 != "-" }) })
    }
    return Set(pairs.filter { $0.count == 2 })
  }
}
