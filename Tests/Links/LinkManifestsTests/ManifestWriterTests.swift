import Diagnostics
import LinkManifests
import LinkRouting
import Testing

@Suite("Manifest writer")
struct ManifestWriterTests {
  @Test("Writing a manifest and reading it again produces the same manifest", arguments: 0..<300)
  func roundTrip(seed: Int) {
    var generator = ManifestGenerator(seed: UInt64(seed))
    let manifest = generator.manifest()
    let text = ManifestWriter().text(of: manifest)
    let (file, diagnostics) = ManifestFile.read(Array(text.utf8), path: "p")
    let ofTheFile = Set(diagnostics.map(\.rule)).subtracting(manifest.diagnostics().map(\.code))
    #expect(file?.manifest == manifest, "\(text)")
    #expect(ofTheFile == [], "\(text)")
    // Writing the manifest that was read produces the same text.
    #expect(file.map { ManifestWriter().text(of: $0.manifest) } == text)
  }

  @Test("A manifest is written in a readable style")
  func snapshot() throws {
    let file = try ManifestFile(parsing: Array(ManifestFileTests.example.utf8), path: "p")
    #expect(
      ManifestWriter().text(of: file.manifest)
        == """
        app: wordly
        title: Wordly
        hosts: [wordly.ai]
        schemes: [wordly]
        catalog: Wordly.xcstrings
        types:
          session: { text: "U+002D 0-9 A-Z", length: 4..64, fold: uppercase }
          passcode: { text: "0-9 A-Z a-z", length: 4..16, secret: true }
        platforms:
          apple:
            appIDs: [ABCDE12345.ai.wordly.mobile]
            appStoreID: 0
            placeholder: true
          android:
            package: ai.wordly.mobile
            sha256: ["00:…"]
            placeholder: true
        routes:
          attend:
            path: /attend/{session}
            query:
              passcode: passcode?
              lang: language?
            title: route.attend
          present:
            path: /present/{session}
            query:
              passcode: passcode?
            title: route.present
        exclude: ["/"]

        """.replacing("U+002D", with: "-").replacing("[\"/\"]", with: "[/]"))
  }
}

/// Generates manifests with every part of the model, and with strings that are difficult in YAML.
struct ManifestGenerator {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  static let texts = [
    "plain", "two words", "true", "no", "1.0", "0x10", "~", "null", "- dash", "a: b", "a:", "# c",
    "a #b", "'quoted'", "\"double\"", "it's", "[x]", "{x}", "a, b", "*star", "&and", "!bang", "|",
    ">", "%", "@", "`", "é", "日本語", "a\nb", " lead", "trail ", "tab\there", "\u{85}", "\u{2028}",
    "\u{A0}", "\u{FEFF}", "\u{7F}", "🌾", "\u{E000}", "?", "? a", "", "<<", "=", "\\", "a\\b", "..",
    "...", "---", "wait", "refuse", "\u{10FFFF}", "\0",
  ]

  mutating func flip() -> Bool { Bool.random(using: &random) }

  mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  mutating func text() -> String { pick(Self.texts) }

  mutating func optional<T>(_ value: T) -> T? { flip() ? value : nil }

  mutating func list<T>(_ count: ClosedRange<Int>, _ make: (inout Self, Int) -> T) -> [T] {
    (0..<Int.random(in: count, using: &random)).map { make(&self, $0) }
  }

