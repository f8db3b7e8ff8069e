import Diagnostics
import LinkRouting
import Testing
import URLSyntax

/// Tests unencoded brackets and incomplete escapes in a query.
///
/// Foundation percent-encodes every percent sign in such a query, so it treats an escape as literal
/// text. All readers agree on items that contain no escape.
@Suite struct IrregularQueryTests {
  static func router(strict: Bool = false) throws -> Router {
    try Router.make([
      .make(
        "go", "/go/{x:text}", query: ["page: integer?", "q: text?", "ids: text[]"], strict: strict)
    ])
  }

  @Test(arguments: [
    // Undeclared items may contain anything that does not make the link invalid for another reason.
    Row("a?ids[]=1", "go(x: a)"),
    Row("a?utm_campaign=50%", "go(x: a)"),
    Row("a?utm_campaign=50%&page=2", "go(x: a, page: 2)"),
    Row("a?mc_eid=[UNIQID]&q=b", "go(x: a, q: b)"),
    Row("a?%zz=1&q=b", "go(x: a, q: b)"),
    Row("a?z=%4&z=%C3%A9", "go(x: a)"),
    // A declared value may contain unencoded brackets, which every reader keeps.
    Row("a?q=[b]", "go(x: a, q: [b])"),
    Row("a?q=b&ids=[&ids=]", "go(x: a, q: b, ids: [[, ]])"),
    // The path is a separate component, which Foundation does not change.
    Row("%61%20b?z=[1]", "go(x: a b)"),
    // Readers disagree on an escape in a declared item.
    Row("a?z=[1]&q=4F%37K", "ambiguous-escape ⟦%37⟧ q"),
    Row("a?q=4F%37K&z=%", "ambiguous-escape ⟦%37⟧ q"),
    Row("a?p%61ge=2&z=[1]", "ambiguous-escape ⟦%61⟧ page"),
    Row("a?ids=a&ids=%62&z=[1]", "ambiguous-escape ⟦%62⟧ ids"),
    Row("a?q=[%41]", "ambiguous-escape ⟦%41⟧ q"),
    // An incomplete escape in a declared item is a syntax error.
    Row("a?q=50%", "invalid-percent-encoding ⟦%⟧"),
    Row("a?q=%zz&page=2", "invalid-percent-encoding ⟦%zz⟧"),
    // The other syntax rules still apply.
    Row("a?z=[1]&y=%FF", "percent-encoded-invalid-utf-8 ⟦%FF⟧"),
    Row("a?z=[1]&y=%00", "percent-encoded-control ⟦%00⟧"),
    Row("a?z=[1]#%", "go(x: a)"),
  ])
  func items(_ row: Row) throws {
    let link = "https://h.example/go/" + row.link
    let router = try Self.router()
    #expect(outcome(link, router) == row.outcome)
    guard refusal(link, router) == nil else { return }
    let warnings = try router.match(link).warnings.filter { $0.code == .irregularQuery }
    #expect(warnings.count == 1 && warnings[0].parameter == nil)
    let place = warnings.map { String(decoding: Array(link.utf8)[$0.range.range], as: UTF8.self) }
    #expect(place == ["["] || place == ["%"] || place == ["]"])
  }

  @Test(arguments: [
    ("a?z=[1]&q=4F%37K", "a?z=%5B1%5D&q=4F%37K"),
    ("a?p%61ge=2&z=[1]", "a?p%61ge=2&z=%5B1%5D"),
    ("a?utm=50%&q=%41", "a?utm=50%25&q=%41"),
    ("a?q=50%", "a?q=50%25"),
  ])
  func suggestions(link: String, expected: String) throws {
    let router = try Self.router()
    let start = "https://h.example/go/"
    #expect(router.suggestion(for: start + link) == start + expected)
  }

  /// Declared items of the fragment follow the rules of the query.
  ///
  /// Undeclared items may contain anything.
  @Test(arguments: [
    ("x=[1]&state=a", "go(state: a)", nil),
    ("50%&state=a%20b", "ambiguous-escape ⟦%20⟧ state", "50%25&state=a%20b"),
    ("state=a%20b&é", "ambiguous-escape ⟦%20⟧ state", "state=a%20b&%C3%A9"),
    ("state=%FF", "percent-encoded-invalid-utf-8 ⟦%FF⟧", nil),
    ("%FF=%00&state=a%20b", "go(state: a b)", nil),
    ("state=é", "non-ascii-character ⟦é⟧", "state=%C3%A9"),
    ("state=50%", "invalid-percent-encoding ⟦%⟧", "state=50%25"),
    ("note=a%0Ab&x=%0A", "go(note: a\nb)", nil),
    ("state=a%0Ab", "percent-encoded-control ⟦%0A⟧", nil),
    ("n%0Dote=a", "go()", nil),
  ])
  func fragments(items: String, expected: String, suggestion: String?) throws {
    let router = try Router.make(
      [.make("go", "/go", fragment: ["state: text?", "note: note?"])],
      types: [ParameterType("note", .text(TextRule(allowsLineBreaks: true)))])
    let link = "https://h.example/go#"
    #expect(outcome(link + items, router) == expected)
    #expect(router.suggestion(for: link + items) == suggestion.map { link + $0 })
  }

