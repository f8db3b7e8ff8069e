import Diagnostics
import Testing
import TextPrimitives

@testable import LinkRouting

/// Tests conditions on two parameters: `return with depart`, `return >= depart`.
@Suite("Conditions on parameters")
struct ConditionTests {
  static func manifest(
    _ type: String, _ conditions: [String], types: [ParameterType] = [], isForm: Bool = false,
    isRequired: Bool = false
  ) -> LinkManifest {
    LinkManifest(
      app: "a", hosts: ["a.example"], types: types,
      routes: [
        Route(
          name: "trip", pattern: RoutePattern([.literal("trip")]),
          aliases: [RoutePattern([.literal("reise")])],
          query: ["depart", "return"].map {
            ParameterDeclaration(
              name: $0, type: .named(type), occurrence: isRequired ? .required : .optional)
          },
          isFormEncoded: isForm,
          conditions: conditions.compactMap(ParameterCondition.init)),
        Route(name: "other", pattern: RoutePattern([.parameter(name: "p", type: "text")])),
      ])
  }

  static func code(_ router: Router, _ query: String, path: String = "trip") -> LinkError.Code? {
    let link = "https://a.example/\(path)?\(query)"
    let code = router.rejectionCode(of: link)
    do throws(LinkError) {
      _ = try router.match(link)
      #expect(code == nil)
    } catch {
      #expect(code == error.code)
    }
    return code
  }

