import Diagnostics
import LinkManifests
import LinkRouting
import Testing

/// Tests manifests that are written in the style of other routers.
///
/// The other routers include React Router, Express, Next.js, Flutter's go_router, Jetpack
/// Navigation, and Rails.
///
/// The expected patterns follow from the documentation of these routers and from ``RoutePattern``.
@Suite("Manifests in the style of other routers")
struct ForeignManifestTests {
  /// A path in the style of another router, in which the reported bytes are marked.
  struct PathRow: Sendable, CustomTestStringConvertible {
    var path: String
    /// The path after applying the fix-it; `nil` if there is none.
    var fixed: String?
    var severity = Severity.error
    var testDescription: String { path }

    init(_ path: String, _ fixed: String?, _ severity: Severity = .error) {
      self.path = path
      self.fixed = fixed
      self.severity = severity
    }
  }

  static let paths: [PathRow] = [
    // React Router, Express, Vue, Angular, go_router, Rails
    PathRow("/users/«:id»", "/users/{id:text}"),
    PathRow("/users/{id:« int»}", "/users/{id:integer}"),
    PathRow("/users/{«id »:integer}", "/users/{id:integer}"),
    PathRow("/users/«:userId»/posts", "/users/{userId:text}/posts"),
    PathRow("/users/«:id.json»", "/users/{id:text}.json"),
    PathRow(#"/users/:id(«\»d+)"#, "/users/{id:integer}"),
    PathRow("/users/:id«?»", "/users/{id:text}"),
    PathRow("/files/«:rest*»", "/files/{rest:text*}"),
    PathRow("/files/«:rest+»", "/files/{rest:text+}"),
    PathRow("/files/«:rest(.*)»", "/files/{rest:text*}"),
    PathRow("/posts/«:id(.:format)»", "/posts/{id:text}"),
    PathRow("/flights/«:from-:to»", nil),
    PathRow("/j/«:session»", "/j/{session}"),
    PathRow("/files/«*»", "/files/{rest:text*}"), PathRow("/«**»", "/{rest:text*}"),
    PathRow("/files/«*path»", "/files/{path:text*}"),
    PathRow("/users/«@:handle»", "/users/@{handle:text}"),
    PathRow("/items/«item-:id.json»", "/items/item-{id:text}.json"),
    PathRow("/api/«v:version»", "/api/v{version:text}", .warning),
    PathRow("/files/«v:rest*»", nil, .warning),
    PathRow("/flights/«:from-{session}»", nil),
    // Before the end, a single wildcard matches one component.
    PathRow("/x/«*»/y", "/x/{name:text}/y"), PathRow("/x/«**»/y", "/x/{rest:text*}/y"),
    PathRow("/x/«.*»/y", "/x/{rest:text*}/y"), PathRow("/x/{all:text*}/«**»", nil),
    PathRow("/x/«:rest*»/y", "/x/{rest:text*}/y"),
    PathRow("/x/«[...slug]»/y", "/x/{slug:text+}/y"),
    PathRow("/x/«<path:rest>»/y", "/x/{rest:text+}/y"),
    // Hono
    PathRow("/x/:id{«[0-9]»+}", "/x/{id:integer}"), PathRow("/x/:id{«[a-z]»+}", "/x/{id:text}"),
    PathRow("/x/:id{«[0-9]»+}/y", "/x/{id:integer}/y"),
    PathRow("/x/:rest{«.»*}", "/x/{rest:text*}"),
    // CodeIgniter, Kirby, Laminas, AltoRouter
    PathRow("/x/«(:id)»", "/x/{id:text}"), PathRow("/x/«(:num)»", "/x/{value:integer}"),
    PathRow("/x/«[:id]»", "/x/{id:text}"), PathRow("/x/«[i:id]»/y", "/x/{id:integer}/y"),
    PathRow("/x/«[**:rest]»", "/x/{rest:text+}"),
    // Regular expressions
    PathRow("/x/«[0-9]+»", "/x/{value:integer}"), PathRow("/x/«[a-z0-9-]+»", "/x/{value:text}"),
    PathRow("/x/«[a-z]»/y", "/x/{value:text}/y"), PathRow("/x/«.+»", "/x/{rest:text+}"),
    PathRow("/x/«v[0-9]+»", "/x/v{value:integer}"),
    PathRow("/x/«[a-z]+.html»", "/x/{value:text}.html"),
    PathRow("/x/«[0-9]+-[a-z]+»", "/x/{value:text}"), PathRow("/x/«[^»/]+", nil),
    PathRow(#"/x/«\»d+"#, "/x/{value:integer}"),
    PathRow(#"/x/[a-z]+«\».html"#, "/x/{value:text}.html"),
    PathRow("/x/[0-9]{«4»}", "/x/{value:integer}"),
    // FastAPI, Starlette
    PathRow("/x/{id:«path»}", "/x/{id:text*}"), PathRow("/x/{id:«path»}/y", nil),
    // URI templates
    PathRow("/x/{«+rest»}", "/x/{rest:text*}"), PathRow("/x{«/id»}", "/x/{id:text}"),
    PathRow("/x/{session}{«?tab,page»}", "/x/{session}"),
    // Next.js, SvelteKit, Nuxt
    PathRow("/users/«@[id]»", "/users/@{id:text}"),
    PathRow("/users/«[id]»", "/users/{id:text}"),
    PathRow("/users/«[id=uuid]»", "/users/{id:uuid}"),
    PathRow("/docs/«[...slug]»", "/docs/{slug:text+}"),
    PathRow("/docs/«[[...slug]]»", "/docs/{slug:text*}"),
    PathRow("/docs/«[[lang]]»", "/docs/{lang:text}"),
    // Flask, Django
    PathRow("/users/«<id>»", "/users/{id:text}"),
    PathRow("/users/«<int:id>»", "/users/{id:integer}"),
    PathRow("/files/«<path:rest>»", "/files/{rest:text+}"),
    // Remix, TanStack Router. In OData, literal components can also start with `$`.
    PathRow("/users/«$id»", "/users/{id:text}", .warning),
    PathRow("/files/«$»", "/files/{rest:text*}"),
    // Jetpack Navigation, Spring, ASP.NET, Laravel, Go
    PathRow("/users/«.*»", "/users/{rest:text*}"),
    PathRow("/items/«item-*»", "/items/item-{name:text}"),
    PathRow("/users/{«id?»}", "/users/{id:text}"),
    PathRow("/users/{id:«[0-9]»+}", "/users/{id:integer}"),
    PathRow("/users/{id:«int:min(1)»}", "/users/{id:integer}"),
    PathRow("/users/{«*rest»}", "/users/{rest:text*}"),
    PathRow("/users/{«rest...»}", "/users/{rest:text*}"),
    PathRow("/users/{«...rest»}", "/users/{rest:text*}"),
    PathRow("/users/{«{id»}}", "/users/{id:text}"),
    PathRow("/users/«$»{session}", "/users/{session}", .warning),
    PathRow("/users/«#»{id}", "/users/{id:text}"),
    PathRow("«h»ttps://shop.example/users/{session}", "/users/{session}"),
    PathRow("«h»ttps://shop.example", "/"),
    // Only the slash is missing, so types and catch-alls stay as they are.
    PathRow("«i»tem/{q:slug}", "/item/{q:slug}"), PathRow("«e»/{p:slug*}/z", "/e/{p:slug*}/z"),
    PathRow("«u»sers/:id", "/users/{id:text}"),
    PathRow(#"«^»/users/(\d+)$"#, "/users/{value:integer}"),
    // These are the names of types in other languages.
    PathRow("/users/{id:«string»}", "/users/{id:text}"),
    PathRow("/users/{id:«int»}", "/users/{id:integer}"),
    PathRow("/users/{id:«Guid»}", "/users/{id:uuid}"),
    PathRow("/users/{«id»}", "/users/{id:text}"),
    PathRow("/users/{id:«id»}", "/users/{id:text}"),
    PathRow("/x{session:session}/{last4:«last4»}/", "/x{session:session}/{last4:text}/"),
  ]

  private static let head = """
    app: shop
    hosts: [shop.example]
    types: { session: { text: A-Z, length: 4..64 } }
    routes:
      own: /own/{session}

    """

  /// Returns the file after applying the first fix-it of a diagnostic.
  private func fixed(_ bytes: [UInt8], _ diagnostic: Diagnostic) -> [UInt8] {
    var bytes = bytes
    let edits = diagnostic.fixIts.first?.edits ?? []
    for edit in edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(edit.range.range, with: Array(edit.text.utf8))
    }
    return bytes
  }

  @Test(
    "A path in a foreign style has one diagnostic, which suggests the spelling of manifests",
    arguments: paths)
  func path(row: PathRow) throws {
    for spelling in ["  r: '\(row.path)'", "  r: { path: '\(row.path)', title: r }"] {
      let marked = MarkedText(Self.head + spelling + "\n")
      let diagnostics = ManifestFile.read(marked.bytes, path: "p").diagnostics
      let diagnostic = try #require(diagnostics.first)
      #expect(diagnostics.count == 1, "\(diagnostics)")
      #expect(diagnostic.severity == row.severity)
      #expect(diagnostic.range == marked.range, "\(diagnostic)")
      #expect(diagnostic.fixIts.isEmpty == (row.fixed == nil))
      guard let expected = row.fixed else { continue }
      let corrected = fixed(marked.bytes, diagnostic)
      let (file, rest) = ManifestFile.read(corrected, path: "p")
      #expect(rest == [], "\(String(decoding: corrected, as: UTF8.self))")
      let route = try #require(file?.manifest.routes.last)
      #expect(try route.pattern == RoutePattern(parsing: expected))
    }
  }

  /// Paths in which the styles of two routers, or one style twice, are combined.
  private static let joined: [String] = {
    let plain = paths.map { $0.path.filter { $0 != "«" && $0 != "»" } }.filter { $0.hasPrefix("/") }
    return zip(plain, plain.dropFirst()).map(+) + plain.map { $0 + $0 }
  }()

  @Test("Applying a fix-it removes its diagnostic, and no other one", arguments: joined)
  func fixes(path: String) throws {
    var bytes = Array(
      (Self.head + "  r: { path: '\(path)', query: { id: text?, name: text?, value: text? } }\n")
        .utf8)
    var before = ManifestFile.read(bytes, path: "p").diagnostics
    while let next = before.first(where: { !$0.fixIts.isEmpty }) {
      bytes = fixed(bytes, next)
      let after = ManifestFile.read(bytes, path: "p").diagnostics
      let others = before.filter { $0 != next }.map(\.message)
      try #require(after.map(\.message) == others, "\(String(decoding: bytes, as: UTF8.self))")
      before = after
    }
  }

  @Test("An unquoted path is quoted if the fix-it requires it")
  func quotes() throws {
    let rows = [
      ("  r: /users/:id\n", "  r: '/users/{id:text}'\n"),
      ("  r: { path: /users/:id }\n", "  r: { path: '/users/{id:text}' }\n"),
      ("exclude: [/admin/*]\n", "exclude: ['/admin/{rest:text*}']\n"),
      (
        "exclude: [https://shop.example/admin/*]\n",
        "exclude: ['https://shop.example/admin/{rest:text*}']\n"
      ),
      (
        "  r: /users/{session}?tab={tab}&page=1\n",
        "  r: { path: \"/users/{session}\", query: { tab: text?, page: text? } }\n"
      ),
    ]
    for (before, after) in rows {
      let bytes = Array((Self.head + before).utf8)
      let diagnostics = ManifestFile.read(bytes, path: "p").diagnostics
      try #require(diagnostics.count == 1, "\(diagnostics)")
      let corrected = fixed(bytes, diagnostics[0])
      #expect(String(decoding: corrected, as: UTF8.self) == Self.head + after)
      #expect(ManifestFile.read(corrected, path: "p").diagnostics == [])
    }
  }

  /// The rows contain literals that only resemble parameters of other routers.
  @Test(
    "Common literal components are not reported as patterns",
    arguments: [
      "/@me", "/a:b", "/M*A*S*H", "/Foo_(bar)", "/(group)", "/c++", "/a*b(c)", "/~user", "/a.b",
      "/x=1", "/a,b", "/100$", "/!", "/:", "/a'b", "/Special:Search", "/messages:batchGet",
      "/wiki:home", "/a[1]", "/x[]", "/:-)", "/@:1", "/T:x",
    ])
  func literals(path: String) throws {
    let manifest = LinkManifest(
      app: "a", schemes: ["a"], routes: [Route(name: "r", pattern: try RoutePattern(parsing: path))]
    )
    #expect(manifest.diagnostics() == [])
  }

  @Test("A word in an enumeration may look like a pattern of another router")
  func exactText() throws {
    let text = """
      app: a
      schemes: [a]
      types: { star: { enum: ["*"] } }
      routes: { r: "/x/{star}" }
      """
    let (manifest, diagnostics) = read(text)
    #expect(diagnostics == [])
    let router = try Router([#require(manifest)])
    #expect(throws: Never.self) { try router.match("a://x/*") }
  }

  /// A file with one mistake, which is marked, and the file after applying the fix-it.
  struct FileRow: Sendable, CustomTestStringConvertible {
    var rule: String
    var text: String
    var fixed: String?
    var testDescription: String { text }

    init(_ rule: String, _ text: String, _ fixed: String?) {
      self.rule = rule
      self.text = text
      self.fixed = fixed
    }
  }

  private static let start = "app: a\nhosts: [a.example]\n"
  private static let route = "routes: { r: /r }\n"

  private static func query(_ text: String) -> String {
    start + "routes:\n  r:\n    path: /r\n    query: " + text + "\n"
  }

  private static func type(_ text: String) -> String {
    start + "types:\n  t: " + text + "\nroutes: { r: '/r/{t}' }\n"
  }

  static let files: [FileRow] = [
    // Each misspelled or foreign key in any mapping causes one diagnostic.
    FileRow(
      "unknown-key", "«ap»: a\nhosts: [a.example]\n" + route, "app: a\nhosts: [a.example]\n" + route
    ),
    FileRow(
      "unknown-key", "«name»: a\nhosts: [a.example]\n" + route,
      "app: a\nhosts: [a.example]\n" + route),
    FileRow("unknown-key", "app: a\n«hostss»: [a.example]\n" + route, start + route),
    FileRow("unknown-key", "app: a\n«domains»: [a.example]\n" + route, start + route),
    FileRow("unknown-key", "app: a\n«schemas»: [a]\n" + route, "app: a\nschemes: [a]\n" + route),
    FileRow("unknown-key", start + "«route»: { r: /r }\n", start + "routes: { r: /r }\n"),
    FileRow("unknown-key", start + "«paths»: { r: /r }\n", start + "routes: { r: /r }\n"),
    FileRow(
      "unknown-key", start + "«typess»: { t: { text: A-Z } }\nroutes: { r: '/r/{t}' }\n",
      start + "types: { t: { text: A-Z } }\nroutes: { r: '/r/{t}' }\n"),
    FileRow(
      "unknown-key",
      start + "«state»: { s: [x, y] }\nroutes: { r: { path: /r, requires: { s: y } } }\n",
      start + "states: { s: [x, y] }\nroutes: { r: { path: /r, requires: { s: y } } }\n"),
    FileRow(
      "unknown-key", start + "routes: { r: { «pattern»: /r } }\n",
      start + "routes: { r: { path: /r } }\n"),
    FileRow(
      "unknown-key", start + "routes: { r: { path: /r, «params»: { q: text? } } }\n",
      start + "routes: { r: { path: /r, query: { q: text? } } }\n"),
    FileRow("unknown-key", start + "routes: { r: { path: /r, «component»: Home } }\n", nil),
    FileRow("unknown-key", start + "routes: { r: { path: /r, «children»: { s: /s } } }\n", nil),
    FileRow("unknown-key", start + route + "«ios»: { appIDs: [] }\n", nil),
    FileRow(
      "missing-key", "«hosts»: [a.example]\n" + route, "app: test\nhosts: [a.example]\n" + route),
    FileRow("wrong-kind", "app: a\nhosts: «a.example»\n" + route, start + route),
    FileRow("wrong-kind", start + "routes:\n  «-» path: /r\n", nil),
    // Types
    FileRow("unknown-type", type("«string»"), type("text")),
    FileRow("unknown-type", type("«int»"), type("integer")),
    FileRow("unknown-type", query("{ q: «string»? }"), query("{ q: text? }")),
    FileRow("unknown-type", query("{ q: «number» = 5 }"), query("{ q: integer = 5 }")),
    FileRow("unknown-type", query("{ q: «float» }"), nil),
    FileRow("unknown-type", query("{ q: { type: «bool» } }"), query("{ q: { type: boolean } }")),
    FileRow(
      "invalid-default", query("{ q: boolean = «yes» }"), query("{ q: boolean = true }")),
    FileRow("wrong-kind", query("«[q, p]»"), query("{ q: text?, p: text? }")),
    FileRow("invalid-parameter", query("{ q: «optional string» }"), query("{ q: text? }")),
    FileRow(
      "unknown-key", query("{ q: { type: text, «required»: false } }"),
      query("{ q: { type: text, optional: true } }")),
    FileRow(
      "superfluous-key", query("{ q: { «type»: string, enum: [a, b] } }"),
      query("{ q: { enum: [a, b] } }")),
    FileRow(
      "superfluous-key", type("{ «type»: string, length: 4 }"), type("{ text: any, length: 4 }")),
    FileRow("wrong-kind", type("{ enum: «a | b» }"), type("{ enum: [a, b] }")),
    FileRow("wrong-kind", type("{ enum: «\"a, b\"» }"), type("{ enum: [a, b] }")),
    FileRow(
      "wrong-value", query("{ orgId: { type: text, optional: true, invalid: «rejct» } }"),
      query("{ orgId: { type: text, optional: true, invalid: reject } }")),
    // A string that is not a valid name is kept as the key in links.
    FileRow(
      "invalid-name", query("{ «'q[]'»: text? }"),
      query("{ q: { type: text, optional: true, key: \"q[]\" } }")),
    FileRow(
      "invalid-name", query("{ «'filter[size]'»: { type: integer, optional: true } }"),
      query("{ filterSize: { key: \"filter[size]\", type: integer, optional: true } }")),
    FileRow(
      "invalid-name", query("\n      «page.number»: integer = 1"),
      query("\n      pageNumber: { type: integer, default: 1, key: \"page.number\" }")),
    FileRow("invalid-name", query("{ q: text?, «'q[]'»: text? }"), nil),
    FileRow(
      "invalid-link-key", query("{ q: { type: text, optional: true, key: «'q%5B%5D'» } }"), nil),
    // The name `q%5B` may be the intended key in links, so the diagnostic does not suggest another
    // name.
    FileRow("invalid-name", query("{ «'q%5B'»: text? }"), nil),
    FileRow("invalid-name", query("{ «a b»: text? }"), nil),
    // Regular expressions
    FileRow(
      "regular-expression", type("{ text: «\"[A-Z]+\"» }"), type("{ text: \"A-Z\", length: 1.. }")),
    FileRow("regular-expression", type("{ text: «[A-Z]» }"), type("{ text: \"A-Z\" }")),
    FileRow(
      "regular-expression", type(#"{ text: «'\d{4}'» }"#), type("{ text: \"0-9\", length: 4 }")),
    FileRow(
      "regular-expression", type("\n    text: «'^[a-z0-9_-]{3,16}$'»"),
      type("\n    text: \"a-z 0-9 _ -\"\n    length: 3..16")),
    FileRow(
      "regular-expression", type("{ text: «'[^/]+'», length: 4 }"), type("{ text: any, length: 4 }")
    ),
    FileRow("regular-expression", type("{ text: «'(a|b)'» }"), nil),
    FileRow("unknown-key", type("{ «regex»: '[a-z]*' }"), type("{ pattern: '[a-z]*' }")),
    // YAML
    FileRow("yaml-syntax", query("{ q: «text[]» }"), query("{ q: 'text[]' }")),
    FileRow(
      "yaml-syntax", start + "routes: { r: «/r/{id:uuid}» }\n",
      start + "routes: { r: '/r/{id:uuid}' }\n"),
    FileRow(
      "yaml-syntax", start + "routes: { r: { path: «/r/{id:uuid}/x», title: t } }\n",
      start + "routes: { r: { path: '/r/{id:uuid}/x', title: t } }\n"),
    FileRow("yaml-syntax", start + "title: «@a»\n" + route, start + "title: '@a'\n" + route),
    FileRow("yaml-syntax", start + "title: «A: b»\n" + route, start + "title: 'A: b'\n" + route),
    FileRow(
      "yaml-syntax", start + "routes:\n  «r:»/r\n  s: /s\n", start + "routes:\n  r: /r\n  s: /s\n"),
    FileRow("yaml-syntax", start + "routes:\n  r: /r\n «s»: /s\n", nil),
  ]

  @Test("A mistake has one diagnostic, and its fix-it leaves no diagnostic", arguments: files)
  func file(row: FileRow) throws {
    let marked = MarkedText(row.text)
    let diagnostics = ManifestFile.read(marked.bytes, path: "test.links.yaml").diagnostics
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1, "\(diagnostics.map(\.message))")
    #expect(diagnostic.rule == row.rule && diagnostic.range == marked.range, "\(diagnostic)")
    #expect(diagnostic.fixIts.isEmpty == (row.fixed == nil))
    guard let expected = row.fixed else {
      #expect(!diagnostic.notes.isEmpty)
      return
    }
    let corrected = fixed(marked.bytes, diagnostic)
    #expect(String(decoding: corrected, as: UTF8.self) == expected)
    #expect(ManifestFile.read(corrected, path: "test.links.yaml").diagnostics == [])
  }

  @Test("A list is read from a repeated key, not from a key with brackets")
  func listKeys() throws {
    let manifest = try #require(read(Self.query("{ q: 'text[]' }")).manifest)
    let match = try Router([manifest]).match("https://a.example/r?q=1&q=2&q[]=3")
    #expect(match["q"]?.text == "1,2")
  }

  @Test("A mistake below a misspelled key is reported at its range")
  func belowMisspeltKeys() {
    let marked = MarkedText("app: a\nhostss: [a.example, «B.example»]\nroutes: { r: /r }\n")
    let diagnostics = ManifestFile.read(marked.bytes, path: "p").diagnostics
    #expect(diagnostics.map(\.rule) == ["unknown-key", "invalid-host"])
    #expect(diagnostics.last?.range == marked.range)
  }

  @Test("A misspelled key is reported without a fix-it if the correct key exists")
  func besideTheRightOne() {
    let text = "app: a\nhosts: [a.example]\nhost: [b.example]\nroutes: { r: /r }\n"
    let (manifest, diagnostics) = read(text)
    #expect(manifest?.hosts == ["a.example"])
    #expect(diagnostics.map(\.message) == ["unknown key 'host' in a manifest"])
    #expect(diagnostics.first?.fixIts == [])
  }

  /// Manifests with unused types or undeclared facts, in which the reported bytes are marked.
  static let declarations: [FileRow] = [
    FileRow(
      "unused-type", start + "types: { «t»: { text: any }, u: uuid }\nroutes: { r: '/r/{u}' }\n",
      nil),
    FileRow("unused-type", start + "types:\n  «t»: u\n  u: uuid\n" + route, nil),
    FileRow(
      "undeclared-fact",
      start + "facts: [signedIn]\nroutes: { r: { path: /r, requires: «signdIn» } }\n",
      start + "facts: [signedIn]\nroutes: { r: { path: /r, requires: signedIn } }\n"),
    FileRow(
      "undeclared-fact",
      start + "facts: [signedIn]\nroutes: { r: { path: /r, requires: { «plan»: pro } } }\n", nil),
    FileRow(
      "undeclared-fact",
      start + "routes: { r: { path: /r, requires: «signdIn» }, s: { path: /s, requires: signedIn },"
        + " t: { path: /t, requires: [signedIn] } }\n",
      start + "routes: { r: { path: /r, requires: signedIn }, s: { path: /s, requires: signedIn },"
        + " t: { path: /t, requires: [signedIn] } }\n"),
    FileRow("duplicate-fact", start + "facts: [a, «a»]\n" + route, nil),
    FileRow("duplicate-fact", start + "facts: [«s»]\nstates: { s: [x, y] }\n" + route, nil),
    FileRow("reserved-name", start + "facts: [«when»]\n" + route, nil),
  ]

  @Test("Unused types and undeclared facts are reported", arguments: declarations)
  func declared(row: FileRow) throws {
    let marked = MarkedText(row.text)
    let diagnostics = ManifestFile.read(marked.bytes, path: "p").diagnostics
    #expect(diagnostics.map(\.rule) == [row.rule], "\(diagnostics)")
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.range == marked.range)
    guard let expected = row.fixed else { return }
    let corrected = fixed(marked.bytes, diagnostic)
    #expect(String(decoding: corrected, as: UTF8.self) == expected)
    #expect(ManifestFile.read(corrected, path: "p").diagnostics == [])
  }

  @Test(
    "Facts with similar names are not reported",
    arguments: [
      "[signedIn, signedUp, signedUp]", "[step1, step2, step2]", "[paid, laid, laid]",
      "[signedIn, signedOut]",
    ])
  func facts(list: String) {
    let facts = list.dropFirst().dropLast().split(separator: ",")
    let routes = facts.enumerated().map { "  r\($0): { path: /r\($0), requires: [\($1)] }\n" }
    #expect(read(Self.start + "routes:\n" + routes.joined()).diagnostics == [])
  }

  @Test("A manifest that declares facts can be written and read again")
  func roundTrip() throws {
    let text = Self.start + "facts: [signedIn]\nroutes: { r: { path: /r, requires: signedIn } }\n"
    let manifest = try #require(read(text).manifest)
    #expect(manifest.facts == ["signedIn"])
    #expect(read(ManifestWriter().text(of: manifest)).manifest == manifest)
  }
}
