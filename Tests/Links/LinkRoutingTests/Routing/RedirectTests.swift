import Diagnostics
import LinkRouting
import LinkTestSupport
import TestSupport
import Testing

/// Tests retired routes, whose links are redirected to other routes.
@Suite struct RedirectTests {
  static func retired(
    _ name: String, _ pattern: String, query: [String] = [], to route: String,
    with values: [Route.Redirect.Value] = []
  ) -> Route {
    var retired = Route.make(name, pattern, query: query)
    retired.redirect = Route.Redirect(to: route, values: values)
    return retired
  }

  static func router() throws -> Router {
    var trip = Route.make("trip", "/trip", query: ["depart: date?", "return: date?"])
    trip.conditions = [ParameterCondition(parameter: "return", relation: .atLeast, other: "depart")]
    return try Router.make(
      [
        .make(
          "item", "/item/{id:text}",
          query: ["size: small | medium = medium", "pin: pin?", "tag: text[]"]),
        .make("special", "/item/special"), .make("files", "/files/{path:text*}"), trip,
        retired(
          "old-item", "/p/{number:text}",
          query: ["s: small | medium = small", "pin: pin?", "tag: text[]"],
          to: "item",
          with: [.init("id", .parameter("number")), .init("size", .parameter("s"))]),
        retired("sale", "/sale", to: "item", with: [.init("id", .text("a b"))]),
        retired(
          "query", "/show", query: ["item: text"], to: "item",
          with: [.init("id", .parameter("item"))]),
        retired("folder", "/folder/{path:text*}", to: "files"),
        retired(
          "one-file", "/file/{name:text}", to: "files", with: [.init("path", .parameter("name"))]),
        retired("flight", "/flight", query: ["depart: date?", "return: date?"], to: "trip"),
      ], types: [ParameterType("pin", .text(TextRule(length: 4...4)), isSecret: true)],
      exclusions: [LinkManifest.Exclusion(pattern: .make("/item/hidden"))])
  }

  /// A link, the match of the retired route, and the link that replaces it.
  @Test(arguments: [
    ("/p/7", "old-item(number: 7, s: small)", "/item/7?size=small"),
    (
      "/p/7?s=medium&tag=a&tag=b", "old-item(number: 7, s: medium, tag: a,b)",
      "/item/7?tag=a&tag=b"
    ),
    ("/p/a%20b/?utm=1", "old-item(number: a b, s: small)", "/item/a%20b?size=small"),
    ("/p/7?s=huge", "old-item(number: 7, s: small)", "/item/7?size=small"),
    ("/p/7?pin=1234", "old-item(number: 7, s: small, pin: •••)", "/item/7?size=small&pin=1234"),
    ("/sale", "sale()", "/item/a%20b"),
    ("/show?item=x%2By", "query(item: x+y)", "/item/x%2By"),
    ("/folder", "folder(path: )", "/files"),
    ("/folder/a/b", "folder(path: a,b)", "/files/a/b"),
    ("/file/a", "one-file(name: a)", "/files/a"),
    (
      "/flight?depart=2026-01-02&return=2026-01-02",
      "flight(depart: 2026-01-02, return: 2026-01-02)",
      "/trip?depart=2026-01-02&return=2026-01-02"
    ),
  ])
  func followsRedirects(_ path: String, _ retired: String, _ replacement: String) throws {
    let router = try Self.router()
    for origin in ["https://h.example", "app:"] {
      let match = try router.match(origin + path)
      #expect(match.description == "app." + retired)
      let destination = try #require(match.destination)
      #expect(destination.link == "https://h.example" + replacement)
      #expect(destination.destination == nil)
      #expect(match.canonicalLink == destination.link)
      #expect(
        match.canonicalLink(masksSecrets: true) == destination.canonicalLink(masksSecrets: true))
      #expect(try router.match(match.canonicalLink) == destination)
    }
  }

  /// A link of a retired route is rejected if the new route has no link with the same values.
  @Test(arguments: [
    Row("p/special", "leads-elsewhere ⟦/p/special⟧"),
    Row("p/hidden", "excluded ⟦/p/hidden⟧"),
    Row("show?item=..", "dot-segment ⟦/show⟧"),
    Row("show?item=a%2Fb", "invalid-value ⟦/show⟧ id"),
    Row("show", "missing-parameter ⟦⟧ item"),
    Row("flight?depart=2026-01-02&return=2026-01-01", "condition-failed ⟦/flight⟧ return"),
    Row("p", "missing-path-component ⟦⟧"),
  ])
  func rejectsLinksWithoutDestination(_ row: Row) throws {
    let router = try Self.router()
    #expect(outcome("https://h.example/" + row.link, router) == row.outcome)
    let code = row.outcome.split(separator: " ")[0]
    #expect(router.rejectionCode(of: "https://h.example/" + row.link)?.rawValue == String(code))
  }

  @Test func buildersHaveNoRetiredRoutes() throws {
    let router = try Self.router()
    let error = refusal { () throws(LinkError) in
      try router.link(
        to: RouteReference(app: "app", route: "old-item"), texts: [("number", ["7"])])
    }
    #expect(error?.code == .unknownRoute)
    #expect(error?.description.contains("old-item") == false)
  }

  @Test func tooLongLinksAreRejected() throws {
    let router = try Router.make([
      .make("a-route-with-a-long-path", "/a-route-with-a-long-path/{x:text}"),
      Self.retired("r", "/r/{x:text}", to: "a-route-with-a-long-path"),
    ])
    let link = "https://h.example/r/" + String(repeating: "x", count: 8_160)
    #expect(outcome(link, router).hasPrefix("too-long"))
  }

  @Test func invalidRedirectsAreReported() {
    let routes = [
      Route.make("item", "/item"), Self.retired("a", "/a", to: "b"),
      Self.retired("b", "/b", to: "item"), Self.retired("c", "/c", to: "none"),
    ]
    let error = #expect(throws: ManifestError.self) { try Router.make(routes) }
    #expect(error?.diagnostics.map(\.code) == ["unknown-route", "unknown-route"])
  }

  /// Installed versions of the app that lack the new route cannot follow the redirect.
  @Test func retiredRoutesAreOmittedWithTheNewRoute() throws {
    var item = Route.make("item", "/item")
    item.since = AppVersion(parsing: "4")
    let manifest = LinkManifest(
      app: "app", hosts: ["h.example"],
      routes: [item, Self.retired("old", "/old", to: "item"), .make("other", "/other")])
    let versions = try #require(AppVersionRange(parsing: "3.."))
    #expect(manifest.available(inAll: versions).routes.map(\.name) == ["other"])
    let newer = try #require(AppVersionRange(parsing: "4.."))
    #expect(manifest.available(inAll: newer).routes.count == 3)
  }

  /// A retired route takes part in the proofs about conflicts.
  @Test func conflictsAreFound() throws {
    let router = try Router.make([
      .make("item", "/item/{id:text}"), .make("other", "/p/{n:integer}"),
      Self.retired("old", "/p/{id:text}", to: "item"),
    ])
    #expect(router.conflicts().pairs.map(\.second.location.description) == ["routes.old.path"])
  }
}
