import Foundation
import TestSupport
import Testing

@Suite("verdict")
struct VerdictTests {
  private static let apple = """
    {
      "applinks": {
        "details": [
          {
            "appIDs": ["ABCDE12345.example.shop"],
            "components": [{ "/": "/help", "exclude": true }, { "/": "/item/?*" }]
          }
        ]
      }
    }
    """

  private static let shop = """
    app: shop
    hosts: [shop.example]
    types: { sku: { text: "A-Z", length: 3..8 } }
    platforms:
      apple: { appIDs: [ABCDE12345.example.shop] }
      android: { package: example.shop, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:\
    00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    routes:
      item: "/item/{sku}"
      cart: /cart
    """

  private func check(_ lines: [String], atLeast count: Int = 1) throws {
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/verdict.schema.json"))
    #expect(lines.count >= count)
    for line in lines { #expect(try schema.violations(line) == [], "\(line)") }
  }

  private static let statement = """
    [{"relation": ["delegate_permission/common.handle_all_urls"], \
    "target": {"namespace": "android_app",
      "package_name": "example.shop", "sha256_cert_fingerprints": \
    ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:\
    00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"]}}]
    """

  /// Returns the decisions of a platform: `true` if it opens a link, `nil` if no file applies.
  private func answers(_ platform: String, _ arguments: [String]) throws -> [Bool?] {
    struct Record: Decodable {
      struct Answer: Decodable {
        let opens: Bool
        let reason: String
      }
      let ios: Answer?
      let android15: Answer?
    }
    let run = try Tool.run(["verdict", "--format", "json", "--fail-on", "never"] + arguments)
    try check(run.lines)
    return try run.lines.map { line in
      let record = try JSONDecoder().decode(Record.self, from: Data(line.utf8))
      let answer = try #require(platform == "apple" ? record.ios : record.android15)
      return answer.reason == "not-decided" ? nil : answer.opens
    }
  }

  @Test("A file with a host applies only to that host", arguments: ["apple", "android"])
  func servedFiles(_ platform: String) throws {
    let file = platform == "apple" ? Self.apple : Self.statement
    let links = [
      "https://shop.example/item/x", "https://SHOP.example/item/x", "https://other.example/item/x",
    ]
    // The path of the file contains an equals sign.
    try Tool.withFile(file.utf8, name: "a.example=b.json") { (path: String) throws in
      let option = "--" + platform
      let all = try answers(platform, [option, path] + links)
      #expect(all[0] == true && all[1] != nil && all[2] == true)
      let own = try answers(platform, [option, "Shop.Example=" + path] + links)
      #expect(own[0] == true && own[1] != nil && own[2] == nil)
      #expect(
        try answers(platform, [option, "other.example=" + path] + links) == [nil, nil, true])
      // A file with a host applies to links to this host; a file without a host, to all other
      // links.
      try Tool.withFile(
        (platform == "apple" ? "{\"applinks\": {\"details\": []}}" : "[]").utf8, name: "c.json"
      ) {
        (closed: String) throws in
        let both = [option, "shop.example=" + closed, option, path]
        #expect(try answers(platform, both + links) == [false, false, true])
        let reversed = [option, "other.example=" + closed, option, "shop.example=" + path]
        let mixed = try answers(platform, reversed + links)
        #expect(mixed[0] == true && mixed[2] == false)
        // Two files for the same host contradict each other.
        for host in ["", "shop.example="] {
          let run = try Tool.run(["verdict", option, host + closed, option, host + path] + links)
          #expect(run.status == 2 && run.errors.contains("several files"), "\(run.errors)")
        }
      }
    }
  }

  @Test("A file is compared with a router even if the router does not declare the file's host")
  func unknownServedHost() throws {
    try Tool.withFile(Self.apple.utf8, name: "aasa.json") { (path: String) throws in
      let arguments = ["--app", "wordly", "https://shop.example/item/x"]
      let any = try Tool.run(["verdict", "--apple", path] + arguments)
      #expect(!any.output.contains("[opens-more]"))
      let own = try Tool.run(["verdict", "--apple", "shop.example=" + path] + arguments)
      #expect(own.output.contains("[opens-more]"), "\(own.output)")
    }
  }

