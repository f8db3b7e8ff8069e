import Diagnostics
import LinkRouting
import Testing

/// Tests keys, values, lists, defaults, and fragments.
@Suite struct QueryTests {
  static func router(strict: Bool = false, form: Bool = false) throws -> Router {
    try Router.make(
      [
        .make(
          "go", "/go",
          query: [
            "n: integer?", "mode: text | voice = text", "ids: integer[]", "q: text?",
            "token: token?",
          ], strict: strict, form: form),
        .make("need", "/need", query: ["a: integer", "b: text?"], strict: strict, form: form),
      ],
      types: [ParameterType("token", .text(TextRule(allowed: ScalarSet(parsing: "a-z +"))))],
      shared: ["org: text?"])
  }

  @Test(arguments: [
    Row("?n=1", "go(n: 1, mode: text)"),
    Row("?", "go(mode: text)"),
    Row("", "go(mode: text)"),
    Row("?&&n=1&&", "go(n: 1, mode: text)"),
    Row("?mode=voice&n=2", "go(n: 2, mode: voice)"),
    Row("?mode=Voice", "go(mode: text)"),
    Row("?mode=", "go(mode: text)"),
    Row("?mode", "go(mode: text)"),
    Row("?n=1&n=1", "duplicate-parameter ⟦n=1⟧ n"),
    Row("?n=1&%6E=2", "duplicate-parameter ⟦%6E=2⟧ n"),
    Row("?n=1&n=x", "duplicate-parameter ⟦n=x⟧ n"),
    Row("?ids=1&n=3&ids=2", "go(n: 3, mode: text, ids: [1, 2])"),
    Row("?ids=1&ids=x&ids=&ids=3", "go(mode: text, ids: [1, 3])"),
    Row("?ids=", "go(mode: text)"),
    // Keys are decoded and compared exactly, byte by byte.
    Row("?%6e=1", "go(n: 1, mode: text)"),
    Row("?N=1", "go(mode: text)"),
    Row("?n%20=1", "go(mode: text)"),
    Row("?n[]=1", "go(mode: text)"),
    // The first equals sign ends the key, and `;` is an ordinary character.
    Row("?q=a=b", "go(mode: text, q: a=b)"),
    Row("?q=a;n=1", "go(mode: text, q: a;n=1)"),
    Row("?q=/?:@", "go(mode: text, q: /?:@)"),
    Row("?q=%26%3D%23", "go(mode: text, q: &=#)"),
    Row("?q=%2526", "go(mode: text, q: %26)"),
    Row("?q", "go(mode: text)"),
    Row("?q=", "go(mode: text)"),
    Row("?q=+", "go(mode: text, q: +)"),
    Row("?token=a+b", "go(mode: text, token: a+b)"),
    Row("?token=a%2Bb", "go(mode: text, token: a+b)"),
    Row("?token=a%20b", "go(mode: text)"),
    Row("?token=%C3%A9", "go(mode: text)"),
    // Shared parameters follow the others, and every route has them.
    Row("?org=x&n=1", "go(n: 1, mode: text, org: x)"),
    Row("?=1&=", "go(mode: text)"),
    Row("#n=x", "go(mode: text)"),
  ])
  func items(_ row: Row) throws {
    #expect(outcome("https://h.example/go" + row.link, try Self.router()) == row.outcome)
  }

  @Test(arguments: [
    Row("?a=1", "need(a: 1)"),
    Row("", "missing-parameter ⟦⟧ a"),
    Row("?b=x", "missing-parameter ⟦⟧ a"),
    Row("#a=1", "missing-parameter ⟦a⟧ a"),
    Row("?a=", "invalid-value ⟦⟧ a"),
  ])
  func requiredParameters(_ row: Row) throws {
    #expect(outcome("https://h.example/need" + row.link, try Self.router()) == row.outcome)
  }

  @Test(arguments: [
    Row("?q=a+b%2Bc%20d", "go(mode: text, q: a b+c d)"),
    Row("?token=a+b", "go(mode: text)"),
    Row("?token=a%2Bb", "go(mode: text, token: a+b)"),
    Row("?q=+", "go(mode: text, q:  )"),
  ])
  func formEncoding(_ row: Row) throws {
    let router = try Self.router(form: true)
    #expect(outcome("https://h.example/go" + row.link, router) == row.outcome)
  }

  @Test func formEncodingLeavesThePathAlone() throws {
    let router = try Router.make([.make("a", "/{x:text}", query: ["y: text"], form: true)])
    #expect(outcome("https://h.example/1+2?y=1+2", router) == "a(x: 1+2, y: 1 2)")
    let canonical = try router.match("https://h.example/1+2?y=1+2").canonicalLink
    #expect(canonical == "https://h.example/1%2B2?y=1%202")
  }

