import LinkRouting
import Testing

/// Tests the precedence of routes: literals, types, text around parameters, and catch-alls.
///
/// Precedence is determined component by component, with backtracking.
@Suite struct PrecedenceTests {
  static let router = try? Router.make([
    // The order of the routes deliberately contradicts their precedence.
    .make("rest", "/{rest:text*}"),
    .make("word", "/{x:text}/c"),
    .make("number", "/{n:integer}/d"),
    .make("ab", "/a/b"),
    .make("deepLiteral", "/a/b/c/d"),
    .make("deepTyped", "/a/{y:text}/c/e"),
    .make("deepRest", "/a/{y:text}/{rest:text*}"),
    .make("version", "/v{v:integer}"),
    .make("file", "/{name:text}.json"),
    .make("both", "/v{v:integer}.json"),
  ])

  @Test(arguments: [
    Row("https://h.example/a/b", "ab()"),
    Row("https://h.example/a/c", "deepRest(y: c, rest: [])"),
    Row("https://h.example/x/c", "word(x: x)"),
    Row("https://h.example/7/c", "word(x: 7)"),
    Row("https://h.example/7/d", "number(n: 7)"),
    Row("https://h.example/x/d", "rest(rest: [x, d])"),
    Row("https://h.example/", "rest(rest: [])"),
    Row("https://h.example", "rest(rest: [])"),
    Row("https://h.example/a", "rest(rest: [a])"),
    Row("https://h.example/a/b/c/d", "deepLiteral()"),
    // Matching the literal b fails at e, so the search goes back two components.
    Row("https://h.example/a/b/c/e", "deepTyped(y: b)"),
    Row("https://h.example/a/b/c/f", "deepRest(y: b, rest: [c, f])"),
    Row("https://h.example/a/x", "deepRest(y: x, rest: [])"),
    Row("https://h.example/b/x/y", "rest(rest: [b, x, y])"),
    Row("https://h.example/a/b/", "ab()"),
    // A parameter with text around it ranks after plain parameters and before the catch-all.
    Row("https://h.example/v12", "version(v: 12)"),
    Row("https://h.example/vx", "rest(rest: [vx])"),
    Row("https://h.example/x.json", "file(name: x)"),
    Row("https://h.example/.json", "rest(rest: [.json])"),
    Row("https://h.example/v", "rest(rest: [v])"),
    Row("https://h.example/v12/c", "word(x: v12)"),
    // The precedence is the same with a custom scheme, whose host is the first component.
    Row("app://a/b", "ab()"),
    Row("app://a/c", "deepRest(y: c, rest: [])"),
    Row("app:a/b/c/e", "deepTyped(y: b)"),
    Row("app://v12", "version(v: 12)"),
  ])
  func precedence(_ row: Row) throws {
    #expect(outcome(row.link, try #require(Self.router)) == row.outcome)
  }

  @Test func theOrderOfWritingIsWithoutEffect() throws {
    let router = try #require(Self.router)
    let manifest = router.manifests[0]
    var reversed = manifest
    reversed.routes.reverse()
    let other = try Router([reversed])
    let links = ["a/b", "a/c", "7/d", "a/b/c/e", "a/b/c/f", "v12", "x.json", "", "a", "q/r/s"]
    for path in links {
      let link = "https://h.example/" + path
      #expect(outcome(link, router) == outcome(link, other))
    }
  }

  @Test func aDeadEndLeavesNothingBehind() throws {
    // The first choice captures a value, but fails three components later.
    let router = try Router.make([
      .make("long", "/{a:integer}/{b:integer}/{c:integer}/end"),
      .make("short", "/{p:text}/{q:text}/x/y"),
    ])
    #expect(outcome("https://h.example/1/2/3/end", router) == "long(a: 1, b: 2, c: 3)")
    #expect(outcome("https://h.example/1/2/x/y", router) == "short(p: 1, q: 2)")
  }

  @Test func theSameTypeSharesItsPlaceAndTheNameIsTheRoutesOwn() throws {
    let router = try Router.make([
      .make("one", "/{id:text}/one"), .make("two", "/{key:text}/two"),
    ])
    #expect(outcome("https://h.example/k/one", router) == "one(id: k)")
    #expect(outcome("https://h.example/k/two", router) == "two(key: k)")
  }
}
