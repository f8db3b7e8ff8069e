import BundledApps
import LinkRouting
import Testing

/// Tests that every code of the library can occur.
@Suite struct EveryCodeTests {
  @Test func everyCodeOfRoutingIsReached() throws {
    let router = try Router.make(
      [
        .make("list", "/list", trailingSlash: .refused), .make("new", "/item/new"),
        .make(
          "item", "/item/{id:text}", query: ["n: integer"], trailingSlash: .required, strict: true),
      ], exclusions: [LinkManifest.Exclusion(pattern: .make("/"))])
    var codes: Set<LinkError.Code> = []
    let links = [
      "x:", "https://x.example/", "app:", "app:other", "app:item/a/b", "app:item", "app:list/",
      "app:item/a", "app:item/a/?n=x", "app:item/a/", "app:item/a/?n=1&n=2", "app:item/a/?m=1",
      "app:item/..", "app:" + String(repeating: "a", count: 9000),
    ]
    for link in links { refusal(link, router).map { _ = codes.insert($0.code) } }
    let builds = [("x", "item", "a"), ("app", "x", "a"), ("app", "item", "new")]
    for (app, route, id) in builds {
      let error = refusal { () throws(LinkError) in
        try router.link(
          to: RouteReference(app: app, route: route), texts: [("id", [id]), ("n", ["1"])])
      }
      error.map { _ = codes.insert($0.code) }
    }
    let all: Set<LinkError.Code> = [
      .unknownScheme, .unknownHost, .excluded, .unknownPathComponent, .unexpectedPathComponent,
      .missingPathComponent, .trailingSlash, .missingTrailingSlash, .invalidValue,
      .missingParameter, .duplicateParameter, .unknownParameter, .unknownApp, .unknownRoute,
      .dotSegment, .tooLong,
    ]
    #expect(all.subtracting(codes).map(\.rawValue).sorted() == [])
  }

  /// If a component may be a misspelled literal or an invalid value, the misspelled literal is
  /// reported.
  @Test(arguments: [
    ("app:item/nwe", "unknown-path-component"), ("app:item/12x", "invalid-value"),
    ("app:itme/new", "unknown-path-component"), ("app:item", "missing-path-component"),
    ("app:item/nwe/", "unknown-path-component"), ("app:item/new/x", "unexpected-path-component"),
  ])
  func codeAlone(_ link: String, _ code: String) throws {
    let router = try Router.make([
      .make("new", "/item/new"), .make("item", "/item/{n:integer}"),
    ])
    #expect(refusal(link, router)?.code.rawValue == code)
    #expect(router.rejectionCode(of: Array(link.utf8).span)?.rawValue == code)
  }
}
