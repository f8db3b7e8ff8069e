import LinkRouting
import Testing

/// Tests hosts, schemes, ports, exclusions, and several apps in one router.
@Suite struct OriginTests {
  @Test(arguments: [
    Row("https://one.example/a", "a()"),
    Row("https://two.example/a", "a()"),
    Row("https://one.example/b", "b()"),
    Row("https://two.example/b", "unknown-path-component ⟦b⟧"),
    Row("https://TWO.example/c", "c()"),
    Row("https://one.example/c", "unknown-path-component ⟦c⟧"),
    Row("s1:a", "a()"),
    Row("s2:a", "a()"),
    Row("s1:d", "unknown-path-component ⟦d⟧"),
    Row("s2:d", "d()"),
    Row("S2:d", "d()"),
    Row("https://one.example/d", "d()"),
    Row("https://three.example/a", "unknown-host ⟦three.example⟧"),
    Row("s3:a", "unknown-scheme ⟦s3⟧"),
    Row("http://one.example/a", "unknown-scheme ⟦http⟧"),
    Row("ftp://one.example/a", "unknown-scheme ⟦ftp⟧"),
    Row("javascript:alert(1)", "unknown-scheme ⟦javascript⟧"),
    Row("data:text/html,x", "unknown-scheme ⟦data⟧"),
    Row("intent://one.example/a#Intent;end", "unknown-scheme ⟦intent⟧"),
  ])
  func routesMayBeOfSomeHostsAndSchemes(_ row: Row) throws {
    let router = try Router.make(
      [
        .make("a", "/a"), .make("b", "/b", hosts: ["one.example"]),
        .make("c", "/c", hosts: ["Two.example"]), .make("d", "/d", schemes: ["s2"]),
      ], hosts: ["one.example", "two.example"], schemes: ["s1", "s2"])
    #expect(outcome(row.link, router) == row.outcome)
  }

  @Test func canonicalLinksUseTheFirstHostOfTheRoute() throws {
    let router = try Router.make(
      [
        .make("a", "/a"), .make("c", "/c", hosts: ["Two.Example"]),
        .make("d", "/d", hosts: [], schemes: ["s2"]),
      ], hosts: ["one.example", "two.example"], schemes: ["s1", "s2"])
    #expect(try router.match("https://two.example/a").canonicalLink == "https://one.example/a")
    #expect(try router.match("s1:c").canonicalLink == "https://two.example/c")
    #expect(try router.match("s2:d").canonicalLink == "s2://d")
    let a = RouteReference(app: "app", route: "a")
    #expect(try router.link(to: a, texts: [], scheme: "S2") == "s2://a")
    #expect(try router.link(to: a, texts: [], scheme: "https") == "https://one.example/a")
  }

  @Test(arguments: [
    Row("https://localhost:8080/a", "a()"),
    Row("https://LOCALHOST:8080/a", "a()"),
    Row("https://localhost/a", "unknown-host ⟦localhost⟧"),
    Row("https://localhost:8081/a", "port-not-allowed ⟦:8081⟧"),
    Row("https://localhost:08080/a", "invalid-port ⟦:08080⟧"),
    Row("https://127.0.0.1/a", "a()"),
    Row("https://127.0.0.1:80/a", "ip-address-host ⟦127.0.0.1⟧"),
    Row("https://127.1/a", "ip-address-host ⟦127.1⟧"),
    Row("https://0x7f.0.0.1/a", "ip-address-host ⟦0x7f.0.0.1⟧"),
    Row("https://[::1]/a", "a()"),
    Row("https://[::2]/a", "ip-address-host ⟦[::2]⟧"),
    Row("https://[0:0:0:0:0:0:0:1]/a", "ip-address-host ⟦[0:0:0:0:0:0:0:1]⟧"),
    Row("https://xn--bcher-kva.example/a", "a()"),
    Row("https://XN--bcher-kva.example/a", "a()"),
    Row("https://xn--other-kva.example/a", "punycode-host ⟦xn--other-kva⟧"),
    Row("https://h.example:443/a", "port-not-allowed ⟦:443⟧"),
    Row("https://h.example./a", "trailing-dot-host ⟦.⟧"),
    Row("https://h_example/a", "underscore-host ⟦_⟧"),
    Row("app://[::1]/a", "ip-address-host ⟦[::1]⟧"),
    Row("app://a:80/", "port-not-allowed ⟦:80⟧"),
  ])
  func oddHostsMatchWhereTheyAreListed(_ row: Row) throws {
    let router = try Router.make(
      [.make("a", "/a")],
      hosts: ["h.example", "localhost:8080", "127.0.0.1", "[::1]", "xn--bcher-kva.example"])
    #expect(outcome(row.link, router) == row.outcome)
  }

