import Diagnostics
import LinkManifests
import LinkRouting
import Testing

/// Tests groups of routes with a common prefix and common requirements.
@Suite("Groups of routes")
struct RouteGroupTests {
  private static let head = "app: a\nhosts: [h.example, k.example]\nschemes: [a]\n"

  /// A manifest with groups, and the same manifest without groups.
  private static let pairs: [(groups: String, routes: String)] = [
    (
      "groups:\n- { prefix: /account, routes: { home: /, orders: /orders } }",
      "routes: { home: /account, orders: /account/orders }"
    ),
    (
      """
      routes: { start: / }
      groups:
      - prefix: /{shop:text}/store/
        requires: signedIn
        query: { ref: text? }
        hosts: [h.example]
        schemes: []
        routes:
          cart: /cart
          item:
            path: /item/{id:integer}
            aliases: ['/i/{id:integer}']
            query: { size: small | large? }
            requires: { age: adult }
            hosts: [k.example]
            schemes: [a]
      - routes: { help: /help }
      """,
      """
      routes:
        start: /
        cart:
          path: /{shop:text}/store/cart
          query: { ref: text? }
          requires: signedIn
          hosts: [h.example]
          schemes: []
        item:
          path: /{shop:text}/store/item/{id:integer}
          aliases: ['/{shop:text}/store/i/{id:integer}']
          query: { size: small | large?, ref: text? }
          requires: [signedIn, { age: adult }]
          hosts: [k.example]
          schemes: [a]
        help: /help
      """
    ),
    (
      "groups: [{ requires: [x, y], routes: { r: /r } }]",
      "routes: { r: { path: /r, requires: [x, y] } }"
    ),
    ("groups: []", "routes: {}"),
  ]

  @Test("A group adds its keys to each of its routes", arguments: 0..<pairs.count)
  func expands(_ index: Int) {
    let (groups, routes) = Self.pairs[index]
    let grouped = read(Self.head + groups)
    #expect(!grouped.diagnostics.contains { $0.severity == .error })
    #expect(grouped.manifest != nil)
    #expect(grouped.manifest == read(Self.head + routes).manifest)
  }

  @Test(
    "Diagnostics refer to the text of the group or of the route",
    arguments: [
      ("unknown-type", "prefix: '/x/{id:«uiid»}', routes: { r: /r, s: /s }"),
      ("unknown-type", "prefix: /x, routes: { r: '/x/{id:«uiid»}' }"),
      ("unknown-type", "prefix: '/{a:text}', routes: { r: { path: '/x/{id:«uiid»}' } }"),
      (
        "unknown-type",
        "prefix: '/{a:text}', routes: { r: { path: /x, query: { q: text }, fragment: { f: «y» } } }"
      ),
      ("duplicate-parameter", "prefix: '/{a:text}', routes: { r: '/x/{«a»:text}' }"),
      ("invalid-pattern", "prefix: «x», routes: { r: /r }"),
      ("invalid-pattern", "prefix: «'/x/{rest:text*}'», routes: { r: /r, s: /s }"),
      ("invalid-pattern", "prefix: /x, routes: { r: «r» }"),
      ("duplicate-key", "prefix: /x, routes: { «other»: /r }"),
      ("missing-key", "«prefix»: /x"),
      ("unknown-key", "prefix: /x, routes: { r: /r }, «name»: x"),
      ("undeclared-host", "routes: { r: /r }, hosts: [«l.example»]"),
      ("unknown-type", "query: { q: «txet» }, routes: { r: /r, s: /s }"),
      (
        "unknown-parameter",
        "requires: { f: true, when: { «m»: x } }, routes: { r: { path: /r, requires: g } }"
      ),
      (
        "unknown-parameter",
        "requires: f, routes: { r: { path: /r, requires: { g: true, when: { «m»: x } } } }"
      ),
      ("ambiguous-routes", "prefix: /x, routes: { r: '/{a:text}', s: «'/{b:integer}'» }"),
    ])
  func locations(_ rule: String, _ group: String) throws {
    // In block style, a group has no brace, so it starts at its first key, which may be the marked
    // key.
    let text = Self.head + "routes: { other: /other }\ngroups:\n- " + block(group)
    for marked in [MarkedText(text), MarkedText.mutated(text)] {
      let set = ManifestSet(reading: [ManifestSource(path: "p", bytes: marked.bytes)])
      let found = set.diagnostics.filter { $0.severity == .error }
      #expect(found.map(\.rule) == [rule], "\(found.map(\.message))")
      #expect(found.first?.range == marked.range, "\(rule)")
    }
  }

  private func block(_ group: String) -> String {
    group.replacing(", routes:", with: "\n  routes:").replacing("}, hosts:", with: "}\n  hosts:")
      .replacing("}, «name»:", with: "}\n  «name»:")
  }

  @Test("A fix-it edits the part of the path that the file contains")
  func fixIts() throws {
    let text =
      Self.head + "groups:\n- prefix: '/x/{a:integr}'\n  routes: { r: '/{b:txet}', s: /s }\n"
    var bytes = Array(text.utf8)
    let diagnostics = ManifestFile.read(bytes, path: "p").diagnostics
    #expect(diagnostics.map(\.rule) == ["unknown-type", "unknown-type"])
    for edit in diagnostics.flatMap({ $0.fixIts.flatMap(\.edits) }).reversed() {
      bytes.replaceSubrange(edit.range.range, with: Array(edit.text.utf8))
    }
    let (file, left) = ManifestFile.read(bytes, path: "p")
    #expect(left == [])
    #expect(
      file?.manifest.routes.map(\.pattern.description)
        == ["/x/{a:integer}/{b:text}", "/x/{a:integer}/s"])
  }
}
