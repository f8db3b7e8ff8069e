import Testing

@testable import LinkRouting

/// The expected conflicts of some routes, written as `a /x | b /y | not /z => a~b`.
///
/// `a~b` means that the routes are ambiguous, `a>b` that a matches every link of b, and `a+c>b`
/// that a and c together match every link of b.
struct ProofsRow: CustomStringConvertible, Sendable {
  var routes: [String]
  var exclusions: [String]
  var expected: [String]
  let description: String

  init(_ line: String) {
    description = line
    var words = line.split(separator: " ")[...]
    let arrow = words.firstIndex(of: "=>") ?? words.endIndex
    expected = words.suffix(from: min(arrow + 1, words.endIndex)).map(String.init)
    words = words[..<arrow]
    let parts = words.split(separator: "|").map { $0.joined(separator: " ") }
    routes = parts.filter { !$0.hasPrefix("not ") }
    exclusions = parts.filter { $0.hasPrefix("not ") }.map { String($0.dropFirst(4)) }
  }

  /// Returns the manifest for the row.
  ///
  /// A route is written as `name path`, optionally followed by `any-case`, a slash policy, and a
  /// host.
  func manifest() throws -> LinkManifest {
    var manifest = LinkManifest(
      app: "app", hosts: ["a.example", "b.example"], types: Self.types)
    for line in routes {
      let words = line.split(separator: " ").map(String.init)
      var route = Route(name: words[0], pattern: try RoutePattern(parsing: words[1]))
      for word in words.dropFirst(2) {
        if word == "any-case" {
          route.isCaseSensitive = false
        } else if let slash = Route.TrailingSlash(rawValue: word) {
          route.trailingSlash = slash
        } else {
          route.hosts = [word]
        }
      }
      manifest.routes.append(route)
    }
    for line in exclusions {
      let words = line.split(separator: " ").map(String.init)
      manifest.exclusions.append(
        LinkManifest.Exclusion(
          pattern: try RoutePattern(parsing: words[0]), host: words.dropFirst().first))
    }
    return manifest
  }

  static let types =
    ProofsManifestGenerator.types + [
      ParameterType("secret", .text(TextRule()), isSecret: true),
      ParameterType("digits", .text(TextRule(allowed: ScalarSet([0x30...0x39]), length: 1...3))),
      ParameterType("upper", .text(TextRule(allowed: ScalarSet([0x41...0x5A]), length: 4...16))),
      ParameterType(
        "code",
        .text(
          TextRule(allowed: ScalarSet([0x41...0x5A]), length: 4...4, folding: .uppercase))),
      ParameterType("slashed", .text(TextRule(allowed: ScalarSet("/".unicodeScalars)))),
      ParameterType("case", .enumeration(["ab", "AB"])),
      ParameterType("mode", .enumeration(["voice", "typed"])),
      ParameterType("positive", .integer(1...Int.max)),
      ParameterType("negative", .integer(Int.min ... -1)),
      ParameterType("leap", .enumeration(["2000-02-29", "1900-02-29"])),
      ParameterType("noDay", .enumeration(["1900-02-29", "2023-04-31"])),
      ParameterType("twice", .enumeration(["de-abcde-abcde"])),
      ParameterType("dots", .text(TextRule(allowed: ScalarSet(".".unicodeScalars), length: 1...2))),
      ParameterType("never", .enumeration([])),
      ParameterType("kana", .text(TextRule(allowed: ScalarSet([0x3041...0x3096]), length: 2...2))),
    ]

  static let all: [ProofsRow] = {
    let lines = table.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return lines.map { ProofsRow(String($0)) }
  }()