  @Test(arguments: [
    Row("https://one.example/", "excluded ⟦/⟧"),
    Row("https://one.example", "excluded ⟦⟧"),
    Row("https://two.example/", "excluded ⟦/⟧"),
    Row("app:", "excluded ⟦⟧"),
    Row("https://one.example/legal/terms", "excluded ⟦/legal/terms⟧"),
    Row("app://legal", "excluded ⟦legal⟧"),
    Row("app://legal/terms/", "excluded ⟦legal/terms/⟧"),
    Row("https://one.example/sign-up", "excluded ⟦/sign-up⟧"),
    Row("https://one.example/sign-up/", "excluded ⟦/sign-up/⟧"),
    Row("https://two.example/sign-up", "page(p: sign-up)"),
    Row("app://sign-up", "page(p: sign-up)"),
    Row("https://one.example/Sign-up", "page(p: Sign-up)"),
    Row("https://one.example/s%69gn-up", "excluded ⟦/s%69gn-up⟧"),
    Row("https://one.example/other", "page(p: other)"),
  ])
  func exclusionsOutrankEveryRoute(_ row: Row) throws {
    let router = try Router.make(
      [.make("page", "/{p:text}"), .make("home", "/"), .make("terms", "/legal/terms")],
      hosts: ["one.example", "two.example"],
      exclusions: [
        LinkManifest.Exclusion(pattern: .make("/")),
        LinkManifest.Exclusion(pattern: .make("/legal/{rest:text*}")),
        LinkManifest.Exclusion(pattern: .make("/sign-up"), host: "One.example"),
      ])
    #expect(outcome(row.link, router) == row.outcome)
  }

  @Test func severalAppsShareAHost() throws {
    func manifest(_ app: String, _ routes: [Route], _ excluded: [String] = []) -> LinkManifest {
      LinkManifest(
        app: app, hosts: ["h.example"], schemes: [app],
        types: [
          ParameterType(
            "id", .text(TextRule(allowed: ScalarSet(parsing: app == "x" ? "a-z" : "0-9"))))
        ],
        routes: routes, exclusions: excluded.map { .init(pattern: .make($0)) })
    }
    let router = try Router([
      manifest("x", [.make("item", "/i/{id}"), .make("own", "/x")]),
      manifest("y", [.make("item", "/i/{id}"), .make("own", "/y")], ["/i/0"]),
    ])
    func reference(_ link: String) throws -> String {
      "\(try router.match(link).reference)"
    }
    #expect(try reference("https://h.example/i/abc") == "x.item")
    #expect(try reference("https://h.example/i/123") == "y.item")
    #expect(try reference("https://h.example/x") == "x.own")
    #expect(try reference("https://h.example/y") == "y.own")
    #expect(try reference("x:i/abc") == "x.item")
    #expect(outcome("x:i/123", router) == "invalid-value ⟦1⟧ id")
    #expect(outcome("x:y", router) == "unknown-path-component ⟦y⟧")
    #expect(outcome("https://h.example/i/0", router) == "excluded ⟦/i/0⟧")
    #expect(outcome("y:i/0", router) == "excluded ⟦i/0⟧")
  }
}