  @Test("A condition is a relation of two parameters")
  func spelling() {
    let condition = ParameterCondition("return  >= depart")
    #expect(
      condition == ParameterCondition(parameter: "return", relation: .atLeast, other: "depart"))
    #expect(condition?.description == "return >= depart")
    for relation in ParameterCondition.Relation.allCases {
      #expect(ParameterCondition("a \(relation.rawValue) b")?.relation == relation)
    }
    for text in ["", "a", "a b", "a = b", "a >= b c", "a>=b"] {
      #expect(ParameterCondition(text) == nil, "\(text)")
    }
  }

  static let orders: [(type: String, ascending: [String])] = [
    ("date", ["0000-02-29", "1999-12-31", "2000-01-01", "2026-11-28"]),
    ("integer", ["-9223372036854775808", "-10", "-9", "0", "9", "10", "9223372036854775807"]),
    ("price", ["-10.00", "-9.99", "-0.01", "0.00", "0.10", "9.99", "10.00"]),
    ("degrees", ["-10", "-9.5", "0", "0.125", "0.5", "1"]),
    (
      "datetime",
      [
        "0000-01-01T00:00:00Z", "1969-12-31T23:59:59.999999999Z", "1970-01-01T00:00:00Z",
        "2026-03-01T00:30:00+01:00", "2026-02-28T23:30:00.000000001Z",
        "2026-03-01T00:00:00-00:30", "2026-03-01T00:30:00.5Z", "2028-02-29T12:00:00Z",
      ]
    ),
  ]

  static let types = [
    ParameterType("price", .pattern(TextPattern(decimal: DecimalRule(scale: 2)))),
    ParameterType(
      "degrees", .pattern(TextPattern(decimal: DecimalRule(scale: 3, fraction: .trimmed)))),
    ParameterType("datetime", .pattern(PredefinedPattern.dateTime.pattern)),
  ]

  @Test("Values are compared by their order", arguments: orders)
  func comparisons(type: String, ascending: [String]) throws {
    for relation in ParameterCondition.Relation.allCases where relation != .with {
      let manifest = Self.manifest(
        type, ["return \(relation.rawValue) depart"], types: Self.types)
      let router = try Router([manifest])
      for (first, left) in ascending.enumerated() {
        for (second, right) in ascending.enumerated() {
          let isMet =
            switch relation {
            case .with, .greater: first > second
            case .atLeast: first >= second
            case .less: first < second
            case .atMost: first <= second
            }
          let query = "return=\(left)&depart=\(right)"
          #expect(
            Self.code(router, query) == (isMet ? nil : .conditionFailed), "\(relation) \(query)")
        }
      }
    }
  }

  @Test("A comparison with an absent or dropped value is met, but the condition 'with' is not")
  func absence() throws {
    let comparing = try Router([Self.manifest("date", ["return >= depart"])])
    let both = try Router([
      Self.manifest("date", ["return with depart", "return >= depart"])
    ])
    for query in ["depart=2026-01-01", "return=2026-01-01", "return=2026-01-01&depart=x", ""] {
      #expect(Self.code(comparing, query) == nil, "\(query)")
    }
    #expect(Self.code(both, "depart=2026-01-01") == nil)
    #expect(Self.code(both, "depart=2026-01-01&return=x") == nil)
    for query in [
      "return=2026-01-01", "return=2026-01-01&depart=x", "return=2026-01-01&depart=",
      "return=2026-01-01&depart=2026-01-02", "return=2026%2D01-01&depart=2026-01-02",
    ] {
      #expect(Self.code(both, query) == .conditionFailed, "\(query)")
      #expect(Self.code(both, query, path: "reise") == .conditionFailed, "\(query)")
    }
    #expect(Self.code(both, "return=2026-01-02&depart=2026-01-01&utm=%7Ex") == nil)
  }

  @Test("Required parameters are reported first")
  func required() throws {
    let router = try Router([
      Self.manifest("integer", ["return > depart"], isForm: true, isRequired: true)
    ])
    #expect(Self.code(router, "return=1") == .missingParameter)
    #expect(Self.code(router, "return=1&depart=x") == .invalidValue)
    #expect(Self.code(router, "return=1&depart=1") == .conditionFailed)
    #expect(Self.code(router, "return=2&depart=1") == nil)
  }

  @Test("The error has the range of the value and the condition")
  func errors() throws {
    let router = try Router([
      Self.manifest("date", ["return with depart", "return >= depart"])
    ])
    for (query, range, expected) in [
      ("return=2026-01-01&depart=2026-01-02", 30..<40, "values with return >= depart"),
      ("a=b&return=2026-01-01", 34..<44, "return only together with depart"),
    ] {
      do {
        _ = try router.match("https://a.example/trip?\(query)")
        Issue.record("\(query)")
      } catch {
        #expect(error.code == .conditionFailed)
        #expect(error.range == SourceRange(range))
        #expect(error.parameter == "return")
        #expect(error.expected == expected)
        #expect(error.nearest == RouteReference(app: "a", route: "trip"))
      }
    }
  }

  @Test("A link that does not meet a condition cannot be built")
  func building() throws {
    let router = try Router([
      Self.manifest("date", ["return with depart", "return >= depart"])
    ])
    let trip = RouteReference(app: "a", route: "trip")
    func link(_ texts: [(String, String)]) throws(LinkError) -> String {
      try router.link(to: trip, texts: texts.map { (name: $0.0, values: [$0.1]) })
    }
    #expect(
      try link([("return", "2026-01-02"), ("depart", "2026-01-01")])
        == "https://a.example/trip?depart=2026-01-01&return=2026-01-02")
    for texts in [
      [("return", "2026-01-02")], [("return", "2026-01-01"), ("depart", "2026-01-02")],
    ] {
      do {
        _ = try link(texts)
        Issue.record("built")
      } catch {
        #expect(error.code == .conditionFailed)
        #expect(error.range == SourceRange(0, 10))
        #expect(error.parameter == "return")
      }
    }
  }

  @Test("An invalid condition is an error")
  func diagnostics() {
    func codes(_ type: String, _ conditions: [String]) -> [String] {
      Self.manifest(type, conditions, types: Self.types).diagnostics().map {
        "\($0.code) \($0.message)"
      }
    }
    #expect(codes("text", ["return with depart"]) == [])
    #expect(
      codes("text", ["return < depart"])
        == ["invalid-condition values of 'return' have no order"])
    #expect(
      codes("date", ["back >= depart"])
        == ["invalid-condition unknown parameter 'back' in a condition"])
    #expect(
      codes("date", ["return > return"])
        == ["invalid-condition condition compares 'return' with itself"])
    #expect(
      codes("date", ["return > depart", "return > depart"])
        == ["duplicate-condition duplicate condition 'return > depart'"])
    var manifest = Self.manifest("date", ["return >= depart"])
    manifest.routes[0].query[1].type = .named("integer")
    #expect(manifest.diagnostics().map(\.code) == ["invalid-condition"])
    manifest.routes[0].query[1].type = .named("date")
    manifest.routes[0].query[1].defaultValue = "2026-01-01"
    #expect(manifest.diagnostics().map(\.code) == ["invalid-condition"])
    manifest.routes[0].query[1].defaultValue = nil
    manifest.routes[0].query[1].occurrence = .repeated
    #expect(manifest.diagnostics().map(\.code) == ["invalid-condition"])
    #expect(throws: ManifestError.self) { try Router([manifest]) }
  }

  @Test("A condition has no effect on which route matches a path")
  func conflicts() throws {
    // The path selects the route, so a link that fails a condition matches no other route.
    let router = try Router([Self.manifest("date", ["return with depart"])])
    #expect(router.conflictDiagnostics() == [])
    #expect(Self.code(router, "return=2026-01-01") == .conditionFailed)
  }
}