  private static let table = """
    # Literals
    a /a | b /b
    a /a | b /a => a~b
    a /a | b /a/b
    a / | b / => a~b
    a /a | b /A
    a /a any-case | b /A => a~b
    a /a any-case | b /A any-case => a~b
    a /a any-case | b /b
    a /1 any-case | b /1 => a~b
    a /é any-case | b /É
    a /a/{ab} any-case | b /A/{word} => a~b
    a /a/b any-case | b /A/{word}
    # A literal precedes a parameter
    a /a | b /{ab}
    a /a | b /{x:ab}b
    a /ab | b /{one} => a>b
    a /ab any-case | b /{case} => a>b
    a /ab | b /{case}
    a /ab | c /AB | b /{case} => a+c>b
    a /ab/{x:ab} | b /{one}/{word}
    a /ab/{x:text} | b /{one}/{word} => a>b
    a /true | c /false | b /{boolean} => a+c>b
    a /true | b /{boolean}
    a /x/true | c /x/false | b /x/{boolean}/{boolean2:boolean}
    a /x/true/{z:text} | c /x/false/{z:text} | b /x/{y:boolean}/{z:date} => a+c>b
    # Kinds against kinds
    a /{x:text} | b /{y:text} => a~b
    a /{x:text} | b /{y:secret} => a~b
    a /{same} | b /{other} => a~b
    a /{text} | b /{integer} => a~b
    a /{text} | b /{uuid} => a~b
    a /{text} | b /{mode} => a~b
    a /{text} | b /{language} => a~b
    a /{text} | b /{date} => a~b
    a /{text} | b /{boolean} => a~b
    a /{integer} | b /{uuid}
    a /{integer} | b /{mode}
    a /{integer} | b /{language}
    a /{integer} | b /{date}
    a /{integer} | b /{boolean}
    a /{uuid} | b /{mode}
    a /{uuid} | b /{language}
    a /{uuid} | b /{date}
    a /{uuid} | b /{boolean}
    a /{mode} | b /{language}
    a /{case} | b /{language} => a~b
    a /{mode} | b /{date}
    a /{mode} | b /{boolean}
    a /{language} | b /{date}
    a /{language} | b /{boolean}
    a /{date} | b /{boolean}
    a /{leap} | b /{date} => a~b
    a /{noDay} | b /{date}
    a /{twice} | b /{language}
    a /{small} | b /{ten} => a~b
    a /{positive} | b /{negative}
    a /{digits} | b /{positive} => a~b
    a /{digits} | b /{negative}
    a /{digits} | b /{upper}
    a /{upper} | b /{code} => a~b
    a /{code} | b /{mode}
    a /{word} | b /{other} => a~b
    a /{a} | b /{other}
    a /{kana} | b /{text} => a~b
    # What no link can be
    a /{dots} | b /{text}
    a /{dots} | b /{x:dots}
    a /{slashed} | b /{text}
    a /{slashed} | b /{secret}
    a /{never} | b /{text}
    # Text around parameters
    a /v{integer} | b /{integer}
    a /v{integer} | b /{text} => a~b
    a /v{x:integer} | b /v{y:integer} => a~b
    a /v{integer} | b /w{integer}
    a /v{integer} | b /{text}s
    a /v{text} | b /{text}s => a~b
    a /v{integer} | b /{integer}s
    a /1{integer} | b /{integer} => a~b
    a /{integer}0 | b /1{integer} => a~b
    a /x-{a} | b /x-{word} => a~b
    a /x-{a} | b /x-{other}
    a /x-{a} | b /x-a-{word}
    a /{x:dots}. | b /{text} => a~b
    a /v1 | b /v{integer}
    a /xab | b /x{one} => a>b
    # Behind the first difference
    a /a/b | b /{x:ab}/c
    a /a/b | b /{x:ab}/b
    a /{x:text}/a | b /{y:integer}/a => a~b
    a /{x:text}/a | b /{y:integer}/b
    a /{x:text}/a | b /{y:integer}/{ab} => a~b
    a /{x:text}/a | b /{y:integer}/{x:mode}
    a /{x:text}/{y:integer} | b /{x:integer}/{y:text} => a~b
    a /{x:ab}/{y:a} | b /{x:other}/{y:other}
    a /{x:ab} | b /{y:word}/c
    # Catch-alls
    a /{x:ab} | b /{y:ab*}
    a / | b /{y:ab*}
    a /{x:ab*} | b /{y:ab*} => a~b
    a /{x:ab*} | b /{y:ab+} => a~b
    a /{x:integer*} | b /{y:date*} => a~b
    a /{x:integer+} | b /{y:date*}
    a /{x:integer+} | b /{y:text+} => a~b
    a /f/{x:integer*} | b /f/{y:date*} => a~b
    a /f | b /f/{y:date*}
    a /f/{x:text}/{y:text*} | b /f/{z:text+} => a>b
    a /f/{x:text}/{y:text*} | b /f/{z:text*}
    a /f/{x:text}/{y:text*} | c /f | b /f/{z:text*} => a+c>b
    a /f/{x:text}/{y:text+} | b /f/{z:text+}
    a /f/{x:text}/{y:text+} | c /f/{x:text} | b /f/{z:integer+} => a+c>b
    a /{x:text}/{y:text*} | b /{x:integer}/{y:integer} => a~b
    a /{x:text}/{y:text*} | b /{x:integer} => a~b
    a /{x:text}/{y:text+} | b /{x:integer}
    a /{x:text}/{y:date*} | b /{x:integer}/{y:integer}
    a /{x:text}/{y:date*} | b /{x:integer}/{y:integer*} => a~b
    a /{x:text}/{y:date+} | b /{x:integer}/{y:integer*}
    a /{x:text}/{y:text+} | b /{x:integer}/a/b => a~b
    a /{x:text}/{y:text+} | b /{x:integer}/A/{z:word} any-case => a~b
    # Slashes
    a /a refused | b /a required
    a /a refused | b /a => a~b
    a /a required | b /a => a~b
    a /a required | b /a required => a~b
    a /{x:text} refused | b /{y:integer} required
    a /{x:text} refused | b /{y:integer} => a~b
    a /ab refused | b /{one}
    a /ab refused | b /{one} refused => a>b
    a /ab refused | c /ab required | b /{one} => a+c>b
    a /{x:ab*} refused | b /{y:word*} required
    # Exclusions
    a /a | not /a => exclude[0]>a
    a /a | not /b
    a /a | not /{x:text} => exclude[0]>a
    a /{x:text} | not /a
    a /{x:integer} | not /{x:text} => exclude[0]>a
    a /{x:text} | not /{x:integer}
    a /{x:boolean} | not /true | not /false => exclude[0]+exclude[1]>a
    a /true/b | b /{x:boolean}/b | not /false/b => a+exclude[0]>b
    a /x/{y:text*} | not /x/{y:text+}
    a /x/{y:text+} | not /x/{y:text*} => exclude[0]>a
    a / | not / => exclude[0]>a
    a /a | b /b/c | not /{x:text*} => exclude[0]>a exclude[0]>b
    a /a A.example | not /a a.example => exclude[0]>a
    a /a b.example | not /a a.example
    a /a | not /a a.example
    a /a | not /a a.example | not /{x:text} b.example => exclude[0]+exclude[1]>a
    a /{x:text} | b /{x:integer} | not /{x:integer} => exclude[0]>b
    a /{x:text} | b /{x:integer} | not /{x:integer} a.example => a~b
    a /{x:text}/1 | b /{x:boolean}/1 | not /true/1 | not /false/1 => exclude[0]+exclude[1]>b
    a /{x:text}/1 | b /{x:boolean}/1 | not /true/1 => a~b
    a /x/{y:text*} | b /x/{y:integer*} | not /x/{y:text*} => exclude[0]>a exclude[0]>b
    a /x/{y:text*} | b /x/{y:integer*} | not /x/{y:text} => a~b
    # Origins
    a /a a.example | b /a b.example
    a /a a.example | b /a => a~b
    a /{x:text} a.example | b /{y:integer} b.example
    a /{x:text} a.example | b /{y:integer} => a~b
    a /ab a.example | b /{one}
    a /ab | b /{one} a.example => a>b
    a /ab a.example | c /ab b.example | b /{one} => a+c>b
    # Several at once
    a /{x:text} | b /{y:integer} | c /{z:date} => a~b a~c
    a /a | b /a | c /a => a~b a~c b~c
    a /ab | b /ab | c /{one} => a~b a>c b>c
    """
}

