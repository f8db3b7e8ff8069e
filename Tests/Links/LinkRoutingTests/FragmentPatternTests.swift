import Diagnostics
import TestSupport
import Testing

@testable import LinkRouting

@Suite struct FragmentPatternTests {
  static let types = [
    ParameterType("line", .integer(1...99_999)),
    ParameterType("letters", .text(TextRule(allowed: ScalarSet(parsing: "a-z")))),
    ParameterType(
      "code",
      .text(TextRule(allowed: ScalarSet(parsing: "A-Z U+0020"), folding: .uppercase))),
    ParameterType(
      "pin", .text(TextRule(allowed: ScalarSet(parsing: "0-9"), length: 4...4)), isSecret: true),
  ]

  static func router(
    _ fragment: String, isRequired: Bool = false, isForm: Bool = false,
    conditions: [ParameterCondition] = []
  ) throws -> Router {
    try Router([
      LinkManifest(
        app: "app", hosts: ["a.example"], schemes: ["app"], types: types,
        routes: [
          Route(
            name: "file", pattern: try RoutePattern(parsing: "/f"),
            fragmentPattern: try FragmentPattern(parsing: fragment, isRequired: isRequired),
            isFormEncoded: isForm, conditions: conditions),
          Route(name: "other", pattern: try RoutePattern(parsing: "/o")),
        ])
    ])
  }

  @Test(arguments: ["L{from:line}-L{to:line}", "comment-{id:integer}", "/é/{a:line}", "{line}"])
  func spelling(_ text: String) throws {
    #expect(try FragmentPattern(parsing: text).description == text)
  }

  @Test(arguments: ["", "top", "#L{a}", "a?{b}", "{a*}", "L{a", "L%20{a}", "L{a}[-L{b}]"])
  func malformed(_ text: String) {
    #expect(throws: RoutePatternError.self) { try FragmentPattern(parsing: text) }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var pattern: String
    var fragment: String
    var values: [String]?
    var canonical: String?

    var testDescription: String { pattern + " " + fragment }
  }

  static let rows = [
    Row(pattern: "L{from:line}-L{to:line}", fragment: "L1-L20", values: ["1", "20"]),
    Row(
      pattern: "L{from:line}-L{to:line}", fragment: "%4C1%2dL20", values: ["1", "20"],
      canonical: "L1-L20"),
    Row(pattern: "L{from:line}-L{to:line}", fragment: "L1-L0"),
    Row(pattern: "L{from:line}-L{to:line}", fragment: "L1"),
    Row(pattern: "L{from:line}-L{to:line}", fragment: "top"),
    Row(pattern: "L{from:line}-L{to:line}", fragment: ":~:text=50%"),
    Row(pattern: "L{from:line}-L{to:line}", fragment: "L1-L2%FF"),
    Row(pattern: "L{from:line}-L{to:line}", fragment: "from=1&to=2"),
    Row(pattern: "{letters}{line}", fragment: "abc12", values: ["abc", "12"]),
    Row(pattern: "/c/{code}", fragment: "/c/ab%20c", values: ["AB C"], canonical: "/c/AB%20C"),
    Row(pattern: "é&a=+{line}", fragment: "%C3%A9&a=+7", values: ["7"]),
  ]

  @Test(arguments: rows) func matches(_ row: Row) throws {
    let link = "https://a.example/f#" + row.fragment
    let names = try FragmentPattern(parsing: row.pattern).declarations.map(\.name)
    let match = try Self.router(row.pattern).match(link)
    let values = names.compactMap { match[$0]?.text }
    #expect(values == row.values ?? [])
    #expect(match.dropped.count == (row.values == nil ? 1 : 0))
    #expect(match.dropped.allSatisfy { $0.code == .invalidForm })
    let kept =
      "https://a.example/f" + (row.values == nil ? "" : "#" + (row.canonical ?? row.fragment))
    #expect(match.canonicalLink == kept)
    #expect(match.extra.isEmpty)
    let required = try Self.router(row.pattern, isRequired: true)
    if row.values == nil {
      let error = #expect(throws: LinkError.self) { try required.match(link) }
      #expect(error?.code == .missingParameter || error?.code == .invalidValue)
    } else {
      #expect(try required.match(link).canonicalLink == kept)
    }
  }

