import Diagnostics
import LinkManifests
import LinkRouting
import Testing

@Suite("Manifest files")
struct ManifestFileTests {
  /// The example from the specification of manifests, verbatim.
  static let example = """
    app: wordly
    title: Wordly
    hosts: [wordly.ai]                  # https only
    schemes: [wordly]                   # custom schemes
    catalog: Wordly.xcstrings           # where titles and messages live
    types:
      session:  { text: "A-Z 0-9 -", length: 4..64, fold: uppercase }
      passcode: { text: "A-Z a-z 0-9", length: 4..16, secret: true }
    platforms:
      apple:   { appIDs: [ABCDE12345.ai.wordly.mobile], appStoreID: 0, placeholder: true }
      android: { package: ai.wordly.mobile, sha256: ["00:…"], placeholder: true }
    routes:
      attend:
        path: /attend/{session}             # the type of the same name, or {id:session}
        query:
          passcode: passcode?           # ? optional, [] repeated
          lang: language?
        title: route.attend
      present:
        path: /present/{session}
        query:
          passcode: passcode?
        title: route.present
    exclude: [/]                        # stays in the browser on purpose
    """

  static let expected = LinkManifest(
    app: "wordly", title: "Wordly", hosts: ["wordly.ai"], schemes: ["wordly"],
    catalog: "Wordly.xcstrings",
    types: [
      ParameterType(
        "session",
        .text(
          TextRule(
            allowed: ScalarSet([0x2D...0x2D, 0x30...0x39, 0x41...0x5A]), length: 4...64,
            folding: .uppercase))),
      ParameterType(
        "passcode",
        .text(
          TextRule(allowed: ScalarSet([0x30...0x39, 0x41...0x5A, 0x61...0x7A]), length: 4...16)),
        isSecret: true),
    ],
    platforms: Platforms(
      apple: Platforms.Apple(
        appIDs: ["ABCDE12345.ai.wordly.mobile"], appStoreID: 0, isPlaceholder: true),
      android: Platforms.Android(
        package: "ai.wordly.mobile", fingerprints: ["00:…"], isPlaceholder: true)),
    routes: [
      Route(
        name: "attend",
        pattern: RoutePattern([.literal("attend"), .parameter(name: "session", type: "session")]),
        query: [
          ParameterDeclaration(name: "passcode", type: .named("passcode"), occurrence: .optional),
          ParameterDeclaration(name: "lang", type: .named("language"), occurrence: .optional),
        ],
        title: "route.attend"),
      Route(
        name: "present",
        pattern: RoutePattern([.literal("present"), .parameter(name: "session", type: "session")]),
        query: [
          ParameterDeclaration(name: "passcode", type: .named("passcode"), occurrence: .optional)
        ],
        title: "route.present"),
    ],
    exclusions: [LinkManifest.Exclusion(pattern: RoutePattern([]))])

  @Test("The example in the specification is read as specified")
  func specification() throws {
    let file = try ManifestFile(parsing: Array(Self.example.utf8), path: "wordly.links.yaml")
    #expect(file.manifest == Self.expected)
    #expect(read(Self.example).diagnostics == [])
  }

  @Test("Block style and flow style have the same meaning")
  func styles() {
    let block = """
      app: a
      hosts:
        - a.example
      types:
        level:
          enum:
            - low
            - 'high'
      routes:
        r:
          path: "/r"
          query:
            level:
              type: level
              optional: true
      """
    let flow = """
      {app: a, hosts: [a.example], types: {level: {enum: [low, "high"]}},
       routes: {r: {path: /r, query: {level: "level?"}}}}
      """
    #expect(read(block).manifest == read(flow).manifest)
    #expect(read(block).manifest != nil)
    #expect(read(flow).diagnostics == [])
  }

