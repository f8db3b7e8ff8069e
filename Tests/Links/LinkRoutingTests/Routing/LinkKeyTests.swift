import Diagnostics
import LinkRouting
import Testing

/// Tests parameters whose key in links differs from their name in code.
@Suite struct LinkKeyTests {
  static let query = [
    ParameterDeclaration(
      name: "ids", type: .named("integer"), occurrence: .repeated, key: "ids[]"),
    ParameterDeclaration(
      name: "filterSize", type: .named("integer"), occurrence: .optional, key: "filter[size]"),
    ParameterDeclaration(
      name: "page", type: .named("integer"), occurrence: .optional, defaultValue: "1",
      key: "page.number"),
    ParameterDeclaration(name: "pin", type: .named("pin"), occurrence: .optional, key: "user[pin]"),
    ParameterDeclaration(
      name: "sort", type: .named("text"), occurrence: .optional, key: "a_very_long-sort.key"),
  ]

  static func router(strict: Bool = false) throws -> Router {
    try Router.make(
      [
        Route(
          name: "list", pattern: .make("/list"), query: query,
          fragment: [
            ParameterDeclaration(
              name: "row", type: .named("integer"), occurrence: .optional, key: "row[0]")
          ],
          rejectsUnknownKeys: strict),
        Route(
          name: "one", pattern: .make("/one"),
          query: [
            ParameterDeclaration(name: "size", type: .named("integer"), key: "filter[size]")
          ]),
      ],
      types: [ParameterType("pin", .text(TextRule(length: 1...9)), isSecret: true)])
  }

  @Test(arguments: [
    // These rows contain the canonical spelling of the key.
    Row("list?ids%5B%5D=1&ids%5B%5D=2", "list(ids: [1, 2], page: 1)"),
    Row("list?filter%5Bsize%5D=3", "list(filterSize: 3, page: 1)"),
    Row("list?page.number=2", "list(page: 2)"),
    Row("list?a_very_long-sort.key=up", "list(page: 1, sort: up)"),
    // These rows contain other spellings, which every parser decodes to the same key.
    Row("list?ids%5b%5d=1", "list(ids: [1], page: 1)"),
    Row("list?page%2Enumber=2", "list(page: 2)"),
    // These rows contain unencoded brackets.
    Row("list?ids[]=1&ids[]=2", "list(ids: [1, 2], page: 1)"),
    Row("list?filter[size]=3&page.number=2", "list(filterSize: 3, page: 2)"),
    // Foundation encodes the percent signs of a query that contains unencoded brackets.
    Row("list?ids[]=1&ids%5B%5D=2", "ambiguous-escape ⟦%5B⟧ ids"),
    Row("list?filter%5Bsize%5D=1&x=[]", "ambiguous-escape ⟦%5B⟧ filterSize"),
    // Links use the key of a parameter, not its name in code.
    Row("list?ids=1&filterSize=2&page=3&sort=a", "list(page: 1)"),
    Row("list?page.number=2&page.number=3", "duplicate-parameter ⟦page.number=3⟧ page"),
    Row("list?a_very_long-sort.kez=up", "list(page: 1)"),
    Row("list#row%5B0%5D=7", "list(page: 1, row: 7)"),
    Row("one", "missing-parameter ⟦⟧ size"),
    Row("one?filter%5Bsize%5D=x", "invalid-value ⟦x⟧ size"),
  ])
  func parses(_ row: Row) throws {
    #expect(outcome("https://h.example/" + row.link, try Self.router()) == row.outcome)
  }