@Suite struct ProofsTableTests {
  @Test("The proofs agree with the specification", arguments: ProofsRow.all)
  func row(_ row: ProofsRow) throws {
    let router = try Router([row.manifest()])
    let conflicts = router.conflicts()
    #expect(Self.spelled(conflicts.pairs) == Set(row.expected))
    #expect(conflicts.total == row.expected.count)
    #expect(conflicts.isTotalExact)
    #expect(router.conflictDiagnostics().count == row.expected.count)
  }

  /// Returns the conflicts in the notation of the rows.
  static func spelled(_ conflicts: [Router.Conflict]) -> Set<String> {
    Set(
      conflicts.map { conflict in
        func name(_ pattern: PatternReference) -> String {
          pattern.route ?? pattern.location.description
        }
        switch conflict.kind {
        case .ambiguous: return name(conflict.first) + "~" + name(conflict.second)
        case .unreachable:
          let takers = [conflict.first] + conflict.others
          return takers.map(name).sorted().joined(separator: "+") + ">" + name(conflict.second)
        }
      })
  }

  @Test("A witness is a link that no third pattern matches, if there is such a link")
  func witnessesAvoidOthers() throws {
    func witness(_ line: String) throws -> String? {
      let conflicts = try Router([ProofsRow(line).manifest()]).conflicts()
      return conflicts.pairs.first { $0.kind == .ambiguous }?.witness
    }
    #expect(try witness("a /{x:text} | b /{y:integer}") == "https://a.example/0")
    #expect(try witness("a /{x:text} | b /{y:integer} | c /0") == "https://a.example/1")
    #expect(try witness("a /{x:text} | b /{y:integer} | c /0 | d /1") == "https://a.example/2")
    #expect(try witness("a /{x:text} | b /{y:integer} | not /0") == "https://a.example/1")
    #expect(
      try witness("a /{x:text}/a | b /{y:integer}/a | not /0/{z:text}") == "https://a.example/1/a")
    #expect(try witness("a /{word} | b /{other} | c /10") == "https://a.example/10")
    #expect(try witness("a /{x:text} | b /{y:kana}") == "https://a.example/%E3%81%81%E3%81%81")
  }

  @Test func conflictsCrossApps() throws {
    func manifest(_ app: String, _ path: String, schemes: [String] = []) throws -> LinkManifest {
      LinkManifest(
        app: app, hosts: ["Shared.example", app + ".example"], schemes: schemes,
        routes: [Route(name: "r", pattern: try RoutePattern(parsing: path))])
    }
    let conflicts = try Router([
      manifest("one", "/{x:text}"), manifest("two", "/{y:integer}"), manifest("three", "/z"),
    ]).conflicts()
    let pair = try #require(conflicts.pairs.first)
    #expect(conflicts.total == 1)
    #expect(pair.first.description == "one.r" && pair.second.description == "two.r")
    #expect(pair.second.location.description == "routes.r.path")
    #expect(pair.witness == "https://shared.example/0")
  }

  @Test func witnessesOfSchemes() throws {
    func witness(_ first: String, _ second: String) throws -> String? {
      let routes = try [first, second].enumerated().map {
        Route(name: "r\($0)", pattern: try RoutePattern(parsing: $1))
      }
      let router = try Router([LinkManifest(app: "app", schemes: ["App"], routes: routes)])
      return router.conflicts().pairs.first?.witness
    }
    #expect(try witness("/", "/") == "app://")
    #expect(try witness("/{x:text}", "/{y:date}") == "app://0000-01-01")
    #expect(try witness("/a!{x:text}", "/{y:text}") == "app:///a!a")
    #expect(try witness("/é/{x:text}", "/é/{y:integer}") == "app:///%C3%A9/0")
  }

  @Test func diagnosticsNameBothPlaces() throws {
    let row = ProofsRow("a /{x:text} | b /{y:integer} | c /{x:date} | not /{x:date}")
    let diagnostics = try Router([row.manifest()]).conflictDiagnostics()
    #expect(diagnostics.map(\.code) == ["ambiguous-routes", "unreachable-route"])
    #expect(diagnostics.map(\.location.description) == ["routes.b.path", "routes.c.path"])
    #expect(
      diagnostics.compactMap(\.notes.first?.location?.description) == [
        "routes.a.path", "exclude[0]",
      ])
    #expect(
      diagnostics.first?.message == "route 'a' and route 'b' both match 'https://a.example/0'")
  }

  @Test func longListsAreCounted() throws {
    let routes = (0..<300).map {
      Route(name: "r\($0)", pattern: RoutePattern([.literal("a")]))
    }
    let router = try Router([LinkManifest(app: "app", hosts: ["a.example"], routes: routes)])
    let conflicts = router.conflicts(limit: 5)
    #expect(conflicts.total == 300 * 299 / 2 && conflicts.isTotalExact)
    let pairs = conflicts.pairs.map { [$0.first.route, $0.second.route] }
    #expect(pairs == [["r0", "r1"], ["r0", "r2"], ["r1", "r2"], ["r0", "r3"], ["r1", "r3"]])
    #expect(conflicts.pairs == Array(router.conflicts(limit: 1000).pairs.prefix(5)))
    #expect(router.conflictDiagnostics(limit: 5).last?.code == "more-conflicts")
    #expect(router.conflicts(limit: 0).pairs.isEmpty)
  }

  @Test(arguments: [ProofBudget.standard / 2000, 1])
  func hardPairsHideNoPlainOnes(_ budget: Int) throws {
    // Two adjacent types share only one character, and the usual sample values of the types do not
    // contain it.
    let hard = (0..<60).map { index -> ParameterType in
      let first = UInt32(0x4E00 + index * 10)
      return ParameterType(
        "t\(index)", .text(TextRule(allowed: ScalarSet([first...first + 10]), length: 3...9)))
    }
    var routes = try hard.map { type in
      Route(name: "hard-\(type.name)", pattern: try RoutePattern(parsing: "/x/{\(type.name)}/y"))
    }
    for (name, pattern) in [
      ("a", "/same/{t0}/z"), ("b", "/same/{t0}/z"), ("c", "/{x:t1}/q"), ("d", "/{y:t1}/q"),
      ("e", "/r/{x:t2*}"), ("f", "/r/{y:t2*}"),
    ] {
      routes.append(Route(name: name, pattern: try RoutePattern(parsing: pattern)))
    }
    let manifest = LinkManifest(app: "app", hosts: ["a.example"], types: hard, routes: routes)
    let conflicts = try Router([manifest]).conflicts(limit: nil, budget: ProofBudget(budget))
    #expect(!conflicts.isTotalExact)
    let names = conflicts.pairs.map { "\($0.first.route ?? "")~\($0.second.route ?? "")" }
    #expect(names.suffix(3) == ["a~b", "c~d", "e~f"])
    #expect(conflicts.pairs.allSatisfy { $0.kind == .ambiguous && !$0.witness.isEmpty })
    #expect(conflicts.total < 62)
  }

  @Test func typesWithTwoNamesAreAlike() throws {
    let kind = ParameterType.Kind.text(TextRule(allowed: ScalarSet([0x4E00...0x4E10])))
    let manifest = LinkManifest(
      app: "app", hosts: ["a.example"],
      types: [ParameterType("s", kind), ParameterType("t", kind)],
      routes: [
        Route(name: "a", pattern: try RoutePattern(parsing: "/{s}/x")),
        Route(name: "b", pattern: try RoutePattern(parsing: "/{t}/x")),
        Route(name: "c", pattern: try RoutePattern(parsing: "/{s}/y")),
      ])
    let conflicts = try Router([manifest]).conflicts()
    #expect(conflicts.total == 1 && conflicts.isTotalExact)
    #expect(conflicts.pairs.map(\.second.route) == ["b"])
  }

  @Test func aSmallBudgetIsSaid() throws {
    let row = ProofsRow("a /{x:text}/a | b /{y:integer}/a")
    let router = try Router([row.manifest()])
    #expect(!router.conflicts(limit: nil, budget: ProofBudget(1)).isTotalExact)
  }
}