  @Test(arguments: [
    Row("?n=1&&", "go(n: 1, mode: text)"),
    Row("?n=1&utm_source=x", "unknown-parameter ⟦utm_source⟧"),
    Row("?N=1", "unknown-parameter ⟦N⟧"),
    Row("?debug", "unknown-parameter ⟦debug⟧"),
    Row("?org=x", "go(mode: text, org: x)"),
    Row("#utm=1", "go(mode: text)"),
  ])
  func strictRoutesRefuseUnknownKeys(_ row: Row) throws {
    let router = try Self.router(strict: true)
    #expect(outcome("https://h.example/go" + row.link, router) == row.outcome)
  }

  @Test func unknownKeysAreKeptInTheOrderOfTheLink() throws {
    let match = try Self.router().match(
      "https://h.example/go?z=1&n=2&a=%C3%A9&z=&flag&%7A=4&=5#a=9")
    #expect(match.extra.map(\.key) == ["z", "a", "flag", ""])
    #expect(match.extra.map(\.values) == [["1", "", "4"], ["é"], [""], ["5"]])
    #expect(match.canonicalLink == "https://h.example/go?n=2")
  }

  @Test func keysOfMoreThanEightBytesAreComparedToTheEnd() throws {
    let router = try Router.make([
      .make("r", "/", query: ["abcdefgh: integer?", "abcdefghi: integer?", "abcdefghj: integer?"])
    ])
    #expect(
      outcome("https://h.example/?abcdefghj=3&abcdefgh=1&abcdefghi=2", router)
        == "r(abcdefgh: 1, abcdefghi: 2, abcdefghj: 3)")
    #expect(outcome("https://h.example/?abcdefghk=x", router) == "r()")
  }

  @Test(arguments: [
    Row("?level=low", "r(level: low)"),
    Row("?level=extreme", "r(level: high)"),
    Row("?level=", "r(level: high)"),
    Row("", "r(level: high)"),
    Row("?level=LOW", "r(level: high)"),
    Row("?level=low&level=extreme", "duplicate-parameter ⟦level=extreme⟧ level"),
    Row("?level=extreme&level=low", "duplicate-parameter ⟦level=low⟧ level"),
  ])
  func droppedValuesCountAsTheDefault(_ row: Row) throws {
    var route = Route.make("r", "/", query: ["level: low | medium | high = high"])
    route.query[0].invalid = .drop
    let router = try Router.make([route])
    #expect(outcome("https://h.example/" + row.link, router) == row.outcome)
    guard row.link == "?level=extreme" else { return }
    let match = try router.match("https://h.example/" + row.link)
    #expect(match.warnings.map(\.code) == [.droppedValue])
    #expect(match.warnings.map(\.range.range) == [25..<32])
    #expect(match.canonicalLink == "https://h.example/")
  }

  @Test(arguments: [
    Row("https://h.example/r#state=a", "r(state: a)"),
    Row("https://h.example/r#x&state=a", "r(state: a)"),
    Row("https://h.example/r?q=1#state=a", "r(q: 1, state: a)"),
    Row("https://h.example/r?q=1", "missing-parameter ⟦⟧ state"),
    Row("https://h.example/r#state=7", "invalid-value ⟦7⟧ state"),
    Row("https://h.example/r#state=a&state=b", "duplicate-parameter ⟦state=b⟧ state"),
    // A fragment parameter is not read from the query, and vice versa.
    Row("https://h.example/r?state=a", "missing-parameter ⟦state⟧ state"),
    Row("https://h.example/r?q=1#state=a&q=2", "r(q: 1, state: a)"),
    Row("https://h.example/ignored#anything%20goes=1", "ignored()"),
    Row("app:r#state=a", "r(state: a)"),
  ])
  func fragments(_ row: Row) throws {
    let router = try Router.make(
      [
        .make("r", "/r", query: ["q: integer?"], fragment: ["state: letters"]),
        .make("ignored", "/ignored"),
      ],
      types: [ParameterType("letters", .text(TextRule(allowed: ScalarSet(parsing: "a-z"))))])
    #expect(outcome(row.link, router) == row.outcome)
  }

  @Test func moreThanEightParametersAreRead() throws {
    let names = (0..<20).map { "p\($0)" }
    let path = (0..<10).map { "/{c\($0):integer}" }.joined()
    let router = try Router.make([
      .make("many", path, query: names.map { "\($0): integer?" }, fragment: ["f: integer[]"])
    ])
    let query = names.reversed().map { "\($0)=\($0.dropFirst())" }.joined(separator: "&")
    let link = "https://h.example/0/1/2/3/4/5/6/7/8/9?" + query + "#f=1&f=2"
    let match = try router.match(link)
    for index in 0..<10 { #expect(match["c\(index)"]?.text == "\(index)") }
    for index in 0..<20 { #expect(match["p\(index)"]?.text == "\(index)") }
    #expect(match["f"]?.elements.map(\.text) == ["1", "2"])
    #expect(match.parameters.count == 31)
    let again = try router.match(match.canonicalLink)
    #expect(again == match)
    #expect(try router.match("https://h.example/0/1/2/3/4/5/6/7/8/9?p19=1")["p18"] == nil)
  }
}
