import Diagnostics
import LinkManifests
import LinkRouting
import Testing

@testable import LinkAssociations

/// Tests links of retired routes that platforms open, and that are rejected after the redirect.
@Suite("Divergences after redirects")
struct RedirectDivergenceTests {
  private static func manifest(_ routes: String, exclude: String) throws -> LinkManifest {
    let fingerprint = Array(repeating: "00", count: 32).joined(separator: ":")
    let text = """
      app: r
      hosts: [r.example]
      schemes: [r]
      types: { word: { text: "a-z", length: 1..9 }, any: { text: "a-z .", length: 1..9 } }
      platforms:
        apple: { appIDs: [ABCDE12345.example.r] }
        android: { package: example.r, sha256: ["\(fingerprint)"] }
      routes:
      \(routes)
      exclude: \(exclude)
      """
    return try ManifestFile(parsing: Array(text.utf8), path: "r.links.yaml").manifest
  }

  struct Row: Sendable {
    var routes: String
    var exclude = "[]"
    /// A link that is rejected after the redirect; `nil` if no such link exists.
    var link: String?
  }

  static let rows: [Row] = [
    Row(
      routes: "  item: '/item/{id:word}'\n  old: { path: '/old/{id:word}', redirect: item }",
      exclude: "[/item/new]", link: "https://r.example/old/new"),
    Row(
      routes: "  item: '/item/{id:word}'\n  new: /item/new\n"
        + "  old: { path: '/old/{id:word}', redirect: item }",
      link: "https://r.example/old/new"),
    Row(
      routes: "  trip: { path: /trip, query: { a: date?, b: date? }, conditions: [b >= a] }\n"
        + "  old: { path: /old, query: { a: date, b: date }, redirect: trip }",
      link: "https://r.example/old?a=2026-12-24&b=2026-12-20"),
    Row(
      routes: "  item: '/item/{id:any}'\n  old: { path: /old, query: { id: any }, redirect: item }",
      link: "https://r.example/old?id=.."),
    Row(
      routes: "  code: { path: /code, fragment: 'L{a:word}-L{b:word}' }\n"
        + "  old: { path: /old, query: { a: word?, b: word? }, redirect: code }",
      link: "https://r.example/old?a=x"),
    // The redirect leads to `item`. The catch-all has a lower precedence, so it does not match
    // these links.
    Row(
      routes: "  item: '/item/{id:word}'\n  all: '/{rest:text*}'\n"
        + "  old: { path: '/old/{id:word}', redirect: item }"),
    Row(
      routes: "  item: '/item/{id:word}'\n  new: /item/new\n"
        + "  old: { path: /old, redirect: { to: item, with: { id: other } } }"),
    Row(
      routes: "  item: '/item/{id:word}'\n"
        + "  old: { path: /old, query: { id: word }, redirect: item }", exclude: "[/other]"),
    Row(
      routes: "  code: { path: /code, fragment: 'L{a:word}-L{b:word}' }\n"
        + "  old: { path: /old, fragment: '{a:word}..{b:word}', redirect: code }"),
    Row(
      routes: "  code: { path: /code, fragment: 'L{a:word}-L{b:word}' }\n"
        + "  old: { path: /old, redirect: { to: code, with: { a: x, b: y } } }"),
    // The pattern `/old/a{id:text}` accepts `..` as the value of `id`, because the path component
    // `a..` is not a dot segment. In the new path, `..` would be one.
    Row(
      routes: "  item: '/item/{id:text}'\n  old: { path: '/old/a{id:text}', redirect: item }",
      exclude: "[]", link: "https://r.example/old/a.."),
    Row(
      routes: "  item: '/item/{id:text}'\n  old: { path: '/old/{id:text}', redirect: item }",
      exclude: "[]"),
  ]

  @Test("A retired route is reported only if its links may fail", arguments: rows.indices)
  func widening(_ index: Int) throws {
    let row = Self.rows[index]
    let manifest = try Self.manifest(row.routes, exclude: row.exclude)
    let expected = row.link == nil ? [] : ["old"]
    func routes(_ text: AssociationText) -> [String?] {
      text.widenings.filter { $0.code == .redirectNotExpressible }.map(\.route)
    }
    let android = AndroidAssociationWriter([manifest])
    let apple = AppleAssociationWriter([manifest])
    #expect(routes(try apple.associationFile(host: "r.example")) == expected)
    #expect(routes(try android.assetLinks(host: "r.example")) == expected)
    #expect(routes(try android.intentFilters(minimumAPI: 35)) == expected)
    guard let link = row.link else { return }
    let judge = try LinkJudge(manifests: [manifest])
    let verdict = judge.verdict(for: link)
    guard case .rejects = verdict.router else {
      Issue.record("\(link) is accepted")
      return
    }
    #expect(!verdict.divergences.isEmpty)
    for divergence in verdict.divergences {
      #expect(divergence.code == "redirect-not-expressible", "\(divergence)")
      #expect(divergence.severity == .info && divergence.route == "old")
    }
  }

  @Test("A link of a retired route diverges only if the link of the new route does")
  func customSchemes() throws {
    let judge = try LinkJudge(manifests: [
      Self.manifest(
        "  item: '/item/{id:word}'\n  old: { path: '/old/{id:word}', redirect: item }",
        exclude: "[]")
    ])
    for prefix in ["r:", "r://", "https://r.example/"] {
      let verdicts = ["old/abc", "item/abc"].map { judge.verdict(for: prefix + $0) }
      #expect(verdicts[0].divergences.map(\.code) == verdicts[1].divergences.map(\.code))
      for verdict in verdicts { #expect(verdict.router?.opens == true) }
    }
  }

  @Test("A file that the caller passes has the same divergence")
  func givenFiles() throws {
    let row = Self.rows[0]
    let manifest = try Self.manifest(row.routes, exclude: row.exclude)
    let text = try AppleAssociationWriter([manifest]).associationFile(host: "r.example").text
    let judge = LinkJudge(
      apple: AppleAssociation(bytes: Array(text.utf8)), router: try Router([manifest]))
    let verdict = judge.verdict(for: try #require(row.link))
    #expect(verdict.divergences.map(\.code) == ["redirect-not-expressible"])
    #expect(verdict.divergences.map(\.severity) == [.info])
    #expect(verdict.divergences.map(\.route) == ["old"])
  }
}
