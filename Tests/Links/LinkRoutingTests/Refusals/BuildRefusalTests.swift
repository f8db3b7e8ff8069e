import Diagnostics
import BundledApps
import LinkRouting
import Testing

/// Tests links that cannot be built, and the reasons.
@Suite struct BuildRefusalTests {
  static let router = Router(proven: BundledApp.all)

  struct Row: Sendable, CustomTestStringConvertible {
    let route: String
    let texts: [(name: String, values: [String])]
    let scheme: String?
    let code: String
    let range: Range<Int>
    let parameter: String?

    init(
      _ route: String, _ texts: [(String, [String])], scheme: String? = nil, _ code: String,
      _ range: Range<Int>, _ parameter: String? = nil
    ) {
      self.route = route
      self.texts = texts.map { (name: $0.0, values: $0.1) }
      self.scheme = scheme
      self.code = code
      self.range = range
      self.parameter = parameter
    }

    var testDescription: String { "\(code) \(route) \(texts.map(\.values))" }
  }

  @Test(arguments: [
    Row("wordly.attend", [], "missing-parameter", 0..<0, "session"),
    Row("wordly.attend", [("session", ["KX"])], "invalid-value", 0..<2, "session"),
    Row("wordly.attend", [("session", [""])], "invalid-value", 0..<0, "session"),
    Row("wordly.attend", [("session", ["KXTR/7429"])], "invalid-value", 4..<5, "session"),
    Row("wordly.attend", [("session", ["KXTRé7429"])], "invalid-value", 4..<6, "session"),
    Row(
      "wordly.attend", [("session", ["KXTR-7429", "B"])], "duplicate-parameter", 0..<0, "session"),
    Row(
      "wordly.attend", [("session", ["KXTR-7429"]), ("session", ["KXTR-7429"])],
      "duplicate-parameter", 0..<0, "session"),
    Row(
      "wordly.attend", [("session", ["KXTR-7429"]), ("lang", ["fr_CA"])], "invalid-value", 0..<5,
      "lang"),
    Row(
      "wordly.attend", [("session", ["KXTR-7429"]), ("passcode", ["a\u{0}bcd"])], "invalid-value",
      1..<2, "passcode"),
    Row(
      "wordly.present", [("session", ["KXTR-7429"]), ("lang", ["fr"])], "unknown-parameter", 0..<4,
      "lang"),
    Row("wordly.attent", [], "unknown-route", 0..<6),
    Row("wordley.attend", [], "unknown-app", 0..<7),
    Row("wordly.attend", [("session", ["KXTR-7429"])], scheme: "osqr", "unknown-scheme", 0..<4),
    Row("wordly.attend", [("session", ["KXTR-7429"])], scheme: "http", "unknown-scheme", 0..<4),
    Row("offload.organize", [], scheme: "https", "unknown-scheme", 0..<5),
    Row("osqr.thread", [("text", ["line\u{0}break"])], "invalid-value", 4..<5, "text"),
    Row("cocotte.content", [("surface", ["X"])], "invalid-value", 0..<1, "surface"),
    Row(
      "cocotte.action", [("actionId", ["a"]), ("stakes", ["huge"])], "invalid-value", 0..<4,
      "stakes"),
    Row("fieldnotes.playbook", [("playbookId", ["p"]), ("version", [".."])], "dot-segment", 0..<2),
    Row("fieldnotes.playbook", [("playbookId", ["p"]), ("version", ["."])], "dot-segment", 0..<1),
  ])
  func refusals(_ row: Row) throws {
    let parts = row.route.split(separator: ".").map(String.init)
    let error = refusal { () throws(LinkError) in
      try Self.router.link(
        to: RouteReference(app: parts[0], route: parts[1]), texts: row.texts, scheme: row.scheme)
    }
    #expect(error?.code.rawValue == row.code)
    #expect(error?.range.range == row.range)
    #expect(error?.parameter == row.parameter)
  }

  @Test func aLinkThatWouldBeTooLongIsRefused() {
    let reference = RouteReference(app: "osqr", route: "thread")
    func link(_ count: Int) -> LinkError? {
      refusal { () throws(LinkError) in
        try Self.router.link(
          to: reference, texts: [("text", [String(repeating: "a", count: count)])])
      }
    }
    let frame = "https://app.osqr.app/thread?text=".utf8.count
    #expect(link(8192 - frame) == nil)
    #expect(link(8193 - frame)?.code == .tooLong)
    // A link that is longer than one kilobyte uses the second, larger buffer.
    #expect(link(1024 - frame) == nil)
    #expect(link(1025 - frame) == nil)
  }

  /// Values with which the link would not match the intended route.
  ///
  /// `/item/new` is a separate route, and `/item/private` stays in the browser. Therefore an id
  /// cannot be `new` or `private`.
  @Test(arguments: [
    ("new", "leads-elsewhere"), ("NEW", "leads-elsewhere"), ("private", "excluded"),
    ("other", nil), ("news", nil),
  ])
  func valuesWhoseLinkLeadsElsewhereAreRefused(_ id: String, _ code: String?) throws {
    let slug = ParameterType(
      "slug", .text(TextRule(allowed: ScalarSet(parsing: "a-z"), folding: .lowercase)))
    let router = try Router.make(
      [.make("new", "/item/new"), .make("item", "/item/{id:slug}")], types: [slug],
      exclusions: [LinkManifest.Exclusion(pattern: .make("/item/private"), host: "h.example")])
    let reference = RouteReference(app: "app", route: "item")
    let error = refusal { () throws(LinkError) in
      try router.link(to: reference, texts: [("id", [id])])
    }
    #expect(error?.code.rawValue == code)
    if id == "new" { #expect(error?.nearest?.route == "new") }
    // The exclusion does not apply to links with the custom scheme.
    let own = refusal { () throws(LinkError) in
      try router.link(to: reference, texts: [("id", [id])], scheme: "app")
    }
    #expect(own?.code.rawValue == (code == "excluded" ? nil : code))
  }

  @Test func theCanonicalFormKeepsItsOriginWhereTheHostLeadsElsewhere() throws {
    let router = try Router.make(
      [.make("item", "/item/{id:text}", query: ["q: text?"])],
      exclusions: [LinkManifest.Exclusion(pattern: .make("/item/private"), host: "h.example")])
    let match = try router.match("app:item/private/?utm=1&q=%61")
    #expect(match.canonicalLink == "app://item/private?q=a")
    #expect(try router.match(match.canonicalLink).canonicalLink == match.canonicalLink)
  }

  @Test func aValueThatFoldsIntoAnotherRouteIsRejected() throws {
    let slug = ParameterType(
      "slug", .text(TextRule(allowed: ScalarSet(parsing: "a-z"), folding: .lowercase)))
    let router = try Router.make(
      [.make("new", "/item/new"), .make("item", "/item/{id:slug}")], types: [slug])
    let error = refusal("https://h.example/item/NEW", router)
    #expect(error?.code == .matchesOtherRoute)
    #expect(error?.range == SourceRange(17, 26))
  }
}
