import Diagnostics
import LinkRouting
import Testing

/// Tests optional parameters whose value is empty or does not match their type.
///
/// The platforms open the app whatever the value is, so the link must match. The match reports the
/// dropped values.
@Suite struct DroppedValueTests {
  static func router() throws -> Router {
    var route = Route.make(
      "go", "/go/{id:integer}",
      query: [
        "lang: language?", "code: code?", "mode: text | voice = text", "n: small?", "day: date?",
        "tags: code[]", "note: note?", "org: code?",
      ])
    route.query[7].invalid = .reject
    return try Router.make(
      [route, .make("need", "/need", query: ["lang: language", "code: code"])],
      types: [
        ParameterType(
          "code", .text(TextRule(allowed: ScalarSet(parsing: "A-Z 0-9"), length: 4...6)),
          isSecret: true),
        ParameterType("small", .integer(1...9)),
        ParameterType("note", .text(TextRule(allowsLineBreaks: true))),
      ])
  }

  /// A link, its outcome, and the dropped values in the form `parameter code ⟦bytes⟧`.
  struct Case: Sendable, CustomTestStringConvertible {
    let query: String
    let outcome: String
    let dropped: [String]

    init(_ query: String, _ outcome: String, dropped: [String] = []) {
      self.query = query
      self.outcome = outcome
      self.dropped = dropped
    }

    var testDescription: String { query }
  }

  @Test(arguments: [
    // An empty value is absent, with or without an equals sign, even with `invalid: reject`.
    Case("lang=&code=&mode=&n=&day=&tags=&note=&org=", "go(id: 7, mode: text)"),
    Case("lang&code&mode&n&day&tags&note&org", "go(id: 7, mode: text)"),
    Case("code=123", "go(id: 7, mode: text)", dropped: ["code too-short ⟦123⟧"]),
    Case("code=1234567", "go(id: 7, mode: text)", dropped: ["code too-long ⟦1234567⟧"]),
    Case("code=12a4", "go(id: 7, mode: text)", dropped: ["code invalid-character ⟦12a4⟧"]),
    Case("code=%31%32", "go(id: 7, mode: text)", dropped: ["code too-short ⟦%31%32⟧"]),
    Case("mode=VOICE", "go(id: 7, mode: text)", dropped: ["mode unknown-word ⟦VOICE⟧"]),
    Case("n=10", "go(id: 7, mode: text)", dropped: ["n out-of-range ⟦10⟧"]),
    Case("n=x", "go(id: 7, mode: text)", dropped: ["n invalid-form ⟦x⟧"]),
    Case("n=07", "go(id: 7, mode: text)", dropped: ["n invalid-form ⟦07⟧"]),
    Case("day=2026-02-30", "go(id: 7, mode: text)", dropped: ["day invalid-form ⟦2026-02-30⟧"]),
    Case("lang=f", "go(id: 7, mode: text)", dropped: ["lang unknown-language ⟦f⟧"]),
    // These tags are well-formed, but their languages are not in the IANA registry.
    Case("lang=French", "go(id: 7, mode: text)", dropped: ["lang unknown-language ⟦French⟧"]),
    Case("lang=xx", "go(id: 7, mode: text)", dropped: ["lang unknown-language ⟦xx⟧"]),
    Case("lang=x%78", "go(id: 7, mode: text)", dropped: ["lang unknown-language ⟦x%78⟧"]),
    Case("lang=xx_US", "go(id: 7, mode: text)", dropped: ["lang unknown-language ⟦xx_US⟧"]),
    // In a list, only the invalid values are dropped.
    Case(
      "tags=1&tags=ABCD&tags=&tags=x&tags=EFGH", "go(id: 7, mode: text, tags: [ABCD, EFGH])",
      dropped: ["tags too-short ⟦1⟧", "tags invalid-character ⟦x⟧"]),
    // If several values are dropped, they are in declaration order.
    Case(
      "code=1&lang=f", "go(id: 7, mode: text)",
      dropped: ["lang unknown-language ⟦f⟧", "code too-short ⟦1⟧"]),
    // Syntax errors and ambiguous values cause a rejection, whatever the policy is.
    Case("code=1&code=ABCD", "duplicate-parameter ⟦code=ABCD⟧ code"),
    Case("code=&code=ABCD", "duplicate-parameter ⟦code=ABCD⟧ code"),
    Case("code=%FF", "percent-encoded-invalid-utf-8 ⟦%FF⟧"),
    Case("code=1%0A2", "percent-encoded-control ⟦%0A⟧"),
    Case("code=12%", "invalid-percent-encoding ⟦%⟧"),
    // The policy of `org` is to reject the link.
    Case("org=x", "invalid-value ⟦x⟧ org"),
    Case("org=ABC", "invalid-value ⟦ABC⟧ org"),
    // These values can be repaired unambiguously.
    Case("lang=en_US", "go(id: 7, lang: en-US, mode: text)"),
    Case("lang=zh_hans_cn", "go(id: 7, lang: zh-Hans-CN, mode: text)"),
    Case("lang=es-MEX", "go(id: 7, lang: es-MX, mode: text)"),
    Case("lang=zh_CHN", "go(id: 7, lang: zh-CN, mode: text)"),
    // A value can contain several lines if its type allows them.
    Case("note=a%0Ab%0D%0A%09c", "go(id: 7, mode: text, note: a\nb\r\n\tc)"),
    Case("note=a%00", "percent-encoded-control ⟦%00⟧"),
    Case("note=a&x=%0A", "percent-encoded-control ⟦%0A⟧"),
  ])
  func optional(_ row: Case) throws {
    let link = "https://h.example/go/7?" + row.query
    let router = try Self.router()
    #expect(outcome(link, router) == row.outcome)
    guard refusal(link, router) == nil else { return }
    let match = try router.match(link)
    let dropped = match.dropped.map { value in
      let bytes = String(decoding: Array(link.utf8)[value.range.range], as: UTF8.self)
      return "\(value.parameter) \(value.code.rawValue) ⟦\(bytes)⟧"
    }
    #expect(dropped == row.dropped)
    // The reader for batches of links finds the same warnings.
    let bytes = Array(link.utf8)
    var reading = LinkReading()
    let reader = LinkReader(router, masksSecrets: false)
    #expect(reader.read(bytes.span, into: &reading))
    #expect(reader.warnings(reading, bytes.span) == match.warnings)
    // The other values are the same after a round trip, and the canonical link drops nothing.
    let again = try router.match(match.canonicalLink)
    #expect(again.parameters.map(\.value) == match.parameters.map(\.value))
    #expect(again.dropped.isEmpty && again.canonicalLink == match.canonicalLink)
    let warned = match.warnings.filter { $0.code == .droppedValue }.map(\.range)
    #expect(warned == match.dropped.map(\.range))
  }