  @Test("Standard input can be only one of the files")
  func standardInput() throws {
    for arguments in [
      ["--apple", "-", "--android", "-", "x"], ["--apple", "shop.example=-", "--input", "-"],
      ["--manifest", "-", "--input", "-"],
    ] {
      let run = try Tool.run(["verdict"] + arguments)
      #expect(run.status == 2 && run.errors.contains("Standard input"), "\(arguments)")
    }
  }

  @Test("All platforms agree on a link")
  func agreed() throws {
    let link = "https://wordly.ai/attend/KXTR-7429?lang=fr"
    let run = try Tool.run("verdict", link)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.lines.first == link)
    for row in [
      "  router      accepts wordly.attend", "  web         opens: a browser shows the page",
    ] {
      #expect(run.lines.contains { $0.hasPrefix(row) }, "\(row)")
    }
    // The rules are shown with their positions.
    for place in [
      "wordly.ai/apple-app-site-association:", "wordly/AndroidManifest.xml:",
      "wordly.ai/assetlinks.json:",
    ] {
      #expect(run.lines.contains { $0.hasPrefix("              " + place) }, "\(place)")
    }
    let json = try Tool.run("verdict", "--format", "json", link)
    #expect(json.status == 0 && json.lines.count == 1)
    #expect(json.output.contains(#""router":{"opens":true,"app":"wordly","route":"attend""#))
    #expect(
      json.output.contains(#""ios":{"opens":true,"app":"ABCDE12345.ai.wordly.mobile","component":"#)
    )
    #expect(json.output.hasSuffix("\"diverges\":false}\n"))
    try check(json.lines)
  }

  @Test("A platform without an identity is reported as not checked")
  func unasked() throws {
    let text = Self.shop.split(separator: "\n").filter { !$0.contains("  apple:") }
      .joined(separator: "\n")
    try Tool.withFile(text.utf8, name: "shop.links.yaml") { (file: String) throws in
      let link = "https://shop.example/cart"
      let json = try Tool.run("verdict", "--manifest", file, "--format", "json", link)
      #expect(json.status == 0 && json.output.contains(#","ios":null,"android14":{"#))
      try check(json.lines)
      let shown = try Tool.run("verdict", "--manifest", file, link)
      #expect(shown.output.contains("  ios         not checked: "))
      let classes = try Tool.run("verdict", "--manifest", file, "--format", "json")
      #expect(classes.lines.last == #"{"unasked":["ios"],"app":"shop"}"#)
      try check(classes.lines)
      #expect(try Tool.run("verdict", "--manifest", file).output.contains("shop: ios: not checked"))
    }
  }

  @Test("A platform that opens more links is info; one that does not open a spelling is a warning")
  func statuses() throws {
    #expect(try Tool.run("verdict", "https://wordly.ai/attend/KXTR*").status == 0)
    let upper = try Tool.run("verdict", "https://WORDLY.AI/attend/KXTR-7429")
    #expect(upper.status == 1 && upper.output.contains("warning android14: "))
    let errors = try Tool.run(
      "verdict", "--fail-on", "error", "https://WORDLY.AI/attend/KXTR-7429")
    #expect(errors.status == 0)
    #expect(try Tool.run("verdict", "--fail-on", "fatal", "x").status == 2)
    #expect(upper.output.contains("[case-differs]"))
  }

  @Test("Links from a file have line numbers, and JSON conforms to its schema")
  func input() throws {
    let links = [
      "https://wordly.ai/attend/KXTR-7429", "", " osqr:menu ", "osqr:nemu", "x", "\u{202E}",
      "https://evil.com\\@wordly.ai/", "https://wordly.ai/attend%2FKXTR",
      String(repeating: "x", count: 9000),
    ]
    let run = try Tool.run(
      "verdict", "--input", "-", "--format", "json", input: links.joined(separator: "\n"))
    try check(run.lines, atLeast: 8)
    #expect(run.lines[1].hasPrefix(#"{"line":3,"link":"osqr:menu""#))
    let text = try Tool.run("verdict", "--input", "-", input: "\n\nosqr:menu\n")
    #expect(text.lines.first == "line 3: osqr:menu")
  }

  /// The warnings of the router equal those of `waymark parse`, and do not change the exit status.
  @Test(
    "Values that the router drops or loses are reported, and secrets in them are masked",
    arguments: [
      (
        "?passcode=12&lang=xx", ["dropped-value", "dropped-value"],
        ["too-short", "unknown-language"],
        nil
      ),
      (
        "?lang=&Lang=fr&passcode=9731xyz", ["misspelt-parameter"], [nil],
        "https://wordly.ai/attend/KXTR-7429?lang=fr&passcode=•••"
      ),
      (
        "?lang=fr&amp;passcode=9731xyz", ["html-escaped-separator"], [nil],
        "https://wordly.ai/attend/KXTR-7429?lang=fr&passcode=•••"
      ),
      (
        "?passcode=97x&Passcode=9731xyz", ["dropped-value", "misspelt-parameter"],
        ["too-short", nil], "https://wordly.ai/attend/KXTR-7429?passcode=•••"
      ),
      ("?lang=en_US", ["repaired-value"], [nil], "https://wordly.ai/attend/KXTR-7429?lang=en-US"),
      ("?lang=fr", [], [], nil),
    ] as [(String, [String], [String?], String?)])
  func warnings(
    _ query: String, _ codes: [String], _ reasons: [String?], _ suggestion: String?
  ) throws {
    struct Record: Decodable {
      struct Warning: Decodable, Equatable {
        let code: String
        let reason: String?
        let message: String
        let range: [Int]
        let displayRange: [Int]
      }
      let link: String
      let warnings: [Warning]?
      let suggestion: String?
    }
    // White space around a link is ignored.
    let link = " https://wordly.ai/attend/KXTR-7429" + query
    let json = try Tool.run("verdict", "--format", "json", link)
    let parsed = try Tool.run("parse", "--format", "json", String(link.dropFirst()))
    try check(json.lines)
    #expect(json.status == 0 && !json.output.contains("9731xyz"))
    let record = try JSONDecoder().decode(Record.self, from: Data(json.output.utf8))
    let same = try JSONDecoder().decode(Record.self, from: Data(parsed.output.utf8))
    #expect(record.link == same.link && record.warnings == same.warnings)
    #expect((record.warnings ?? []).map(\.code) == codes)
    #expect((record.warnings ?? []).map(\.reason) == reasons)
    #expect(record.suggestion == suggestion)
    let text = try Tool.run("verdict", link)
    #expect(text.status == 0 && !text.output.contains("9731xyz"))
    let shown = text.lines.filter { $0.hasPrefix("              warning: ") }
    #expect(shown.count == codes.count)
    for (line, code) in zip(shown, codes) { #expect(line.hasSuffix("[\(code)]")) }
    let corrected = text.lines.filter { $0.hasPrefix("              corrected: ") }
    #expect(corrected == (suggestion.map { ["              corrected: " + $0] } ?? []))
  }

  @Test("Secrets are masked, except with --show-secrets")
  func secrets() throws {
    for link in [
      "https://wordly.ai/attend/KXTR-7429?passcode=9731xyz",
      "https://wordly.ai/attend/K?passcode=9731xyz",
    ] {
      for format in ["text", "json"] {
        let run = try Tool.run("verdict", link, "--format", format)
        #expect(!run.output.contains("9731xyz") && run.output.contains("•••"))
        let shown = try Tool.run("verdict", link, "--format", format, "--show-secrets")
        #expect(shown.output.contains("9731xyz"))
      }
    }
  }

  @Test("Without links, the classes of differences are printed, with the same result each time")
  func classes() throws {
    let run = try Tool.run("verdict", "--fail-on", "error")
    #expect(run.status == 0)
    // As in the verdict for a single link, it is a warning if Android does not open a spelling of a
    // link.
    #expect(run.output.contains("warning wordly: android14, android15: "))
    #expect(try Tool.run("verdict", "--app", "wordly").status == 1)
    // An app without hosts has no web links that Android could leave closed.
    #expect(try Tool.run("verdict", "--app", "offload").status == 0)
    #expect(run.output.contains("[scheme-not-expressible]\n  such as "))
    #expect(run.lines.last?.contains("errors: 0, warnings: ") == true)
    #expect(try Tool.run("verdict").output == run.output)
    // Info that several routes share is printed once. Here, three routes share it.
    #expect(run.output.contains("info osqr.attend, osqr.present, osqr.thread"))
    let json = try Tool.run("verdict", "--app", "wordly", "--format", "json")
    try check(json.lines, atLeast: 5)
    #expect(json.lines.allSatisfy { $0.contains(#""app":"wordly""#) })
  }

  @Test("Any association file can be evaluated for its platform")
  func file() throws {
    try Tool.withFile(Self.apple.utf8, name: "aasa") { (path: String) throws in
      let links = ["https://a.example/help", "https://b.example/item/7"]
      let run = try Tool.run(["verdict", "--apple", path] + links)
      #expect(run.status == 0)
      #expect(
        run.output == """
          https://a.example/help
            ios         does not open ABCDE12345.example.shop: \
          component 0 of ABCDE12345.example.shop excludes the link [excluded]
                        \(path):6:24
                        { "/": "/help", "exclude": true }

          https://b.example/item/7
            ios         opens ABCDE12345.example.shop: \
          component 1 of ABCDE12345.example.shop matches the link [matched]
                        \(path):6:59
                        { "/": "/item/?*" }


          """)
      let json = try Tool.run(["verdict", "--apple", path, "--format", "json"] + links)
      try check(json.lines, atLeast: 2)
      #expect(!json.output.contains("router") && !json.output.contains("android"))
      // If a manifest is passed, the file is compared with its router.
      try Tool.withFile(Self.shop.utf8, name: "shop.links.yaml") { (manifest: String) throws in
        let less = try Tool.run(
          "verdict", "--manifest", manifest, "--apple", path, "https://shop.example/cart")
        #expect(less.status == 1 && less.output.contains("error ios: the app does not open"))
        let more = try Tool.run(
          "verdict", "--manifest", manifest, "--apple", path, "https://shop.example/item/x")
        #expect(more.status == 1 && more.output.contains("warning ios: the app opens"))
        // If no links are passed, all classes of links in the file are compared with the router.
        let classes = try Tool.run("verdict", "--manifest", manifest, "--apple", path)
        #expect(classes.status == 1)
        #expect(classes.output.contains("error shop.cart: ios: the app does not open"))
        #expect(classes.output.contains("\n  such as https://shop.example/cart\n"))
        let same = try Tool.run(
          "verdict", "--manifest", manifest, "--apple", path, "https://shop.example/item/ABC")
        #expect(same.status == 0)
      }
    }
  }

  @Test("Problems of a file are reported, and an unreadable file causes status 2")
  func broken() throws {
    let misspelt = Self.apple.replacing("\"exclude\"", with: "\"exlude\"")
    try Tool.withFile(misspelt.utf8) { (path: String) throws in
      let run = try Tool.run("verdict", "--apple", path, "https://a.example/help")
      #expect(run.status == 1 && run.errors.contains("[apple-unknown-key]"))
      #expect(run.output.contains("ios         opens"))
    }
    try Tool.withFile("{".utf8) { (path: String) throws in
      let run = try Tool.run("verdict", "--apple", path, "https://a.example/help")
      #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("[apple-invalid-json]"))
      #expect(try Tool.run("verdict", "--android", path, "x").status == 2)
      #expect(try Tool.run("verdict", "--manifest-xml", path, "x").status == 2)
    }
    #expect(try Tool.run("verdict", "--apple", "/nothing/there", "x").status == 2)
    // Without a manifest, there are no classes of links to compare.
    let alone = try Tool.run("verdict", "--apple", "x")
    #expect(alone.status == 2 && alone.errors.contains("--manifest FILE"))
    #expect(try Tool.run("verdict", "--apple", "-", "--input", "-").status == 2)
    #expect(try Tool.run("verdict", "--manifest", "/nothing/there", "x").status == 2)
  }
}