  static let typeSpellings: [(String, ParameterType.Kind)] = [
    ("{ text: any }", .text(TextRule())),
    (
      "{ text: a-z, length: 4 }",
      .text(TextRule(allowed: ScalarSet([0x61...0x7A]), length: 4...4))
    ),
    ("{ text: any, length: 2.. }", .text(TextRule(length: 2...8192))),
    ("{ text: any, length: ..9 }", .text(TextRule(length: 0...9))),
    ("{ text: any, fold: lowercase }", .text(TextRule(folding: .lowercase))),
    ("{ text: any, length: 1..64 bytes }", .text(TextRule(length: 1...64, unit: .bytes))),
    ("{ text: any, length: 8 bytes }", .text(TextRule(length: 8...8, unit: .bytes))),
    ("{ text: any, length: ..9 bytes }", .text(TextRule(length: 0...9, unit: .bytes))),
    (
      "{ text: 0-9, length: 13..19, check: luhn }",
      .pattern(TextPattern("[0-9]{13,19}", check: .luhn))
    ),
    (
      "{ text: \"A-Z 0-9 -\", check: mod37-36 }",
      .pattern(TextPattern("[\\-0-9A-Z]*", check: .mod37Mod36))
    ),
    ("{ text: 0-9, length: 4.., check: gs1 }", .pattern(TextPattern("[0-9]{4,}", check: .gs1))),
    (
      "{ pattern: '[A-Z0-9]{20}', check: mod97-10 }",
      .pattern(TextPattern("[A-Z0-9]{20}", check: .mod97Radix10))
    ),
    (
      "{ decimal: 0..9999.99, scale: 2 }",
      .pattern(TextPattern(decimal: DecimalRule(units: 0...999_999, scale: 2)))
    ),
    (
      "{ decimal: -90..90, scale: 0..6 }",
      .pattern(
        TextPattern(
          decimal: DecimalRule(
            units: -90_000_000...90_000_000, scale: 6, fraction: .trimmed)))
    ),
    (
      "{ decimal: 0.5.., scale: ..1 }",
      .pattern(
        TextPattern(
          decimal: DecimalRule(
            units: 5...DecimalNumber.maximumUnits, scale: 1, fraction: .trimmed)))
    ),
    ("{ decimal: any, scale: 3 }", .pattern(TextPattern(decimal: DecimalRule(scale: 3)))),
    (
      "{ decimal: 1.5, scale: 2 }",
      .pattern(TextPattern(decimal: DecimalRule(units: 150...150, scale: 2)))
    ),
    ("{ integer: 0..99 }", .integer(0...99)),
    ("{ integer: 0.. }", .integer(0...Int.max)),
    ("{ integer: -5..5 }", .integer(-5...5)),
    ("{ integer: any }", .integer(Int.min...Int.max)),
    ("{ enum: [no, 1.0, 0x10, ~] }", .enumeration(["no", "1.0", "0x10", "~"])),
    ("{ uuid: true }", .uuid), ("uuid", .uuid), ("date", .date), ("boolean", .boolean),
    ("{ language: true }", .languageTag), ("other", .date), ("further", .date),
  ]

  @Test("Each spelling of a type is read as expected", arguments: typeSpellings)
  func types(spelling: String, kind: ParameterType.Kind) {
    let text = """
      app: a
      schemes: [a]
      types:
        it: \(spelling)
        further: other
        other: { date: true }
      routes: { r: /r }
      """
    let (manifest, diagnostics) = read(text)
    #expect(manifest?.types.first == ParameterType("it", kind))
    #expect(diagnostics.filter { $0.rule != "unused-type" } == [])
  }

  @Test("An alias of a secret type is secret")
  func secretAlias() {
    let text = """
      { app: a, schemes: [a], routes: { r: /r }, types:
        { one: two, two: { text: any, secret: true }, three: { type: uuid, secret: true } } }
      """
    #expect(read(text).manifest?.types.map(\.isSecret) == [true, true, true])
  }

  static let parameterSpellings: [(String, ParameterDeclaration)] = [
    ("language", .init(name: "p", type: .named("language"))),
    ("uuid[]", .init(name: "p", type: .named("uuid"), occurrence: .repeated)),
    ("a | b?", .init(name: "p", type: .inline(.enumeration(["a", "b"])), occurrence: .optional)),
    (
      "a | b = b",
      .init(
        name: "p", type: .inline(.enumeration(["a", "b"])), occurrence: .optional,
        defaultValue: "b")
    ),
    (
      "{ enum: [a, b], default: b, invalid: drop }",
      .init(
        name: "p", type: .inline(.enumeration(["a", "b"])), occurrence: .optional,
        defaultValue: "b", invalid: .drop)
    ),
    (
      "{ type: date, repeated: true }",
      .init(name: "p", type: .named("date"), occurrence: .repeated)
    ),
    (
      "{ text: a-z, length: 3, optional: true }",
      .init(
        name: "p",
        type: .inline(.text(TextRule(allowed: ScalarSet([0x61...0x7A]), length: 3...3))),
        occurrence: .optional)
    ),
  ]

