import Foundation
import LocalizedTexts
import Testing

@Suite("routes")
struct RoutesTests {
  @Test("Text output contains a table per app")
  func text() throws {
    let run = try Tool.run("routes", "--app", "wordly")
    #expect(
      run.output.split(separator: "\n").map { $0.split { $0 == " " }.joined(separator: " ") } == [
        "wordly (Wordly) https://wordly.ai wordly://",
        "route path query title",
        "attend /attend/{session} passcode: passcode?, lang: language? Join as attendee",
        "present /present/{session} passcode: passcode? Join as presenter",
      ])
    #expect(try Tool.run("routes").output.contains("\n\nwordly (Wordly)  "))
  }

  @Test("JSON does not contain the default and fixed values of secret parameters")
  func secrets() throws {
    let manifest = """
      app: shop
      hosts: [shop.example]
      types: { code: { text: A-Z, secret: true } }
      routes:
        item: { path: /item, query: { code: code?, size: text? } }
        cart: { path: /cart, query: { code: code = HIDDEN, size: text = SHOWN } }
        old: { path: /old, redirect: { to: item, with: { code: HIDDEN, size: SHOWN } } }
      """
    try Tool.withFile(manifest.utf8, name: "shop.links.yaml") { (path: String) throws in
      let output = try Tool.run("routes", "--manifest", path, "--format", "json").output
      #expect(!output.contains("HIDDEN"))
      #expect(output.contains(#""default":"•••""#) && output.contains(#""default":"SHOWN""#))
      #expect(output.contains(#""with":{"code":"•••","size":"SHOWN"}"#))
    }
  }

  @Test("The option or the environment sets the language of the titles")
  func languages() throws {
    let option = try Tool.run("routes", "--app", "wordly", "--language", "ja-JP")
    let environment = try Tool.run(
      ["routes", "--app", "wordly"], environment: ["LANG": "ja_JP.UTF-8"])
    #expect(option.output == environment.output)
    let title = Texts<WordlyText>(language: "ja")[.routeAttend]
    #expect(title != "route.attend" && option.lines[2].hasSuffix("  " + title))
    // If the language is unsupported, titles are in the source language.
    #expect(
      try Tool.run("routes", "--app", "cocotte", "--language", "de").output
        == Tool.run("routes", "--app", "cocotte").output)
  }

  @Test("Titles come from the catalog of a manifest; a missing title is shown as its key")
  func catalogs() throws {
    let manifest = """
      app: shop
      hosts: [shop.example]
      catalog: texts/Shop.xcstrings
      routes:
        item: { path: "/item/{id:integer}", title: route.item }
        cart: { path: /cart, title: route.cart }
        help: { path: /help, title: route.help }
      """
    let catalog = """
      {"sourceLanguage":"de","version":"1.0","strings":{
        "route.item":{"localizations":{
          "de":{"stringUnit":{"state":"translated","value":"Artikel"}},
          "fr":{"stringUnit":{"state":"translated","value":"Article"}}}},
        "route.cart":{"localizations":{
          "de":{"stringUnit":{"state":"translated","value":"Korb"}}}}}}
      """
    try Tool.withFile(manifest.utf8, name: "shop.links.yaml") { (path: String) throws in
      func titles(_ language: String) throws -> [Substring] {
        try Tool.run("routes", "--manifest", path, "--language", language).lines.dropFirst(2)
          .compactMap { $0.split(separator: " ").last }
      }
      #expect(try titles("fr") == ["route.item", "route.cart", "route.help"])
      let folder = URL(filePath: path).deletingLastPathComponent().appending(path: "texts")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      try Data(catalog.utf8).write(to: folder.appending(path: "Shop.xcstrings"))
      #expect(try titles("fr") == ["Article", "Korb", "route.help"])
      #expect(try titles("ja") == ["Artikel", "Korb", "route.help"])
      // A damaged catalog causes a warning, and the keys are shown.
      for damaged in [Array(catalog.utf8.dropLast()), [0xFF, 0xFE, 0], []] {
        try Data(damaged).write(to: folder.appending(path: "Shop.xcstrings"))
        let run = try Tool.run("routes", "--manifest", path)
        #expect(run.status == 0 && run.lines.count == 5)
        #expect(run.errors.hasPrefix("warning: "))
        #expect(run.errors.contains("Shop.xcstrings has errors"))
      }
    }
  }

  @Test("JSON contains an object for each route")
  func json() throws {
    let run = try Tool.run("routes", "--app", "wordly", "--format", "json")
    #expect(
      run.lines.last == """
        {"app":"wordly","route":"present","pattern":"/present/{session}","paths":[[\
        {"literal":"present"},{"name":"session"}]],"hosts":["wordly.ai"],\
        "schemes":["wordly"],"path":[{"name":"session","type":"session",\
        "values":"4 to 64 characters (only A-Z 0-9 -)","regex":"[\\\\x2D0-9A-Z]{4,64}",\
        "fold":"uppercase"}],"query":[{"name":"passcode",\
        "type":"passcode","values":"4 to 16 characters (only A-Z a-z 0-9)",\
        "regex":"[0-9A-Za-z]{4,16}","occurrence":"optional","secret":true}],\
        "title":"route.present","summary":"Join a session as a presenter"}
        """)
  }

  @Test("JSON contains the components of each path, and regular expressions for the values")
  func table() throws {
    let manifest = """
      app: shop
      hosts: [shop.example]
      types:
        flight: { pattern: "[A-Z]{2}[0-9]{1,4}", fold: uppercase }
        greek: { text: "U+03B1-U+03C9" }
        short: { text: any, length: ..9 }
        code: { text: "a-c ] ^ \\\\ -", length: 3 }
      routes:
        home: /
        all:
          path: /v{major:integer}x/{flight}/{greek}/{short}/{code}/{id:uuid}/{day:date}/{rest:text+}
          aliases:
          - /all/{major:integer}/{flight}/{greek}/{short}/{code}/{id:uuid}/{day:date}/{rest:text+}
          case: insensitive
          query:
            note: short?
            rank: { integer: 1..9 }
            size: a.b | c
            on: boolean
            lang: language
      """
    try Tool.withFile(manifest.utf8, name: "shop.links.yaml") { (path: String) throws in
      let run = try Tool.run("routes", "--manifest", path, "--format", "json")
      #expect(run.status == 0)
      #expect(
        run.lines.first == #"{"app":"shop","route":"home","pattern":"/","paths":[[]],"#
          + #""hosts":["shop.example"]}"#)
      let line = String(try #require(run.lines.last))
      #expect(line.contains(#""paths":[[{"name":"major","prefix":"v","suffix":"x"},"#))
      #expect(line.contains(#"{"name":"rest","minimum":1}],[{"literal":"all"},{"name":"major"},"#))
      #expect(line.contains(#""case":"insensitive""#))
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      var found: [String: String] = [:]
      for key in ["path", "query"] {
        for parameter in object[key] as? [[String: Any]] ?? [] {
          found[parameter["name"] as? String ?? ""] = parameter["regex"] as? String
        }
      }
      #expect(
        found == [
          "major": "-?[0-9]+", "flight": "[A-Z]{2}[0-9]{1,4}",
          "short": #"[^\x00-\x1F\x7F/\\]{1,9}"#, "note": #"[^\x00-\x1F\x7F]{0,9}"#,
          "code": #"[\x2D\x5C-\x5Ea-c]{3}"#, "rest": #"[^\x00-\x1F\x7F/\\]+"#,
          "id": "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
          "day": "[0-9]{4}-[0-9]{2}-[0-9]{2}", "rank": "[0-9]+", "size": #"a\.b|c"#,
          "on": "true|false", "lang": "[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*",
        ])
    }
  }

  @Test("A vertical bar in a type does not end a Markdown cell")
  func markdown() throws {
    let run = try Tool.run("routes", "--app", "osqr", "--format", "markdown")
    #expect(run.output.hasPrefix("## OSQR\n\nThought capture\n\n`https://app.osqr.app`, "))
    #expect(
      run.lines.contains(
        #"""
        | `thread` | `/thread` | `text: any text?, input: text \| voice?` | signedIn, subscribed \#
        | `route.thread` |  |
        """#
      ))
    var count = 0
    for line in run.lines {
      let bars = line.hasPrefix("|") ? line.replacing(#"\|"#, with: "").count { $0 == "|" } : 0
      // Every row of a table contains as many cells as the heading.
      #expect(bars == 0 || count == 0 || bars == count)
      count = bars
    }
  }

  @Test("--app selects apps")
  func selection() throws {
    let run = try Tool.run("routes", "--app", "wordly", "--app", "osqr", "--format", "json")
    #expect(
      run.lines.allSatisfy { $0.hasPrefix(#"{"app":"wordly""#) || $0.hasPrefix(#"{"app":"osqr""#) })
    #expect(run.lines.count == 8)
  }
}
