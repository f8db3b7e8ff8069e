import Diagnostics
import LinkManifests
import LinkRouting
import Testing

/// Each row contains a file with one marked mistake, and the rule that reports it.
@Suite("Diagnostics of manifest files")
struct ManifestFileDiagnosticsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var rule: String
    var text: String
    var message: String?
    var testDescription: String { rule + ": " + text }

    init(_ rule: String, _ text: String, _ message: String? = nil) {
      self.rule = rule
      self.text = text
      self.message = message
    }
  }

  static let head = "app: a\nschemes: [a]\nroutes: { r: /r }\n"

  private static func alias(_ path: String, _ aliases: String) -> String {
    "app: a\nschemes: [a]\nroutes:\n  r:\n    path: '\(path)'\n    aliases: \(aliases)\n"
  }

  private static func condition(_ conditions: String) -> String {
    "app: a\nschemes: [a]\nroutes:\n  r:\n    path: /r\n    query: { a: date?, b: date? }\n"
      + "    conditions: \(conditions)\n"
  }

  private static func redirect(
    _ redirect: String, path: String = "/r/{n:integer}", query: String = ""
  ) -> String {
    "app: a\nschemes: [a]\ntypes: { pin: { text: 0-9, secret: true }, digits: { text: 0-9 } }\n"
      + "routes:\n"
      + "  item: { path: '/item/{id:integer}', query: { note: digits? } }\n"
      + "  old: { path: /o, redirect: { to: item, with: { id: 1 } } }\n"
      + "  r: { path: '\(path)', query: { \(query) }, redirect: \(redirect) }\n"
  }

  static let keys: [Row] = [
    Row(
      "unknown-key", head + "«tilte»: A", "unknown key 'tilte' in a manifest; did you mean 'title'?"
    ),
    Row(
      "unknown-key", head + "«<<»: { title: x }",
      "merge keys are not supported; write each key instead of '<<'"),
    Row("duplicate-key", head + "title: A\n«title»: B", "duplicate key 'title'"),
    Row("duplicate-key", "app: a\nschemes: [a]\nroutes:\n  r: /r\n  «'r'»: /s"),
    Row("invalid-key", head + "«[title]»: x", "expected a string as a key, found a list"),
    Row(
      "missing-key", "«schemes»: [a]\nroutes: { r: /r }", "missing key 'app' in the manifest"),
    Row("missing-key", "app: a\nschemes: [a]\nroutes:\n  r:\n    «title»: x"),
    Row("wrong-kind", head + "hosts: «a.example»", "expected a list of hosts, found a string"),
    Row("wrong-kind", head + "title: «[x]»", "expected a title, found a list"),
    Row("wrong-kind", head + "title:«»\n", "expected a title, found nothing"),
    Row("wrong-kind", head + "types: «[x]»", "expected the types as a mapping, found a list"),
    Row("wrong-kind", "«- a\n- b»", "expected a manifest as a mapping, found a list"),
    Row("wrong-kind", "«just a text»", "expected a manifest as a mapping, found a string"),
  ]

  static let values: [Row] = [
    Row(
      "wrong-value", "app: a\nschemes: [a]\nroutes: { r: { path: /r, strict: «yes» } }",
      "'strict' must be true or false"),
    Row(
      "wrong-kind", "app: a\nschemes: [a]\nroutes: { r: { path: /r, strict: { allow: [«5»] } } }",
      "expected a string in a list of keys, found 5"),
    Row(
      "wrong-value", "app: a\nschemes: [a]\nroutes: { r: { path: /r, slash: «tolerate» } }",
      "'slash' must be 'tolerated', 'refused' or 'required'; did you mean 'tolerated'?"),
    Row("invalid-characters", head + "types: { t: { text: «\"Z-A\"» } }"),
    Row("invalid-range", head + "types: { t: { text: any, length: «x..4» } }"),
    Row("invalid-range", head + "types: { t: { integer: «99999999999999999999» } }"),
    Row("empty-range", head + "types: { t: { text: any, length: «9..4» } }"),
    Row("missing-key", head + "types: { t: «{» length: 4 } }"),
    Row("superfluous-key", head + "types: { t: { uuid: true, «date»: true } }"),
    Row("superfluous-key", head + "types: { t: { uuid: true, «length»: 4 } }"),
    Row(
      "superfluous-key", head + "types: { t: { pattern: a, «length»: 4 } }",
      "'length' is allowed only with 'text'; remove it"),
    Row(
      "superfluous-key", head + "types: { t: { uuid: true, «fold»: none } }",
      "'fold' is allowed only with 'text' or 'pattern'; remove it"),
    Row("superfluous-key", head + "query: { q: { uuid: true, optional: true, «secret»: true } }"),
    Row(
      "unknown-type", head + "types: { t: «uudi» }", "unknown type 'uudi'; did you mean 'uuid'?"),
    Row("alias-cycle", head + "types: { t: «u», u: v, v: t }"),
    Row("invalid-parameter", head + "query: { q: «'a b'» }"),
    Row("invalid-parameter", head + "query: { q: «'a = '» }"),
    Row(
      "superfluous-key", head + "states: { s: [x, y] }\nquery: { q: { type: uuid, «enum»: [a] } }"),
    Row(
      "superfluous-key",
      "app: a\nschemes: [a]\nroutes: { r: { path: /r, requires: { s: true, «u»: true } } }"),
    Row(
      "missing-key",
      "app: a\nschemes: [a]\nroutes: { r: { path: /r, requires: «{» otherwise: wait } } }"),
    Row("invalid-pattern", "app: a\nschemes: [a]\nroutes: { r: «r» }", "expected a leading slash"),
    Row(
      "alias-parameters", alias("/r/{x:text}", "['/s/{x:text}', «/s»]"),
      "alias lacks the parameter 'x' of the path"),
    Row("unknown-type", alias("/r/{x:text}", "['/s/{x:«txt»}']")),
    Row("invalid-pattern", alias("/r", "[/s, «s»]"), "expected a leading slash"),
    Row("duplicate-alias", alias("/r", "[/s, «/s»]"), "duplicate path '/s' of route 'r'"),
    Row(
      "invalid-condition", condition("[«a>=b»]"), "malformed condition 'a>=b'"),
    Row(
      "duplicate-condition", condition("[a >= b, «a >= b»]"), "duplicate condition 'a >= b'"),
    Row("wrong-kind", condition("«a >= b»"), "expected a list of conditions, found a string"),
    Row("wrong-kind", alias("/r", "«/s»"), "expected a list of paths, found a string"),
    Row("invalid-pattern", "app: a\nschemes: [a]\nroutes:\n  r: '/a«?»b'"),
    Row("invalid-pattern", head + "hosts: [h.example]\nexclude: ['https://h.example/a«%»2f']"),
    Row("wrong-value", head + "exclude: [«http://a.example/»]"),
    Row(
      "wrong-value", head + "exclude: [«'NOT /a'»]", "an exception is not written with 'NOT'"),
    // The duplicate `/b` is reported only after the unreadable exclusion is corrected.
    Row("wrong-value", head + "exclude: [«'NOT /a'», /b, /b]"),
    Row("missing-key", redirect("«{» with: { id: 1 } }")),
    Row("unknown-key", redirect("{ «route»: item, to: item, with: { id: 1 } }")),
    Row(
      "invalid-version", "app: a\nschemes: [a]\nroutes: { r: { path: /r, since: «v2» } }",
      "invalid version 'v2' of the app"),
    Row("missing-key", head + "exclude: [«{»}]", "missing key 'except' in an exception"),
    Row("unknown-key", head + "exclude: [{ «exceptt»: /a }]"),
    Row("invalid-pattern", head + "exclude: [{ except: «a» }]"),
    Row("unknown-type", head + "exclude: [{ except: '/{x:«txt»}' }]"),
    Row("wrong-kind", head + "exclude: [{ except: «[/a]» }]"),
    Row("missing-key", head + "platforms: { android: «{» placeholder: true } }"),
    Row(
      "wrong-value",
      head + "platforms: { apple: { appIDs: [A], placeholder: true, appStoreID: «1e3» } }"),
  ]

  /// Mistakes that are found in the parsed manifest, with their positions marked in the file.
  static let model: [Row] = [
    Row("unknown-route", redirect("«itme»"), "unknown route 'itme'; did you mean 'item'?"),
    Row(
      "unknown-route", redirect("{ to: «somewhere» }"),
      "unknown route 'somewhere'; expected the name of a route"),
    Row("chained-redirect", redirect("«old»"), "redirect to the retired route 'old'"),
    Row(
      "redirect-without-parameter", redirect("«item»"),
      "route 'item' requires parameter 'id', which route 'r' lacks"),
    Row(
      "unknown-parameter", redirect("{ to: item, with: { id: «'{m}'» } }"),
      "route 'r' has no parameter 'm'; did you mean 'n'?"),
    Row(
      "unknown-parameter", redirect("{ to: item, with: { id: 1, «idd»: 2 } }"),
      "route 'item' has no parameter 'idd'; did you mean 'id'?"),
    Row(
      "invalid-value", redirect("{ to: item, with: { id: «x» } }"),
      "value 'x' does not match the type of 'id'; expected a whole number"),
    Row(
      "invalid-value",
      "app: a\nschemes: [a]\nroutes:\n  item: '/item/{t:text+}'\n"
        + "  r: { path: /r, redirect: { to: item, with: { t: «a/b» } } }\n",
      "value 'a/b' does not match the type of 't'; expected any text"),
    Row(
      "invalid-value",
      "app: a\nschemes: [a]\nroutes:\n  item: '/item/{t:text}'\n"
        + "  r: { path: /r, redirect: { to: item, with: { t: «..» } } }\n"),
    Row(
      "invalid-value", redirect("{ to: item, with: { id: 1, note: «''» } }"),
      "value '' does not match the type of 'note'; expected any text (only 0-9)"),
    Row(
      "chained-redirect",
      "app: a\nschemes: [a]\nroutes: { item: /item, r: { path: /r, redirect: «r» } }\n",
      "route 'r' redirects to itself"),
    Row(
      "redirect-type-mismatch",
      redirect("{ to: item, with: { id: «'{n}'» } }", path: "/r/{n:text}"),
      "parameters 'n' and 'id' have different types"),
    Row(
      "requirements-without-effect",
      "app: a\nschemes: [a]\nroutes:\n  item: /item\n"
        + "  r: { path: /r, requires: «[signedIn]», redirect: item }\n",
      "route 'r' is retired, so its requirements have no effect"),
    Row(
      "chained-redirect",
      "app: a\nschemes: [a]\nroutes:\n  item: /item\n  old: { path: /o, redirect: item }\n"
        + "  r: { path: /r, requires: [{ signedIn: true, otherwise: «old» }] }\n",
      "redirect to the retired route 'old'"),
    Row(
      "redirect-of-secret",
      redirect("{ to: item, with: { id: 1, note: «'{pin}'» } }", query: "pin: pin?"),
      "secret parameter 'pin' becomes 'note', which is not secret"),
    Row(
      "superfluous-key", head + "types: { t: { integer: any, «scale»: 2 } }",
      "'scale' is allowed only with 'decimal'; remove it"),
    Row("missing-key", head + "types: { t: «{» decimal: any } }", "'decimal' needs 'scale'"),
    Row(
      "invalid-range", head + "types: { t: { decimal: «0..0.125», scale: 2 } }",
      "bound '0.125' needs more than 2 decimal places, or more than 18 digits"),
    Row("invalid-range", head + "types: { t: { decimal: «0-5», scale: 2 } }"),
    Row("invalid-range", head + "types: { t: { decimal: any, scale: «0» } }"),
    Row("empty-range", head + "types: { t: { decimal: «5..1», scale: 2 } }"),
    Row(
      "superfluous-key", head + "types: { t: { text: 0-9, check: luhn, «multiline»: true } }",
      "'multiline' cannot be combined with 'check'; remove 'multiline'"),
    Row(
      "invalid-expression", head + "types: { t: { pattern: «'[A-Z]{3}'», check: luhn } }",
      "no value that matches the pattern has valid 'luhn' check digits"),
    Row(
      "invalid-expression", head + "types: { t: { pattern: 'é«(»?=a)b' } }",
      "lookaround '(?=' is not supported"),
    Row("invalid-expression", head + "types: { t: { pattern: a«$» } }"),
    Row("invalid-expression", head + "query: { q: { pattern: '(a)«\\»1' } }"),
    Row("invalid-expression", head + "types: { t: { pattern: «'a{0}'» } }"),
    Row("invalid-name", "app: «a b»\nschemes: [a]\nroutes: { r: /r }"),
    Row("invalid-name", "app: a\nschemes: [a]\nroutes: { «r s»: /r }"),
    Row("invalid-host", head + "hosts: [a.example, b«*».example]"),
    Row(
      "empty-versions", "app: a\nschemes: [a]\nroutes: { r: { path: /r, since: 2, until: «2.0» } }",
      "no version has route 'r': 'until' 2 is not after 'since' 2"),
    Row("duplicate-host", head + "hosts: [a.example, «a.example»]"),
    Row("reserved-scheme", "app: a\nschemes: [a, «javascript»]\nroutes: { r: /r }"),
    Row(
      "unknown-type", "app: a\nschemes: [a]\nroutes: { r: '/x/{id:«uiid»}' }",
      "unknown type 'uiid'; did you mean 'uuid'?"),
    Row("unknown-type", "app: a\nschemes: [a]\nroutes:\n  r: /x/{«nothing»}"),
    Row("unknown-type", "app: a\nschemes: [a]\nroutes:\n  r: «\"/x\\u002f{nothing}\"»"),
    Row("duplicate-parameter", "app: a\nschemes: [a]\nroutes:\n  r: /{uuid}/{«uuid»}"),
    Row(
      "duplicate-parameter",
      "app: a\nschemes: [a]\nroutes: { r: { path: '/{uuid}', query: { «uuid»: text? } } }"),
    Row("invalid-default", head + "query: { q: a | b = «c» }"),
    Row("unknown-type", head + "query: { q: '«uuidd» ?' }"),
    Row("duplicate-word", head + "query: { q: a | b | «a» = b }"),
    Row("invalid-default", head + "query: { q: { enum: [a, b], default: «c» } }"),
    Row("duplicate-word", head + "types: { t: { enum: [a, «a»] } }"),
    Row("unknown-state", head + "states: { s: { order: [x], aside: { y: «z» } } }"),
    Row("undeclared-host", head + "hosts: [h.example]\nexclude: ['https://«i.example»/']"),
    Row(
      "unknown-route",
      "app: a\nschemes: [a]\nroutes: { r: { path: /r, requires: { f: true, otherwise: «s» } } }"),
    Row(
      "unknown-parameter",
      "app: a\nschemes: [a]\nroutes: { r: { path: /r, requires: { f: true, when: { «m»: x } } } }"),
    Row("invalid-app-id", head + "platforms: { apple: { appIDs: [«abc»] } }"),
  ]

  /// Manifests with a repeated name, whose first occurrence is marked; the note points to it.
  @Test(
    "A note about a name points to the name, not to its value",
    arguments: [
      "app: a\nschemes: [a]\nroutes:\n  r: /{«uuid»}/{uuid}",
      "app: a\nschemes: [a]\nroutes: { r: { path: '/x{«uuid»}', query: { uuid: text? } } }",
      """
      app: a
      schemes: [a]
      routes: { r: { path: /x, query: { «k»: text? }, fragment: { k: text? } } }
      """,
      "app: a\nschemes: [a]\nquery: { «k»: text? }\nroutes: { r: '/x/{k:text}' }",
    ])
  func notesOnNames(_ text: String) throws {
    let marked = MarkedText(text)
    let (_, diagnostics) = ManifestFile.read(marked.bytes, path: "test.links.yaml")
    let diagnostic = try #require(diagnostics.first { $0.rule == "duplicate-parameter" })
    #expect(diagnostic.notes.map(\.range) == [marked.range])
  }

  @Test("One mistake is reported once, at its range", arguments: keys + values + model)
  func found(row: Row) throws {
    for marked in [MarkedText(row.text), MarkedText.mutated(row.text)] {
      let (_, diagnostics) = ManifestFile.read(marked.bytes, path: "p")
      #expect(diagnostics.map(\.rule) == [row.rule], "\(diagnostics.map(\.message))")
      let diagnostic = try #require(diagnostics.first)
      #expect(diagnostic.range == marked.range)
      #expect(diagnostic.path == "p")
      #expect(!diagnostic.message.hasSuffix("."))
      if let message = row.message { #expect(diagnostic.message == message) }
      #expect(throws: ManifestFileError(diagnostics)) {
        try ManifestFile(parsing: marked.bytes, path: "p")
      }
    }
  }

  @Test(
    "Allowed keys that have no effect cause a warning",
    arguments: [
      Row(
        "strict-allows-all",
        "app: a\nschemes: [a]\nroutes: { r: { path: /r, strict: { allow: [«\"*\"»] } } }",
        "'*' allows every key, so the route is not strict; list the keys"),
      Row(
        "redundant-allowed-key",
        """
        app: a
        schemes: [a]
        routes: { r: { path: /r, query: { q: text? }, strict: { allow: [ref, «q»] } } }
        """,
        "redundant allowed key 'q'; a parameter already has this key"),
    ])
  func allowedKeys(row: Row) throws {
    let marked = MarkedText(row.text)
    let (manifest, diagnostics) = ManifestFile.read(marked.bytes, path: "p")
    #expect(manifest != nil)
    #expect(diagnostics.map(\.rule) == [row.rule] && diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.map(\.range) == [marked.range])
    #expect(diagnostics.map(\.message) == [row.message])
  }

  @Test("The diagnostic of a duplicate key points to both keys")
  func duplicateNotes() {
    let text = "app: a\nschemes: [a]\ntitle: A\ntitle: B\nroutes: { r: /r, 'r': /s, r: /t }"
    let diagnostics = read(text).diagnostics
    #expect(diagnostics.map(\.rule) == ["duplicate-key", "duplicate-key", "duplicate-key"])
    let bytes = Array(text.utf8)
    let firsts = diagnostics.compactMap { $0.notes.first?.range }
    #expect(firsts.map { String(decoding: bytes[$0.range], as: UTF8.self) } == ["title", "r", "r"])
    #expect(read(text).manifest?.title == "A")
  }

  /// Applying all fix-its in a file with small mistakes removes the mistakes.
  @Test(
    "Fix-its correct the mistakes",
    arguments: [
      "tilte: A", "hosts: a.example", "query: { q: { uuid: true, optional: yes } }",
      "types: { t: uudi }", "types: { t: { text: any, length: 9..4 } }",
      "hosts: [https://a.example/]", "hosts: ['A.example:443']", "query: { q: uudi? }",
    ])
  func fixIts(line: String) throws {
    var bytes = Array((Self.head + line).utf8)
    /// Returns the first mistake, except unused types.
    func mistake() -> Diagnostic? {
      ManifestFile.read(bytes, path: "p").diagnostics.first { $0.rule != "unused-type" }
    }
    for _ in 0..<3 {
      guard let diagnostic = mistake() else { break }
      let fixIt = try #require(diagnostic.fixIts.first)
      for edit in fixIt.edits.reversed() {
        bytes.replaceSubrange(edit.range.range, with: Array(edit.text.utf8))
      }
    }
    #expect(mistake() == nil, "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test("All mistakes are reported in source order")
  func all() {
    let text = "titel: x\nhosts: [A.b]\nschemes: [http]\nroutes: { r: x, s: '/{t}' }\nexclude: [y]"
    let diagnostics = read(text).diagnostics
    #expect(diagnostics == diagnostics.sorted())
    #expect(
      Set(diagnostics.map(\.rule)) == [
        "unknown-key", "missing-key", "invalid-host", "reserved-scheme", "invalid-pattern",
        "unknown-type",
      ])
    #expect(diagnostics.count == 7)
  }
}