  @Test(arguments: [
    Row("lang=fr&code=ABCD", "need(lang: fr, code: ABCD)"),
    Row("lang=fr&code=", "invalid-value ⟦⟧ code"),
    Row("lang=fr&code=1", "invalid-value ⟦1⟧ code"),
    Row("lang=f&code=ABCD", "invalid-value ⟦f⟧ lang"),
    Row("lang=French&code=ABCD", "invalid-value ⟦French⟧ lang"),
    Row("lang=xx&code=ABCD", "invalid-value ⟦xx⟧ lang"),
    Row("lang=pt_BR&code=ABCD", "need(lang: pt-BR, code: ABCD)"),
  ])
  func required(_ row: Row) throws {
    #expect(outcome("https://h.example/need?" + row.link, try Self.router()) == row.outcome)
  }

  @Test func buildRejectsWhatParsingWouldDrop() throws {
    let router = try Self.router()
    let go = RouteReference(app: router.manifests[0].app, route: "go")
    for (name, value) in [
      ("note", ""), ("lang", "en_US"), ("lang", "es-mex"), ("lang", "xx"), ("code", "123"),
      ("tags", ""),
    ] {
      let error = refusal { () throws(LinkError) in
        try router.link(to: go, texts: [("id", ["7"]), (name, [value])])
      }
      #expect(error?.code == .invalidValue && error?.parameter == name)
    }
  }

  @Test func errorsAndRecordsContainNoValue() throws {
    let match = try Self.router().match("https://h.example/go/7?code=zQ9&tags=zQ9")
    for value in match.dropped { #expect(!"\(value)".contains("zQ9")) }
    for warning in match.warnings { #expect(!"\(warning)".contains("zQ9")) }
    #expect(!match.description.contains("zQ9"))
  }

  @Test(arguments: [
    ("tenantId", true), ("orgId", true), ("org", true), ("account", true), ("workspace-id", true),
    ("organic", false), ("team_name", true), ("steam", false), ("lang", false),
    // These are plurals, capitals, and abbreviations in lower case.
    ("orgs", true), ("ORG", true), ("ORGID", true), ("orgIDs", true), ("ORG_ID", true),
    ("tenantids", true), ("companies", true), ("userOrgs", true), ("userORGs", true),
    ("ORGId", true), ("teamIDList", true), ("accountid", true), ("paid", false), ("terms", false),
    ("organs", false), ("teamster", false), ("cORGi", false),
  ])
  func checkWarnsAboutParametersThatSelectAnAccount(name: String, isWarned: Bool) throws {
    typealias Policy = ParameterDeclaration.InvalidValuePolicy
    let codes = { (invalid: Policy?, occurrence: ParameterDeclaration.Occurrence) -> [String] in
      let parameter = ParameterDeclaration(
        name: name, type: .named("text"), occurrence: occurrence, invalid: invalid)
      let manifest = LinkManifest(
        app: "a", schemes: ["a"],
        routes: [Route(name: "r", pattern: .make("/r"), query: [parameter])])
      return manifest.diagnostics().map(\.code).filter { $0 == "undecided-invalid-value" }
    }
    for occurrence in [ParameterDeclaration.Occurrence.optional, .repeated] {
      #expect(codes(nil, occurrence) == (isWarned ? ["undecided-invalid-value"] : []))
      #expect(codes(.reject, occurrence).isEmpty && codes(.drop, occurrence).isEmpty)
    }
    #expect(codes(nil, .required).isEmpty)
  }
}
