import Foundation
import Testing

/// Tests the JSON output of `parse`, which is a contract, byte for byte.
@Suite("parse: the JSON contract")
struct ParseContractTests {
  private func line(_ link: String, _ options: String...) throws -> String {
    try Tool.run(["parse", "--format", "json"] + options + ["--", link]).output
  }

  @Test("The object of a matched link has the specified fields")
  func matched() throws {
    let link = "https://wordly.ai/attend/kxtr-7429?utm_source=x&lang=FR&passcode=1234"
    #expect(
      try line(link) == """
        {"link":"https://wordly.ai/attend/kxtr-7429?utm_source=x&lang=FR&passcode=•••",\
        "status":"matched","app":"wordly","route":"attend",\
        "parameters":{"session":"KXTR-7429","passcode":"•••","lang":"fr"},\
        "canonical":"https://wordly.ai/attend/KXTR-7429?passcode=•••&lang=fr",\
        "extra":{"utm_source":["x"]}}

        """)
    #expect(
      try line(link, "--show-secrets") == """
        {"link":"https://wordly.ai/attend/kxtr-7429?utm_source=x&lang=FR&passcode=1234",\
        "status":"matched","app":"wordly","route":"attend",\
        "parameters":{"session":"KXTR-7429","passcode":"1234","lang":"fr"},\
        "canonical":"https://wordly.ai/attend/KXTR-7429?passcode=1234&lang=fr",\
        "extra":{"utm_source":["x"]}}

        """)
  }

  @Test("A link without parameters has an empty object of parameters")
  func noParameters() throws {
    #expect(
      try line("osqr:menu") == """
        {"link":"osqr:menu","status":"matched","app":"osqr","route":"menu","parameters":{},\
        "canonical":"https://app.osqr.app/menu"}

        """)
  }

  @Test("The object of a rejected link has the specified fields")
  func rejected() throws {
    #expect(
      try line("https://wordly.ai/atend/KXTR-7429?lang=fr") == """
        {"link":"https://wordly.ai/atend/KXTR-7429?lang=fr","status":"rejected",\
        "error":{"code":"unknown-path-component","range":[18,23],"displayRange":[18,23],\
        "message":"No route has this path component here","expected":"attend or present",\
        "nearest":{"app":"wordly","route":"attend"},\
        "suggestion":"https://wordly.ai/attend/KXTR-7429?lang=fr"}}

        """)
    #expect(
      try line(#"https://evil.com\@wordly.ai/attend/KXTR-7429"#) == """
        {"link":"https://evil.com\\\\@wordly.ai/attend/KXTR-7429","status":"rejected",\
        "error":{"code":"backslash","range":[16,17],"displayRange":[16,17],\
        "message":"The link has a backslash, which only browsers read as a slash",\
        "expected":"a slash, not a backslash, between path components"}}

        """)
  }

  @Test("Warnings have a code, a message, a parameter and a range")
  func warnings() throws {
    #expect(
      try line("wordly://attend/KXTR-7429?passcode=1234") == """
        {"link":"wordly://attend/KXTR-7429?passcode=•••","status":"matched","app":"wordly",\
        "route":"attend","parameters":{"session":"KXTR-7429","passcode":"•••"},\
        "canonical":"https://wordly.ai/attend/KXTR-7429?passcode=•••",\
        "warnings":[{"code":"secret-on-custom-scheme",\
        "message":"The secret passcode is in a link with a custom scheme, which any app can claim",\
        "parameter":"passcode","range":[35,39],"displayRange":[35,44]}]}

        """)
  }

  @Test("White space around a link is removed, and both the start and the end are reported")
  func trimmed() throws {
    let matched = try Record.of(" \thttps://wordly.ai/attend/KXTR-7429\u{A0}\n")
    #expect(matched.status == "matched")
    #expect(matched.link == " \thttps://wordly.ai/attend/KXTR-7429\u{A0}\n")
    #expect(matched.warnings?.map(\.code) == ["trimmed-white-space", "trimmed-white-space"])
    #expect(matched.warnings?.map(\.range) == [[0, 2], [36, 39]])

    // Ranges are relative to the start of the link before white space is removed.
    let refused = try Record.of("  https://wordly.ai:80/attend/KXTR-7429")
    #expect(refused.error?.range == [19, 22])
    #expect(refused.warnings?.map(\.range) == [[0, 2]])
    let warned = try Record.of("  wordly://attend/KXTR-7429?passcode=1234")
    #expect(warned.warnings?.map(\.range) == [[0, 2], [37, 41]])
  }

  /// Returns the bytes at each range, both in the printed link and in the original link.
  private func places(_ record: Record, of link: [UInt8]) -> [(printed: String, given: [UInt8])] {
    let printed = Array(record.link.utf8)
    let error = record.error.map { [(place: $0.displayRange, range: $0.range)] } ?? []
    let warnings = record.warnings?.map { (place: $0.displayRange, range: $0.range) } ?? []
    return (error + warnings).map { place, range in
      #expect(place[0] <= place[1] && place[1] <= printed.count, "\(record.link)")
      guard place[0] <= place[1], place[1] <= printed.count else { return ("", []) }
      let given = link[min(range[0], link.count)..<min(range[1], link.count)]
      return (String(decoding: printed[place[0]..<place[1]], as: UTF8.self), Array(given))
    }
  }

  @Test("displayRange is the range in the masked, repaired and truncated link")
  func displayRanges() throws {
    // Each link contains a secret before the range, so that the two ranges differ.
    let rows: [(link: String, places: [String])] = [
      ("wordly://attend/KXTR-7429?passcode=1234", ["•••"]),
      ("  wordly://attend/KXTR-7429?passcode=1234 ", ["  ", " ", "•••"]),
      ("https://wordly.ai/atend/KXTR-7429?passcode=1234", ["atend"]),
      ("https://user:pw@wordly.ai/attend/KXTR-7429", ["•••@"]),
      ("https://wordly.ai/attend/KXTR-7429?passcode=1234&lang=fr&lang=de", ["lang=de"]),
      ("https://wordly.ai/attend/KXTR-7429?passcode=1234&x=é", ["é"]),
      ("https://wordly.ai/attend/KXTR-7429?passcode=1234&x=%zz", ["%"]),
    ]
    for row in rows {
      let record = try Record.of(row.link)
      #expect(
        places(record, of: Array(row.link.utf8)).map(\.printed) == row.places, "\(record)")
      // If secrets are not masked, the printed bytes are the original bytes.
      let shown = try Record.of(row.link, "--show-secrets")
      for place in places(shown, of: Array(row.link.utf8)) {
        #expect(Array(place.printed.utf8) == place.given, "\(row.link)")
      }
    }
    let start = "https://wordly.ai/attend/KXTR-7429?passcode=1234&x="
    let input =
      Array(start.utf8) + [0xFF] + Array("y\n\(start)\(String(repeating: "z", count: 9000))\n".utf8)
    let records = try Record.all(
      Tool.run(["parse", "--format", "json", "--input", "-"], input: input))
    #expect(records.map(\.error?.code) == ["invalid-utf-8", "too-long"])
    #expect(places(records[0], of: input).map(\.printed) == ["\u{FFFD}"])
    #expect(places(records[1], of: []).map(\.printed) == ["…"])
  }

  @Test("--pasted removes punctuation around a link, and reports it")
  func pasted() throws {
    let link = "https://wordly.ai/attend/KXTR-7429"
    let text = " **(\(link)).** "
    #expect(try Record.of(text).status == "rejected")
    let matched = try Record.of(text, "--pasted")
    #expect(matched.status == "matched")
    #expect(matched.link == text)
    #expect(
      matched.warnings?.map(\.code) == [
        "trimmed-white-space", "removed-markdown", "removed-punctuation", "removed-punctuation",
        "removed-punctuation", "removed-markdown", "trimmed-white-space",
      ])
    #expect(
      matched.warnings?.map(\.range) == [
        [0, 1], [1, 3], [3, 4], [38, 39], [39, 40], [40, 42], [42, 43],
      ])

    // Text output contains each warning once.
    let report = try Tool.run(["parse", "--pasted", "--", text])
    #expect(report.output.components(separatedBy: "  warning ").count == 4)

    // If the link is still rejected, the range refers to the pasted text.
    let rejected = try Record.of("“https://wordly.ai/pricing”", "--pasted")
    #expect(rejected.error?.range == [21, 28])
    #expect(rejected.warnings?.map(\.range) == [[0, 3], [28, 31]])
  }

  @Test("A secret in the text of a Markdown link is masked")
  func pastedSecret() throws {
    let link = "https://wordly.ai/attend/KXTR-7429?passcode=4F7K"
    for text in ["[\(link)](\(link))", "<\(link)|\(link)>", "(\(link))", "[\(link)](\(link)x!)"] {
      #expect(!(try line(text, "--pasted").contains("4F7K")), "\(text)")
      let report = try Tool.run(["parse", "--pasted", "--", text])
      #expect(!report.output.contains("4F7K"), "\(text)")
    }
  }

  @Test("Extra items are grouped by their decoded keys, in the order of the link")
  func extra() throws {
    #expect(
      try line("https://wordly.ai/attend/KXTR-7429?b=1&a=%22&%62=2&a&c=x%2Fy").contains(
        #""extra":{"b":["1","2"],"a":["\"",""],"c":["x/y"]}"#))
  }

  @Test("Lists are arrays, defaults are included, and unknown words cause warnings")
  func listsAndDefaults() throws {
    let manifest = """
      app: shop
      schemes: [shop]
      routes:
        search:
          path: /search
          query:
            tag: text[]
            sort: { enum: [new, old], default: new, invalid: drop }
        files: "/files/{path:text*}"
      """
    try Tool.withFile(manifest.utf8, name: "shop.links.yaml") { (path: String) throws in
      func record(_ link: String) throws -> Record { try Record.of(link, "--manifest", path) }
      let tags = try record("shop:search?tag=a%20b&sort=old&tag=c")
      #expect(tags.parameters == ["tag": ["a b", "c"], "sort": "old"])
      #expect(tags.canonical == "shop://search?tag=a%20b&tag=c&sort=old")
      let absent = try record("shop:search")
      #expect(absent.parameters == ["sort": "new"])
      let unknown = try record("shop:search?sort=best")
      #expect(unknown.parameters == ["sort": "new"])
      #expect(unknown.canonical == "shop://search")
      #expect(unknown.warnings?.map(\.code) == ["dropped-value"])
      #expect(try record("shop:files/a/b%2Fc").parameters == nil)
      #expect(try record("shop:files/a/b").parameters == ["path": ["a", "b"]])
      #expect(try record("shop:files").parameters == ["path": []])
    }
  }

  @Test("JSON output contains no characters that control a terminal")
  func deceptive() throws {
    let run = try Tool.run(
      ["parse", "--format", "json", "--input", "-"],
      input: Array("https://wordly.ai/\u{1B}[31m\u{202E}\u{85}\u{2028}é\u{7F}\"\\\u{E0001}\n".utf8))
    #expect(
      run.output.hasPrefix(
        ##"""
        {"line":1,"link":"https://wordly.ai/\u001b[31m\u202e\u0085\u2028é\u007f\"\\\udb40\udc01",
        """##
      ))
    #expect(try Record.all(run).count == 1)
  }
}