  mutating func kind() -> ParameterType.Kind {
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      let lower = Int.random(in: 0...8192, using: &random)
      let sets: [ScalarSet?] = [
        nil, .printable, ScalarSet("-U+az \"'\\".unicodeScalars),
        ScalarSet([0x2B...0x39, 0xE9...0xE9]),
        ScalarSet([0x20...0x10FFFF]), ScalarSet("any".unicodeScalars),
      ]
      return .text(
        TextRule(
          allowed: pick(sets), length: flip() ? 0...8192 : lower...pick([lower, 8192]),
          folding: pick(TextRule.Folding.allCases)))
    case 1:
      let lower = pick([Int.min, -7, 0, 3])
      return .integer(lower...pick([lower, 3, Int.max].filter { $0 >= lower }))
    case 2: return .uuid
    case 3: return .enumeration(list(0...4) { generator, _ in generator.text() })
    case 4: return .languageTag
    case 5: return .date
    default: return .boolean
    }
  }

  mutating func parameters(_ prefix: String) -> [ParameterDeclaration] {
    list(0...3) { generator, index in
      ParameterDeclaration(
        name: "\(prefix)\(index)",
        type: generator.flip()
          ? .named(generator.pick(["uuid", "t0", "no", "text"])) : .inline(generator.kind()),
        occurrence: generator.pick(ParameterDeclaration.Occurrence.allCases),
        defaultValue: generator.flip() ? nil : generator.text(),
        invalid: generator.flip() ? .reject : nil,
        key: generator.flip() ? nil : generator.text())
    }
  }

  mutating func assignments() -> [Requirement.Assignment] {
    list(0...2) { generator, index in .init(name: "q\(index)", value: generator.text()) }
  }

  mutating func requirement() -> Requirement {
    let fact = pick(["signedIn", "s0", "true", "no"])
    let value = pick(["x", "y", "z", "true", text()])
    let needs: [Requirement.Need] = [.holds, .equals(value), .atLeast(value)]
    let ends: [Requirement.Otherwise] = [
      .wait, .refuse, .route(pick(["r0", "wait", "refuse"])), .parameters(assignments()),
    ]
    return Requirement(fact: fact, need: pick(needs), when: assignments(), otherwise: pick(ends))
  }

  mutating func pattern() -> RoutePattern {
    let components = list(0...3) { generator, index -> RoutePattern.Component in
      generator.flip()
        ? .literal(generator.pick(["a", "it's", "é", "no", "a:b", "-", "a*b", "[x]", "\"", "'"]))
        : .parameter(
          name: "p\(index)", type: generator.pick(["uuid", "p\(index)"]),
          prefix: generator.pick(["", "v", "-"]), suffix: generator.pick(["", ".json"]))
    }
    return RoutePattern(
      components + (flip() ? [.catchAll(name: "rest", type: "text", minimum: pick([0, 1]))] : []))
  }

  mutating func manifest() -> LinkManifest {
    LinkManifest(
      app: pick(["app", "no", text()]), title: optional(text()), summary: optional(text()),
      hosts: list(0...2) { $1 == 0 ? "a.example" : $0.text() },
      schemes: list(0...2) { generator, _ in generator.text() }, catalog: optional(text()),
      types: list(0...3) { ParameterType("t\($1)", $0.kind(), isSecret: $0.flip()) },
      sharedQuery: parameters("shared"),
      states: list(0...2) { generator, index in
        StateOrder(
          fact: "s\(index)", states: ["x", "y", "true"],
          asides: generator.flip() ? [] : [.init(name: generator.text(), reached: "x")])
      },
      platforms: Platforms(
        apple: optional(
          Platforms.Apple(appIDs: ["A", "b c"], appStoreID: 7, isPlaceholder: true)),
        android: optional(
          Platforms.Android(package: "a.b", fingerprints: ["00:"], isPlaceholder: false))),
      environments: list(0...2) { generator, index in
        LinkManifest.Environment(
          name: "e\(index)", hosts: generator.optional(["b.example", generator.text()]),
          schemes: generator.optional([generator.text()]),
          webApp: generator.optional(generator.text()),
          platforms: Platforms(apple: generator.optional(Platforms.Apple(appIDs: ["A"]))))
      },
      routes: list(0...4) { generator, index in
        Route(
          name: "r\(index)", pattern: generator.pattern(),
          aliases: generator.list(0...2) { generator, _ in generator.pattern() },
          query: generator.parameters("q"),
          fragment: generator.parameters("f"), title: generator.flip() ? nil : generator.text(),
          summary: generator.flip() ? nil : generator.text(), isCaseSensitive: generator.flip(),
          trailingSlash: generator.pick(Route.TrailingSlash.allCases),
          rejectsUnknownKeys: generator.flip(), isFormEncoded: generator.flip(),
          requirements: generator.list(0...3) { generator, _ in generator.requirement() },
          conditions: generator.list(0...2) { generator, index in
            ParameterCondition(
              parameter: "a\(index)",
              relation: generator.pick(ParameterCondition.Relation.allCases), other: "b-c_\(index)")
          },
          hosts: generator.flip() ? nil : [], schemes: generator.flip() ? nil : ["x"],
          since: generator.optional(AppVersion([4, 2])), until: generator.optional(AppVersion([5])))
      },
      exclusions: list(0...3) { generator, index in
        .init(
          pattern: generator.pattern(), host: index == 0 ? "a.example" : nil,
          isException: generator.flip())
      })
  }
}
