import Diagnostics
import LinkManifests
import LinkRouting
import Testing

/// Tests redirects of retired routes whose links are all rejected.
@Suite("Redirects that always fail")
struct RejectedRedirectTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var routes: String
    var exclude = "[]"
    /// The parts of the message and of the notes; `nil` if the redirect is valid.
    var parts: [String]?
    /// A link of the retired route, which the router rejects if and only if `parts` is not `nil`.
    var link: String
    var testDescription: String { routes }
  }

  static let rows: [Row] = [
    // The path of the new link is constant.
    Row(
      routes: #"""
          item: "/item/{id:word}"
          old: { path: /old, redirect: { to: item, with: { id: new } } }
        """#, exclude: "[/item/new]",
      parts: [
        "links of route 'old' are rejected", "is 'https://r.example/item/new', which is excluded",
        "one of its links is 'https://r.example/old'",
      ], link: "https://r.example/old"),
    Row(
      routes: #"""
          item: "/item/{id:word}"
          newest: /item/new
          old: { path: /old, redirect: { to: item, with: { id: new } } }
        """#, parts: ["which matches route 'newest'"], link: "https://r.example/old"),
    Row(
      routes: #"""
          item: { path: "/item/{id:word}", query: { n: integer } }
          old: { path: "/old", query: { n: integer }, redirect: { to: item, with: { id: new } } }
        """#, exclude: #"["/item/{x:word}"]"#,
      parts: ["which is excluded", "one of its links is 'https://r.example/old?n=0'"],
      link: "https://r.example/old?n=1"),
    Row(
      routes: #"""
          item: "/item/{id:word}"
          old: { path: /old, redirect: { to: item, with: { id: old } } }
        """#, exclude: "[/item/new]", link: "https://r.example/old"),
    // Some links are rejected, but not all.
    Row(
      routes: #"""
          item: "/item/{id:word}"
          old: { path: "/old/{id:word}", redirect: item }
        """#, exclude: "[/item/new]", link: "https://r.example/old/newer"),
    // The redirect sets both values of the condition, so the condition is always met or never met.
    Row(
      routes: #"""
          trip: { path: /trip, query: { a: date?, b: date? }, conditions: [b >= a] }
          old: { path: /old, redirect: { to: trip, with: { a: 2026-12-24, b: 2026-12-20 } } }
        """#,
      parts: [
        "never meet the condition 'b >= a'", "'b' is '2026-12-20', and 'a' is '2026-12-24'",
        "one of its links is 'https://r.example/old'",
      ], link: "https://r.example/old"),
    Row(
      routes: #"""
          trip: { path: /trip, query: { a: date?, b: date? }, conditions: [b >= a] }
          old: { path: /old, redirect: { to: trip, with: { a: 2026-12-24, b: 2026-12-24 } } }
        """#, link: "https://r.example/old"),
    Row(
      routes: #"""
          trip: { path: /trip, query: { a: date?, b: date? }, conditions: [b with a] }
          old: { path: /old, redirect: { to: trip, with: { b: 2026-12-20 } } }
        """#, parts: ["'b' is '2026-12-20', and 'a' has no value"], link: "https://r.example/old"),
    Row(
      routes: #"""
          trip: { path: /trip, query: { a: small?, b: small? }, conditions: [b > a] }
          old: { path: "/old/{a:small}", redirect: { to: trip, with: { b: 1 } } }
        """#, parts: ["'b' is '1', and 'a' is a value of the link"],
      link: "https://r.example/old/9"),
    Row(
      routes: #"""
          trip: { path: /trip, query: { a: small?, b: small? }, conditions: [b > a] }
          old: { path: "/old/{a:small}", redirect: { to: trip, with: { b: 2 } } }
        """#, link: "https://r.example/old/1"),
    Row(
      routes: #"""
          trip: { path: /trip, query: { a: small?, b: small? }, conditions: [b > a] }
          old: { path: /old, query: { a: small? }, redirect: { to: trip, with: { b: 1 } } }
        """#, link: "https://r.example/old"),
    // The redirect specifies only one of the two fragment parameters.
    Row(
      routes: #"""
          code: { path: /code, fragment: "L{from:integer}-L{to:integer}" }
          old: { path: /old, redirect: { to: code, with: { from: 7 } } }
        """#,
      parts: ["lack the fragment parameter 'to'", "has a value for 'from'"],
      link: "https://r.example/old"),
    Row(
      routes: #"""
          code: { path: /code, fragment: "L{from:integer}-L{to:integer}" }
          old: { path: "/old/{from:integer}", redirect: code }
        """#, parts: ["lack the fragment parameter 'to'"], link: "https://r.example/old/7"),
    Row(
      routes: #"""
          code: { path: /code, fragment: "L{from:integer}-L{to:integer}" }
          old: { path: /old, redirect: { to: code, with: { from: 7, to: 9 } } }
        """#, link: "https://r.example/old"),
  ]

  @Test("A redirect that always fails is reported with a link", arguments: rows)
  func reported(_ row: Row) throws {
    let text =
      "app: r\nhosts: [r.example]\n"
      + "types: { word: { text: a-z }, small: { integer: 1..9 } }\nroutes:\n\(row.routes)\n"
      + "exclude: \(row.exclude)\n"
    let manifest = try ManifestFile(parsing: Array(text.utf8), path: "r.links.yaml").manifest
    #expect(manifest.diagnostics().filter { $0.severity == .error }.isEmpty)
    let router = try Router([manifest])
    let found = router.conflictDiagnostics().filter { $0.code == "rejected-redirect" }
    #expect(found.count == (row.parts == nil ? 0 : 1))
    #expect((try? router.match(row.link)) == nil || row.parts == nil)
    if row.parts == nil { _ = try router.match(row.link) }
    let words = found.flatMap { [$0.message] + $0.notes.map(\.message) }.joined(separator: "\n")
    for part in row.parts ?? [] { #expect(words.contains(part), "\(words)") }
    for diagnostic in found {
      #expect(diagnostic.severity == .error)
      #expect("\(diagnostic.location)".contains("redirect"))
    }
  }
}