  @Test func canonicalLinksEncodeBrackets() throws {
    let router = try Self.router()
    let link = try router.link(
      to: RouteReference(app: "app", route: "list"),
      texts: [
        ("ids", ["1", "2"]), ("filterSize", ["3"]), ("page", ["4"]), ("sort", ["a"]),
        ("row", ["5"]),
      ])
    #expect(
      link == "https://h.example/list?ids%5B%5D=1&ids%5B%5D=2&filter%5Bsize%5D=3&page.number=4"
        + "&a_very_long-sort.key=a#row%5B0%5D=5")
    let match = try router.match("https://h.example/list?page.number=1&ids[]=2")
    #expect(match.canonicalLink == "https://h.example/list?ids%5B%5D=2")
    #expect(match["ids"]?.elements.map(\.text) == ["2"])
    #expect(match["ids[]"] == nil)
    #expect(match.warnings.map(\.code) == [.irregularQuery])
    let unknown = refusal { () throws(LinkError) in
      try router.link(
        to: RouteReference(app: "app", route: "list"), texts: [("ids[]", ["1"])])
    }
    #expect(unknown?.code == .unknownParameter)
  }

  @Test func strictRoutesExpectKeys() throws {
    let router = try Self.router(strict: true)
    let error = try #require(refusal("https://h.example/list?filterSize=1", router))
    #expect(error.code == .unknownParameter)
    #expect(error.expected.description.contains("filter[size]"))
    #expect(
      router.suggestion(for: "https://h.example/list?filterSize=1")
        == "https://h.example/list?filter%5Bsize%5D=1")
  }

  @Test func similarKeysAreReported() throws {
    let match = try Self.router().match("https://h.example/list?ids=1")
    let warning = try #require(match.warnings.first)
    #expect(warning.code == .misspeltParameter)
    #expect(warning.parameter == "ids")
    #expect(warning.message.contains("ids[]"))
  }

  @Test(arguments: ["user%5Bpin%5D=1234", "user[pin]=1234", "pin=1234"])
  func secretsAreMasked(_ query: String) throws {
    let router = try Self.router()
    let link = "https://h.example/list?" + query
    #expect(!router.masked(link).text.contains("1234"))
    #expect(!(try router.match(link)).maskedLink.text.contains("1234"))
  }

  // MARK: Diagnostics

  private func codes(
    _ query: [ParameterDeclaration], shared: [ParameterDeclaration] = [],
    fragment: [ParameterDeclaration] = []
  ) -> [String] {
    LinkManifest(
      app: "app", hosts: ["h.example"], sharedQuery: shared,
      routes: [Route(name: "r", pattern: .make("/r"), query: query, fragment: fragment)]
    ).diagnostics().map(\.code)
  }

  private func parameter(_ name: String, _ key: String?) -> ParameterDeclaration {
    ParameterDeclaration(name: name, type: .named("text"), occurrence: .optional, key: key)
  }

  @Test(arguments: ["ids[]", "filter[size]", "page.number", "sort-by", "$top", "@id", "a:b", "7"])
  func validKeys(_ key: String) {
    #expect(codes([parameter("p", key)]) == [])
  }

  @Test(arguments: ["", "a b", "a+b", "a%5B", "a&b", "a=b", "a#b", "é", "a\\b", "a\"b", "\n"])
  func invalidKeys(_ key: String) {
    #expect(codes([parameter("p", key)]) == ["invalid-link-key"])
  }

  @Test func duplicateKeys() {
    #expect(codes([parameter("a", "k"), parameter("b", "k")]) == ["duplicate-link-key"])
    #expect(codes([parameter("a", "b"), parameter("b", nil)]) == ["duplicate-link-key"])
    #expect(codes([parameter("a", "b"), parameter("b", "a")]) == [])
    #expect(codes([parameter("a", "k")], shared: [parameter("b", "k")]) == ["duplicate-link-key"])
    #expect(
      codes([], shared: [parameter("a", "k"), parameter("b", "k")]) == ["duplicate-link-key"])
    #expect(codes([parameter("a", "k")], fragment: [parameter("b", "k")]) == ["duplicate-link-key"])
  }

  @Test func keysThatSelectAccounts() {
    #expect(codes([parameter("o", "org.id")]) == ["undecided-invalid-value"])
  }
}
