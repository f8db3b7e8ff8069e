import Diagnostics
import LinkAssociations
import LinkRouting
import ManifestDrafts
import TestSupport
import Testing

/// Tests the inference of manifests from lists of links.
struct LinkInferenceTests {
  private func draft(_ links: [String], app: String? = nil) -> ManifestDraft {
    var drafter = ManifestDrafter(app: app)
    for (number, link) in links.enumerated() {
      drafter.add(link: Array(link.utf8), number: number + 1, path: "links.txt")
    }
    return drafter.draft()
  }

  /// Links, and the lines that the draft must contain.
  static let rows: [(links: [String], lines: [String])] = [
    (
      ["https://a.example/item/12", "https://a.example/item/7", "https://a.example/item/901"],
      ["  item: /item/{itemID:integer}", "    path: /item/{itemID:integer}"]
    ),
    (
      ["https://a.example/o/0485dd54-21f8-3ae7-3558-12144a39c6db"],
      ["  o: /o/{oID:uuid}"]
    ),
    (["https://a.example/day/2024-02-29"], ["  day: /day/{date}"]),
    // In a pattern, `[/` starts an optional part, so the literal `o[` becomes a parameter. Quoted
    // keys may contain any number of brackets.
    (["https://a.example/o%5B/abc"], ["  abc: /{value:text}/abc"]),
    (
      ["https://a.example/o?a\(String(repeating: "%5B", count: 40))=1"],
      ["      a: { type: text, optional: true, key: \"a\(String(repeating: "[", count: 40))\" }"]
    ),
    (["https://a.example/day/2023-02-29"], ["  day: /day/{day:text}"]),
    (["https://a.example/"], ["  home: /"]),
    (["https://a.example:8443/x"], ["hosts: [\"a.example:8443\"]"]),
    (["shop:item", "shop://item", "shop:///item"], ["schemes: [shop]", "  item: /item"]),
    (
      (0..<40).map { "https://a.example/s?mode=\($0 % 2 == 0 ? "voice" : "typed")" },
      ["      mode: typed | voice"]
    ),
    (
      ["https://a.example/s?q=a", "https://a.example/s?q=b", "https://a.example/s?q=c"].flatMap {
        [$0, "https://a.example/s"]
      },
      ["      q: { text: \"a-z\", length: 1..32, optional: true }"]
    ),
    (["https://a.example/s?id=1&id=2&id=3"], ["      id: integer[]"]),
    (
      ["fr", "zh-Hans", "de"].map { "https://a.example/s?lang=" + $0 }, ["      lang: language"]
    ),
    // These are words that are not languages, and a well-formed tag for an unregistered language.
    (
      ["French", "German", "English"].map { "https://a.example/s?lang=" + $0 },
      ["      lang: { text: \"A-Z a-z\", length: 1..32 }"]
    ),
    (["fr", "xx"].map { "https://a.example/s?lang=" + $0 }, ["      lang: text?"]),
    // Only a type for several lines accepts encoded line breaks.
    (
      ["https://a.example/s?note=a%0D%0Ab%09c"],
      ["      note: { text: any, multiline: true, optional: true }"]
    ),
    (
      ["https://a.example/s?note=milk%0Aeggs", "https://a.example/s?note=milk"],
      ["      note: { text: any, multiline: true, optional: true }"]
    ),
    (
      ["https://a.example/s?open=true", "https://a.example/s?open=false", "https://a.example/s"],
      ["      open: boolean?"]
    ),
    (
      ["https://a.example/de/x", "https://a.example/fr/x", "https://a.example/en/x"],
      ["  x: /{language}/x"]
    ),
  ]

  @Test(arguments: rows.indices)
  func rowsAreInferred(_ index: Int) throws {
    let row = Self.rows[index]
    let draft = draft(row.links)
    try expectSound(draft)
    let lines = Set(draft.text.split(separator: "\n").map(String.init))
    #expect(
      row.lines.contains(where: lines.contains)
        && (row.lines.count == 1 || row.lines[0].hasPrefix("  item")
          || row.lines.allSatisfy(lines.contains)),
      "\(row.lines)\n\(draft.text)")
    let router = try Router([draft.manifest])
    for link in row.links { #expect(throws: Never.self) { try router.match(link) } }
  }

  /// Links, and how a comment in the draft shows them.
  ///
  /// The comment keeps the spelling of the link in ASCII, and omits secrets and tracking keys.
  static let examples: [(link: String, shown: String)] = [
    ("https://a.example/caf%C3%A9/x", "https://a.example/caf%C3%A9/x"),
    ("https://a.example/%E2%80%AEabc/y?q=%20%23", "https://a.example/%E2%80%AEabc/y?q=%20%23"),
    ("HTTPS://A.example:8443/x/?utm_source=m&a", "HTTPS://A.example:8443/x/?a"),
    ("https://a.example/reset/ab%63d12", "https://a.example/reset/•••"),
    ("https://a.example/x?pass%63ode=ab12&a=", "https://a.example/x?pass%63ode=•••&a="),
    ("https://a.example/x#state=1", "https://a.example/x#•••"),
    ("shop:item?size=2", "shop:item?size=2"),
    ("shop://reset/4711?x=1", "shop://reset/•••?x=1"),
    (
      "https://a.example/x" + String(repeating: "[", count: 40),
      "https://a.example/x" + String(repeating: "[", count: 40)
    ),
  ]

  @Test(arguments: examples.indices)
  func examplesAreShownAsTheyWereGiven(_ index: Int) throws {
    let row = Self.examples[index]
    let draft = draft([row.link])
    try expectSound(draft)
    let lines = draft.text.split(separator: "\n").map { String($0.drop(while: { $0 == " " })) }
    #expect(lines.contains("# such as " + row.shown), "\(draft.text)")
  }

  @Test func valuesAreShownAsLinksSpellThem() throws {
    let draft = draft(["https://a.example/x?q=%E2%80%AEabc"])
    #expect(draft.text.contains("such as %E2%80%AEabc\n"), "\(draft.text)")
    #expect(!draft.text.contains("\u{202E}"))
  }

  @Test func noLinkIsNoRouteAndThatIsSaid() throws {
    let draft = draft(["# nothing"])
    #expect(draft.isPartial && draft.manifest.routes.isEmpty)
    #expect(Set(draft.diagnostics.map(\.rule)) == ["draft-no-host", "draft-no-route"])
  }

  @Test func secretsAreMarkedAndShownNowhere() throws {
    let secrets = [
      "hunter22", "eyJhbGciOiJIUzI1NiJ9aa", "ada@mail.example", "4cd2a9c1f0e34b7799aa0c1d2e3f4a5b",
    ]
    let draft = draft([
      "https://a.example/join?passcode=hunter22&x=eyJhbGciOiJIUzI1NiJ9aa",
      "https://a.example/join?passcode=hunter22&who=ada@mail.example",
      "https://a.example/reset/hunter22",
      "https://a.example/f/4cd2a9c1f0e34b7799aa0c1d2e3f4a5b",
    ])
    try expectSound(draft)
    for secret in secrets {
      #expect(!draft.text.contains(secret))
      #expect(!draft.diagnostics.contains { "\($0)".contains(secret) })
    }
    #expect(draft.manifest.types.first { $0.name == "passcode" }?.isSecret == true)
    #expect(draft.text.contains("passcode=•••"))
  }

  /// A value under the name of a secret must not appear in a draft, wherever the link contains it.
  @Test(arguments: [
    "?passcode=%S", "?next=https%3A%2F%2Fb.example%2Fx%3Fpasscode%3D%S",
    "?next=https://b.example/x?passcode=%S", "?next=%252Fx%253FuserPasscode%253D%S",
    "?next=%2Fpasscode%2F%S", "/passcode=%S", "/x;passcode=%S", "/passcode:%S", "/passcode/%S",
    "/go/https%3A%2F%2Fb.example%2F%3Fpasscode%3D%S", "?a=passcode:%S", "?a=passcode%20%S",
    "?passcode%3D%S", "?passcode%3D%S=1", "?passcode=&%S", "?passcode&%S", "?utm_passcode%3D%S=1",
    "?passcode=#%S", "#passcode=%S", "?a=%22passcode%22%3A%22%S%22", "?a=" + #"data-passcode%3D%S"#,
    "?a=%2525252525252525252525passcode%3D%S",
    // The link repeats the secret elsewhere.
    "?passcode=%S&ref=%S", "?ref=a-%S.txt&passcode=%S", "/%S?passcode=%S", "/%S/x/a%S?passcode=%S",
    "?passcode=%S&%S=1", "?passcode=%S&a%S", "/token/%S?ref=%S", "?passcode=%S#%S",
  ])
  func secretsInsideOfValuesAreShownNowhere(_ spelling: String) throws {
    let spellings = spelling.split(separator: "%S", omittingEmptySubsequences: false)
    let links = ["sesame", "hunter", "shadow"].flatMap { secret in
      [String](repeating: "https://a.example/x" + spellings.joined(separator: secret), count: 8)
    }
    let draft = draft(links)
    try expectSound(draft)
    for secret in ["sesame", "hunter", "shadow"] {
      #expect(!draft.text.contains(secret), "\(draft.text)")
      #expect(!draft.diagnostics.contains { "\($0)".contains(secret) })
    }
  }

  /// A key that only resembles the name of a secret must not hide values.
  @Test func otherValuesAreShown() throws {
    let draft = draft(["https://a.example/forgot-password?next=/help/forgot-password&a=blue%20sky"])
    #expect(draft.text.contains("/forgot-password?next=/help/forgot-password&a=blue%20sky"))
  }

  @Test func trackingKeysAreLeftOut() throws {
    let draft = draft(["https://a.example/x?utm_source=n&gclid=1&fbclid=2&ref=mail"])
    #expect(draft.manifest.routes.flatMap(\.query).map(\.name) == ["ref"])
    #expect(draft.diagnostics.contains { $0.rule == "draft-tracking-key" })
    #expect(!draft.isPartial)
  }

  static let malformed = [
    "nothing", "https://", "https:///x", "https://u@a.example/", "https://a.example//x",
    "https://a.example/..", "https://a.example/%zz", "https://a.example/%ff", "javascript:alert",
    "https://a.example/a b", "https://a.example/?q=%00", "https://a.example/x%0Ay",
    // The router rejects an encoded line break in an item that no route declares.
    "https://a.example/?q=%C3%zz", "https://a.example/?q=50%&x=%0A",
    "https://a.example/?utm_term=a%0Ab", "https://a.example/?%0A=b", "shop://item:80/x", "1:2",
    "https://a.example/" + String(repeating: "x", count: 9000),
    "https://a.example" + String(repeating: "/x", count: 100),
  ]

  /// Links that the router accepts although they contain an incomplete escape or unencoded bracket.
  ///
  /// Each row also contains the parameters of the draft and the number of omitted values.
  static let irregular: [(links: [String], parameters: [String], leftOut: Int)] = [
    (["https://a.example/x?q=1&utm_campaign=50%"], ["q"], 0),
    (["https://a.example/x?q=1&utm_campaign=%zz&mc_eid=[UNIQID]"], ["q"], 0),
    (["https://a.example/x?q=1&off=50%"], ["q"], 1),
    (["https://a.example/x?off=50%&off=50%25"], [], 2),
    (["https://a.example/x?ids[]=1&q=1"], ["ids", "q"], 0),
    // In a query with an unencoded bracket, Foundation encodes the percent sign in every value.
    (["https://a.example/x?z=[1]&page=%41"], ["z"], 1),
    (["https://a.example/x?z=[1]&p%61ge=2"], ["z"], 1),
  ]

  @Test("Links with an irregular query are read like the router reads them", arguments: irregular)
  func irregularQueries(
    _ row: (links: [String], parameters: [String], leftOut: Int)
  ) throws {
    let draft = draft(row.links)
    try expectSound(draft)
    #expect(draft.counts.malformedLines == 0, "\(draft.diagnostics)")
    #expect(draft.manifest.routes.map { $0.query.map(\.name) } == [row.parameters])
    let router = try Router([draft.manifest])
    for link in row.links {
      #expect(throws: Never.self, "\(draft.text)") { try router.match(link) }
    }
    let said = draft.diagnostics.first { $0.rule == "draft-ambiguous-escape" }
    #expect(said.map { $0.message.hasPrefix("\(row.leftOut) value") } ?? (row.leftOut == 0))
    // Values on which readers disagree must not appear in a comment.
    #expect(!draft.text.contains("50%") && !draft.text.contains("%41"))
  }

  @Test(arguments: malformed.indices)
  func malformedLinesHaveTheirNumber(_ index: Int) throws {
    let draft = draft(["# a comment", "", "https://a.example/x", Self.malformed[index]])
    try expectSound(draft)
    #expect(draft.isPartial)
    #expect(draft.counts.malformedLines == 1)
    #expect(
      draft.diagnostics.contains {
        $0.rule == "draft-malformed-link" && $0.message.hasPrefix("line 4 ")
      })
  }