  @Test func lostValues() throws {
    let router = try Router.make([
      .make("go", "/go", query: ["passcode: text?", "lang: language?", "page: integer?"])
    ])
    func warnings(_ query: String) throws -> [String] {
      let link = "https://h.example/go?" + query
      return try router.match(link).warnings.map { warning in
        let place = String(decoding: Array(link.utf8)[warning.range.range], as: UTF8.self)
        return "\(warning.code.rawValue) \(warning.parameter ?? "") ⟦\(place)⟧"
      }
    }
    #expect(
      try warnings("lang=fr&amp;passcode=x") == ["html-escaped-separator passcode ⟦amp;⟧"])
    #expect(try warnings("Lang=fr") == ["misspelt-parameter lang ⟦Lang⟧"])
    #expect(try warnings("pass_code=x&lan-g=fr").count == 2)
    #expect(try warnings("pascode=x") == ["misspelt-parameter passcode ⟦pascode⟧"])
    #expect(try warnings("pass%63od=x") == ["misspelt-parameter passcode ⟦pass%63od⟧"])
    // Short names may be different words, and a parameter that is present is not lost.
    #expect(try warnings("long=1&land=2&pages=1&utm_source=x").isEmpty)
    #expect(try warnings("passcode=x&Passcode=y").isEmpty)
    let start = "https://h.example/go?"
    #expect(
      router.suggestion(for: start + "lang=fr&amp;passcode=x&Page=2")
        == start + "lang=fr&passcode=x&page=2")
    #expect(router.suggestion(for: start + "lang=fr&utm=1") == nil)
  }

  @Test func strictRoutesAllowListedKeys() throws {
    var route = Route.make("go", "/go", query: ["a: text?"], strict: true)
    route.allowedKeys = ["ref", "x_*"]
    var tracking = route
    tracking.name = "ads"
    tracking.pattern = .make("/ads")
    tracking.allowsTrackingKeys = true
    let router = try Router.make([route, tracking])
    func result(_ path: String) -> String { outcome("https://h.example/" + path, router) }
    #expect(result("go?ref=1&x_y=2&a=3") == "go(a: 3)")
    #expect(result("go?refs=1") == "unknown-parameter ⟦refs⟧")
    #expect(result("go?utm_source=1") == "unknown-parameter ⟦utm_source⟧")
    #expect(result("ads?utm_source=1&fbclid=2&ref=3&a=4") == "ads(a: 4)")
    #expect(result("ads?b=4") == "unknown-parameter ⟦b⟧")
    // HubSpot documents keys such as `hsa_cam` and `hsa_grp`, so a strict route accepts them as
    // tracking keys.
    #expect(result("ads?hsa_cam=4&hsa_grp=1") == "ads()")
    func suggestion(_ path: String) -> String? {
      router.suggestion(for: "https://h.example/" + path)
    }
    #expect(suggestion("go?REF=1") == "https://h.example/go?ref=1")
    #expect(suggestion("ads?REF=1") == "https://h.example/ads?ref=1")
    let start = "https://h.example/"
    #expect(
      refusal(start + "go?refs=1", router)?.expected == "one of the parameters a, ref, x_*")
    #expect(
      refusal(start + "ads?b=4", router)?.expected
        == "one of the parameters a, ref, x_* or a tracking key such as utm_source")
  }

  @Test func invisibleCharacters() throws {
    let router = try Router.make(
      [.make("go", "/go", query: ["q: text?", "plain: plain?"])],
      types: [ParameterType("plain", .text(TextRule(allowsInvisible: false)))])
    let match = try router.match("https://h.example/go?q=a%E2%80%AEb%E2%80%8B&plain=%EF%BB%BFa")
    #expect(match["q"]?.text == "a\u{202E}b\u{200B}")
    #expect(match["plain"] == nil)
    #expect(match.dropped.map(\.code) == [.invalidCharacter])
    #expect(match.warnings.map(\.code) == [.invisibleCharacter, .droppedValue])
    #expect(match.warnings[0].range.range == 24..<33)
    // Joiners are part of some scripts and emoji.
    #expect(try router.match("https://h.example/go?q=%F0%9F%91%A9%E2%80%8D").warnings.isEmpty)
  }

  @Test(
    "Invisible characters are rejected if the type rejects them, or cause a warning",
    arguments: [
      "\u{AD}", "\u{180E}", "\u{2060}", "\u{E0001}", "\u{E0020}", "\u{E007F}", "a\u{E0067}",
      "\u{1F3F4}a\u{E0067}", "\u{1F3F4}\u{E0020}",
    ])
  func invisible(text: String) throws {
    let router = try Router.make(
      [.make("go", "/go", query: ["q: text?", "plain: plain?"])],
      types: [ParameterType("plain", .text(TextRule(allowsInvisible: false)))])
    let value = PercentEncoding.encode(text)
    let shown = try router.match("https://h.example/go?q=" + value)
    #expect(shown["q"]?.text == text && shown.warnings.map(\.code) == [.invisibleCharacter])
    let dropped = try router.match("https://h.example/go?plain=" + value).dropped
    #expect(dropped.map(\.code) == [.invalidCharacter])
  }

  @Test func flagsHaveTags() throws {
    let router = try Router.make([.make("go", "/go", query: ["q: text?"])])
    let wales = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
    let link = "https://h.example/go?q=" + PercentEncoding.encode(wales + "\u{200C}")
    #expect(try router.match(link).warnings.isEmpty)
  }
}
