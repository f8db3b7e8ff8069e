import LinkRouting
import Testing

/// Tests text around parameters, and catch-all parameters.
@Suite struct CatchAllTests {
  @Test(arguments: [
    Row("https://h.example/any", "any(rest: [])"),
    Row("https://h.example/any/", "any(rest: [])"),
    Row("https://h.example/any/a", "any(rest: [a])"),
    Row("https://h.example/any/a/b/c/", "any(rest: [a, b, c])"),
    Row("https://h.example/any/a%2Fb", "invalid-value ⟦%2F⟧ rest"),
    Row("https://h.example/some", "missing-path-component ⟦⟧"),
    Row("https://h.example/some/", "missing-path-component ⟦⟧"),
    Row("https://h.example/some/a", "some(rest: [a])"),
    Row("https://h.example/some/a/b", "some(rest: [a, b])"),
    Row("https://h.example/numbers/1/2/3", "numbers(n: [1, 2, 3])"),
    Row("https://h.example/numbers/1/x/3", "invalid-value ⟦x⟧ n"),
    Row("https://h.example/numbers/1/2/0x", "invalid-value ⟦x⟧ n"),
    Row(
      "https://h.example/ids/123E4567-E89B-42D3-A456-426614174000",
      "ids(id: [123e4567-e89b-42d3-a456-426614174000])"),
    Row("app:any", "any(rest: [])"),
    Row("app://any/a/b", "any(rest: [a, b])"),
    Row("app:///some/a", "some(rest: [a])"),
  ])
  func rest(_ row: Row) throws {
    let router = try Router.make([
      .make("any", "/any/{rest:text*}"), .make("some", "/some/{rest:text+}"),
      .make("numbers", "/numbers/{n:integer*}"), .make("ids", "/ids/{id:uuid+}"),
    ])
    #expect(outcome(row.link, router) == row.outcome)
  }

  @Test(arguments: [
    Row("https://h.example/v1", "v(n: 1)"),
    Row("https://h.example/v", "unknown-path-component ⟦v⟧"),
    Row("https://h.example/v-3", "v(n: -3)"),
    Row("https://h.example/v1-beta", "beta(n: 1)"),
    Row("https://h.example/v1-gamma", "invalid-value ⟦-⟧ n"),
    Row("https://h.example/v-beta", "invalid-value ⟦b⟧ n"),
    Row("https://h.example/a.json", "file(name: a)"),
    Row("https://h.example/a.b.json", "file(name: a.b)"),
    Row("https://h.example/@jo", "user(u: jo)"),
    Row("https://h.example/%40jo", "user(u: jo)"),
    Row("https://h.example/%76%31", "v(n: 1)"),
    // The é in the pattern has two bytes. The value between two of them is not truncated.
    Row("https://h.example/%C3%A9x%C3%A9", "accents(x: x)"),
    Row("https://h.example/%C3%A9%C3%A8%C3%A9", "accents(x: è)"),
    Row("app:///@jo", "user(u: jo)"),
    Row("app://v1", "v(n: 1)"),
  ])
  func affixes(_ row: Row) throws {
    let router = try Router.make([
      .make("v", "/v{n:integer}"), .make("beta", "/v{n:integer}-beta"),
      .make("file", "/{name:text}.json"), .make("user", "/@{u:text}"),
      .make("accents", "/é{x:text}é"),
    ])
    #expect(outcome(row.link, router) == row.outcome)
  }
}
