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
        {"app":"wordly","route":"present","pattern":"/present/{session}","hosts":["wordly.ai"],\
        "schemes":["wordly"],"path":[{"name":"session","type":"session",\
        "values":"4 to 64 characters (only A-Z 0-9 -)"}],"query":[{"name":"passcode",\
        "type":"passcode","values":"4 to 16 characters (only A-Z a-z 0-9)","occurrence":"optional",\
        "secret":true}],"title":"route.present","summary":"Join a session as a presenter"}
        """)
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
