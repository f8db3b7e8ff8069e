import LinkRouting
import Testing

/// Tests spellings of literals, and the meaning of a trailing slash.
@Suite struct PathSpellingTests {
  @Test(arguments: [
    Row("https://h.example/exact", "exact()"),
    Row("https://h.example/Exact", "unknown-path-component ⟦Exact⟧"),
    Row("https://h.example/folded", "folded()"),
    Row("https://h.example/FOLDED", "folded()"),
    Row("https://h.example/Folded/Sub", "sub()"),
    Row("https://h.example/%46olded", "folded()"),
    Row("https://h.example/e%78act", "exact()"),
    Row("https://h.example/E%78act", "unknown-path-component ⟦E%78act⟧"),
    // Only A–Z are folded: Ä is not the same as ä, and the Kelvin sign is not the same as k.
    Row("https://h.example/%C3%A4", "umlaut()"),
    Row("https://h.example/%c3%a4", "umlaut()"),
    Row("https://h.example/%C3%84", "unknown-path-component ⟦%C3%84⟧"),
    Row("https://h.example/%E2%84%AA", "unknown-path-component ⟦%E2%84%AA⟧"),
    Row("https://h.example/K", "kelvin()"),
    // A composed é and a decomposed é result in different paths.
    Row("https://h.example/caf%C3%A9", "composed()"),
    Row("https://h.example/cafe%CC%81", "decomposed()"),
    // Sub-delimiters in literals match whether or not they are encoded.
    Row("https://h.example/a+b", "plus()"),
    Row("https://h.example/a%2Bb", "plus()"),
    Row("https://h.example/a%2bb", "plus()"),
    Row("https://h.example/a%20b", "unknown-path-component ⟦a%20b⟧"),
    Row("https://h.example/x;y=1", "matrix()"),
    // In links with a custom scheme, the host is case-insensitive only if the route is.
    Row("app://exact", "exact()"),
    Row("APP://exact", "exact()"),
    Row("app://EXACT", "unknown-path-component ⟦EXACT⟧"),
    Row("app://FOLDED", "folded()"),
    Row("HTTPS://H.EXAMPLE/exact", "exact()"),
  ])
  func literals(_ row: Row) throws {
    let router = try Router.make([
      .make("exact", "/exact"), .make("folded", "/Folded", isCaseSensitive: false),
      .make("sub", "/folded/SUB", isCaseSensitive: false),
      .make("umlaut", "/ä", isCaseSensitive: false),
      .make("kelvin", "/k", isCaseSensitive: false),
      .make("composed", "/caf\u{E9}"), .make("decomposed", "/cafe\u{301}"),
      .make("plus", "/a+b"), .make("matrix", "/x;y=1"),
    ])
    #expect(outcome(row.link, router) == row.outcome)
  }

  @Test(arguments: [
    Row("https://h.example/tolerated", "tolerated()"),
    Row("https://h.example/tolerated/", "tolerated()"),
    Row("https://h.example/refused", "refused()"),
    Row("https://h.example/refused/", "trailing-slash ⟦/⟧"),
    Row("https://h.example/required", "missing-trailing-slash ⟦⟧"),
    Row("https://h.example/required/", "required()"),
    Row("https://h.example/required?a=/", "missing-trailing-slash ⟦⟧"),
    Row("https://h.example/files/a", "files(rest: [a])"),
    Row("https://h.example/files/a/", "trailing-slash ⟦/⟧"),
    Row("https://h.example/files", "files(rest: [])"),
    Row("https://h.example/files/", "trailing-slash ⟦/⟧"),
    Row("https://h.example/tree/a/", "tree(rest: [a])"),
    Row("https://h.example/tree/a", "missing-trailing-slash ⟦⟧"),
    Row("https://h.example/tolerated//", "empty-path-component ⟦//⟧"),
    Row("app://refused/", "trailing-slash ⟦/⟧"),
    Row("app:refused", "refused()"),
    Row("app:required/", "required()"),
  ])
  func slashes(_ row: Row) throws {
    let router = try Router.make([
      .make("tolerated", "/tolerated"),
      .make("refused", "/refused", trailingSlash: .refused),
      .make("required", "/required", trailingSlash: .required),
      .make("files", "/files/{rest:text*}", trailingSlash: .refused),
      .make("tree", "/tree/{rest:text*}", trailingSlash: .required),
    ])
    #expect(outcome(row.link, router) == row.outcome)
  }

  @Test func canonicalLinksHaveTheSlashThatTheRouteAsksFor() throws {
    let router = try Router.make([
      .make("tolerated", "/tolerated"),
      .make("required", "/required", trailingSlash: .required),
      .make("root", "/"),
    ])
    #expect(
      try router.match("https://h.example/tolerated/").canonicalLink
        == "https://h.example/tolerated")
    #expect(
      try router.match("app:required/").canonicalLink == "https://h.example/required/")
    #expect(try router.match("app:").canonicalLink == "https://h.example/")
  }

  @Test(arguments: [
    "https://h.example", "https://h.example/", "app:", "app:/", "app://", "app:///",
  ])
  func theRootIsOneRouteInEverySpelling(_ link: String) throws {
    let router = try Router.make([.make("root", "/", query: ["q: text?"])])
    #expect(outcome(link, router) == "root()")
    #expect(outcome(link + "?q=1", router) == "root(q: 1)")
    #expect(outcome(link + "#top", router) == "root()")
  }

  @Test func theRootEndsInTheSlashThatItsRouteRequires() throws {
    let router = try Router.make([.make("root", "/", trailingSlash: .required)])
    #expect(
      try router.link(to: RouteReference(app: "app", route: "root"), texts: [], scheme: "app")
        == "app://")
    #expect(outcome("https://h.example/", router) == "root()")
    #expect(outcome("https://h.example", router) == "root()")
  }

  @Test(arguments: ["app:item/7", "app://item/7", "app:///item/7", "app:/item/7"])
  func theFourSpellingsOfACustomSchemeAreOneLink(_ link: String) throws {
    let router = try Router.make(
      [.make("item", "/item/{id:integer}", query: ["q: text?"])], hosts: [])
    #expect(outcome(link, router) == "item(id: 7)")
    #expect(outcome(link + "/?q=1", router) == "item(id: 7, q: 1)")
    #expect(try router.match(link).canonicalLink == "app://item/7")
    #expect(try router.match(link).isCustomScheme)
  }
}