  @Test("Each spelling of a parameter is read as expected", arguments: parameterSpellings)
  func parameters(spelling: String, expected: ParameterDeclaration) {
    let text = """
      app: a
      schemes: [a]
      query: { shared: uuid? }
      routes:
        r:
          path: /r
          query:
            p: \(spelling)
      """
    let (manifest, diagnostics) = read(text)
    #expect(manifest?.routes.first?.query == [expected])
    #expect(manifest?.sharedQuery.map(\.name) == ["shared"])
    #expect(diagnostics == [])
  }

  static let requirementSpellings: [(String, [Requirement])] = [
    ("signedIn", [.init(fact: "signedIn")]),
    ("[signedIn, paid]", [.init(fact: "signedIn"), .init(fact: "paid")]),
    ("{ signedIn: true, otherwise: refuse }", [.init(fact: "signedIn", otherwise: .refuse)]),
    (
      "{ observation: extracted, otherwise: other }",
      [.init(fact: "observation", need: .atLeast("extracted"), otherwise: .route("other"))]
    ),
    ("{ observation: { is: idle } }", [.init(fact: "observation", need: .equals("idle"))]),
    ("{ observation: failed }", [.init(fact: "observation", need: .equals("failed"))]),
    ("{ flag: \"true\" }", [.init(fact: "flag", need: .equals("true"))]),
    (
      "[{ mic: granted, when: { mode: voice }, otherwise: { mode: typed } }]",
      [
        .init(
          fact: "mic", need: .equals("granted"), when: [.init(name: "mode", value: "voice")],
          otherwise: .parameters([.init(name: "mode", value: "typed")]))
      ]
    ),
  ]

  @Test("Each spelling of a requirement is read as expected", arguments: requirementSpellings)
  func requirements(spelling: String, expected: [Requirement]) {
    let text = """
      app: a
      schemes: [a]
      states:
        observation: { order: [idle, extracted], aside: { failed: idle } }
      routes:
        r:
          path: /r
          query: { mode: { enum: [voice, typed], default: typed, invalid: drop } }
          requires: \(spelling)
        other: /other
      """
    let (manifest, diagnostics) = read(text)
    #expect(manifest?.routes.first?.requirements == expected)
    #expect(diagnostics == [])
  }

  @Test("Anchors and aliases are resolved")
  func aliases() {
    let text = """
      app: a
      schemes: [a]
      routes:
        one: &one { path: "/files/{rest:text*}", requires: &needs [signedIn] }
        two: { path: /two, requires: *needs }
      """
    let (manifest, diagnostics) = read(text)
    #expect(
      manifest?.routes.map(\.requirements) == [
        [.init(fact: "signedIn")], [.init(fact: "signedIn")],
      ])
    #expect(manifest?.routes.first?.pattern.description == "/files/{rest:text*}")
    #expect(diagnostics == [])
  }

  @Test("A location has the range of its value, or of the nearest enclosing value")
  func places() throws {
    let text = Self.example
    let file = try ManifestFile(parsing: Array(text.utf8), path: "w")
    func bytes(_ steps: String...) -> String? {
      let range = file.sourceRange(of: ManifestLocation(steps.map { .key($0) }))
      return range.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
    }
    #expect(bytes("routes", "attend", "path") == "/attend/{session}")
    #expect(bytes("routes", "attend", "query", "lang") == "language?")
    #expect(bytes("types", "session", "length") == "4..64")
    #expect(bytes("types", "session", "fold") == "uppercase")
    #expect(bytes("platforms", "apple", "appIDs") == "[ABCDE12345.ai.wordly.mobile]")
    #expect(bytes("routes", "attend", "query", "lang", "type") == "language")
    #expect(bytes("routes", "attend", "hosts") == "path")
    #expect(bytes("states") == nil)
    #expect(file.sourceRange(of: ManifestLocation("hosts").index(0))?.count == "wordly.ai".count)
  }
}