  @Test func manyLinksStayWithinBounds() throws {
    var random = SplitMix64(seed: 5)
    var drafter = ManifestDrafter()
    for number in 0..<LawEffort.rounds(20_000) {
      let word = String(random.next() % 50_000, radix: 36)
      let link = """
        https://h\(number % 400).example/\(word)/a\(number % 7)/\
        \(number)?k\(word)=\(word)&id=\(number)
        """
      drafter.add(link: Array(link.utf8), number: number, path: "links.txt")
    }
    let draft = drafter.draft()
    try expectSound(draft)
    #expect(draft.manifest.routes.count < 2_000)
  }

  /// The router's proofs for a suffix and a language tag together exceed their budget.
  @Test func whatCannotBeProvedIsSimplified() throws {
    var drafter = ManifestDrafter()
    let file =
      #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.shop"],"components":[{"/":"*.pdf"}]}]}}"#
    drafter.add(AppleAssociation(bytes: Array(file.utf8), path: "aasa"), host: "a.example")
    let links = ["de", "en", "fr"].map { "https://a.example/\($0)/about" }
    for link in links { drafter.add(link: Array(link.utf8), number: 1) }
    let draft = drafter.draft()
    try expectSound(draft)
    let router = try Router([draft.manifest])
    for link in links { #expect(throws: Never.self) { try router.match(link) } }
  }

  /// A narrow draft needs evidence; otherwise, it could reject the next link.
  @Test(
    "A query key is required only if at least three links contain it",
    arguments: [(1, false), (2, false), (3, true), (4, true)])
  func requiredKeys(count: Int, isRequired: Bool) throws {
    let links = (0..<count).map { "https://a.example/s?q=\(["a", "b", "c", "d"][$0])" }
    let router = try Router([draft(links).manifest])
    let isRejected = (try? router.match("https://a.example/s")) == nil
    #expect(isRejected == isRequired)
  }

  @Test(
    "A type is narrowed only if there are at least three different values",
    arguments: [
      (["7"], true), (["7", "8"], true), (["7", "7", "7"], true), (["7", "8", "9"], false),
      (["a", "b"], true), (["a", "b", "c"], false), (["true"], true), (["true", "false"], false),
    ])
  func narrowing(values: [String], takesOthers: Bool) throws {
    let draft = draft(values.map { "https://a.example/s?q=" + $0 })
    try expectSound(draft)
    let router = try Router([draft.manifest])
    // If a value does not match the type of an optional parameter, it is dropped.
    let match = try? router.match("https://a.example/s?q=X~y")
    #expect((match?.dropped.isEmpty ?? false) == takesOthers)
  }

  @Test(
    "Similar literals are merged into one parameter",
    arguments: [
      // These literals differ only in digits.
      (["p/pg1", "p/pg2", "p/pg3"], 1), (["p/pg1", "p/pg2"], 2),
      // Words are merged if the same components follow them. At the start of a path, more words are
      // required.
      (["t/red/about", "t/blue/about", "t/green/about"], 1),
      (["t/red/about", "t/blue/help", "t/green/terms"], 3),
      (["red/about", "blue/about", "green/about"], 3),
      (["red/about", "blue/about", "green/about", "pink/about", "grey/about"], 1),
    ])
  func similarLiterals(paths: [String], routes: Int) throws {
    let draft = draft(paths.map { "https://a.example/" + $0 })
    try expectSound(draft)
    #expect(draft.manifest.routes.count == routes, "\(draft.text)")
    let router = try Router([draft.manifest])
    for path in paths {
      #expect(throws: Never.self) { try router.match("https://a.example/" + path) }
    }
  }

  @Test func wordsThatAreManyBecomeValues() throws {
    let letters = Array("abcdefgh").map(String.init)
    let words = letters.flatMap { first in letters.map { second in "word" + first + second } }
    let draft = draft(words.map { "https://a.example/blog/" + $0 })
    #expect(draft.manifest.routes.map(\.pattern.description) == ["/blog/{blog}"])
  }
}