  @Test func absent() throws {
    let router = try Self.router("L{line}")
    for link in ["https://a.example/f", "https://a.example/f#"] {
      let match = try router.match(link)
      #expect(match["line"] == nil)
      #expect(match.dropped.isEmpty)
      #expect(match.canonicalLink == "https://a.example/f")
    }
    let required = try Self.router("L{line}", isRequired: true)
    let error = #expect(throws: LinkError.self) { try required.match("https://a.example/f#") }
    #expect(error?.code == .missingParameter)
    #expect(error?.parameter == "line")
  }

  @Test func reasons() throws {
    let pattern = "L{from:line}-L{to:line}"
    let dropped = try Self.router(pattern).match("https://a.example/f#L1-L0").dropped
    #expect(dropped.map(\.parameter) == ["to"])
    #expect(dropped.map(\.range) == [SourceRange(24, 25)])
    let required = try Self.router(pattern, isRequired: true)
    let error = #expect(throws: LinkError.self) { try required.match("https://a.example/f#L1-L0") }
    #expect(error?.code == .invalidValue)
    #expect(error?.parameter == "to")
    #expect(error?.range == SourceRange(24, 25))
  }

  @Test func building() throws {
    let router = try Self.router("L{from:line}-L{to:line}")
    let reference = RouteReference(app: "app", route: "file")
    #expect(
      try router.link(to: reference, texts: [("from", ["3"]), ("to", ["9"])])
        == "https://a.example/f#L3-L9")
    #expect(try router.link(to: reference, texts: []) == "https://a.example/f")
    let error = #expect(throws: LinkError.self) {
      try router.link(to: reference, texts: [("to", ["9"])])
    }
    #expect(error?.code == .missingParameter)
    #expect(error?.parameter == "from")
  }

  @Test func longFragments() throws {
    let router = try Self.router("{letters}")
    let reference = RouteReference(app: "app", route: "file")
    let longest = String(repeating: "a", count: CompiledCompound.maximumLength)
    let link = try router.link(to: reference, texts: [("letters", [longest])])
    #expect(try router.match(link)["letters"]?.text == longest)
    let error = #expect(throws: LinkError.self) {
      try router.link(to: reference, texts: [("letters", [longest + "a"])])
    }
    #expect(error?.code == .matchesOtherRoute)
  }

  @Test func formEncoding() throws {
    let router = try Self.router("a+{code}", isForm: true)
    let match = try router.match("https://a.example/f#a%2BX+Y")
    #expect(match["code"]?.text == "X Y")
    #expect(match.canonicalLink == "https://a.example/f#a%2BX%20Y")
    #expect(try router.match(match.canonicalLink)["code"]?.text == "X Y")
  }

  @Test func conditions() throws {
    let condition = ParameterCondition(parameter: "to", relation: .atLeast, other: "from")
    let router = try Self.router("L{from:line}-L{to:line}", conditions: [condition])
    #expect(try router.match("https://a.example/f#L1-L2")["to"]?.text == "2")
    let error = #expect(throws: LinkError.self) { try router.match("https://a.example/f#L2-L1") }
    #expect(error?.code == .conditionFailed)
  }

  @Test func secrets() throws {
    let router = try Self.router("p{pin}-{line}")
    let match = try router.match("https://a.example/f#p1234-5")
    #expect(match.maskedLink.text == "https://a.example/f#p•••-5")
    #expect(match.canonicalLink(masksSecrets: true) == "https://a.example/f#p•••-5")
    for link in ["https://a.example/f#p1234", "https://a.example/o#p1234-5"] {
      #expect(try router.match(link).maskedLink.text.hasSuffix("#•••"))
    }
    #expect(router.masked("https://a.example/x#p1234-5").text == "https://a.example/x#•••")
  }

  @Test func ambiguousFragments() throws {
    let manifest = LinkManifest(
      app: "app", hosts: ["a.example"], types: Self.types,
      routes: [
        Route(
          name: "file", pattern: RoutePattern([]),
          fragmentPattern: try FragmentPattern(parsing: "{a:letters}x{b:letters}"))
      ])
    let diagnostics = try Router([manifest]).conflictDiagnostics()
    #expect(diagnostics.map(\.code) == ["ambiguous-component"])
    #expect(diagnostics.first?.location == ManifestLocation("routes", "file", "fragment"))
  }
}
