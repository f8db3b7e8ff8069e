import CatalogLinting
import Diagnostics
import Foundation
import LanguageTags
import Testing

@testable import CatalogConversion
@testable import CatalogExchange
@testable import StringCatalogs

/// Tests importing, exporting, and converting Fluent strings.
@Suite("Fluent: import, export and conversion")
struct FluentExchangeTests {
  @Test(
    "A translation that is not a pattern is rejected with a reason",
    arguments: [
      (
        "{ Titel",
        #"'{ Titel' is not a placeable: expected a closing brace; a literal brace is { "{" }"#
      ),
      (
        "{ } Titel",
        #"'{ } Titel' is not a placeable: expected an expression; a literal brace is { "{" }"#
      ),
      ("Titel }", #"unmatched closing brace; a literal brace is { "}" }"#),
      ("{ \"{\" } Titel", nil), ("Titel", nil),
    ] as [(String, String?)])
  func reasons(_ target: String, _ reason: String?) throws {
    try CatalogTree.with(["locales/en/app.ftl": "a = Title\n", "locales/de/app.ftl": "b = c\n"]) {
      (tree: CatalogTree) throws in
      let unit = try #require(try tree.export("de").first)
      let outcome = try tree.take([Samples.returned(unit, target: target)])
      #expect(outcome.refusals.map(\.message) == (reason.map { [$0] } ?? []))
      #expect(outcome.taken.count == (reason == nil ? 1 : 0))
    }
  }

  @Test("A plural with an exact number and a default other than `other` is translated in place")
  func plurals() throws {
    let source = "a = { $n ->\n    [0] none\n    [one] { $n } file\n   *[other] { $n } files\n}\n"
    let target =
      "a = { $n ->\n    [one] { $n } файл\n    [few] { $n } файла\n   *[many] { $n } файлов\n}\n"
    let files = ["locales/en/app.ftl": source, "locales/ru/app.ftl": target]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      #expect(try tree.export("ru", onlyMissing: true).isEmpty)
      let units = try tree.export("ru")
      #expect(units.map(\.id.variation) == ["plural.one", "plural.few", "plural.many"])
      let row = Samples.returned(units[2], target: "{ $n } файлов!")
      #expect(try tree.take([row]).refusals.isEmpty)
      #expect(
        try tree.text("locales/ru/app.ftl") == target.replacing("файлов\n", with: "файлов!\n"))
    }
    let empty = ["locales/en/app.ftl": source, "locales/de/app.ftl": "b = c\n"]
    try CatalogTree.with(empty) { (tree: CatalogTree) throws in
      let units = try tree.export("de")
      #expect(units.map(\.id.variation) == ["plural.=0", "plural.one", "plural.other"])
      let targets = ["keine", "{ $n } Datei", "{ $n } Dateien"]
      let rows = zip(units, targets).map { Samples.returned($0, target: $1) }
      #expect(try tree.take(rows).refusals.isEmpty)
      let written = try tree.text("locales/de/app.ftl")
      #expect(
        written.contains(
          "        [0] keine\n        [one] { $n } Datei\n       *[other] { $n } Dateien\n"))
    }
  }

  @Test("No message is added to a file with an invalid entry, and the entry is reported")
  func lostEntries() throws {
    let files = [
      "locales/en/app.ftl": "a = Title\nb = Body\n",
      "locales/de/app.ftl": "a = { Titel\nc = d\ne = { f\n",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let units = try tree.export("de")
      let row = Samples.returned(try #require(units.first), target: "Titel")
      let outcome = try tree.take([row])
      #expect(outcome.taken.isEmpty)
      #expect(outcome.refusals.map(\.code) == [.unwritable])
      #expect(outcome.refusals.first?.message.hasSuffix("correct it first") ?? false)
      #expect(outcome.reading.lostEntries.map(\.rule) == ["lost-entry", "lost-entry"])
      #expect(try tree.text("locales/de/app.ftl") == files["locales/de/app.ftl"])
    }
  }

  private static func tag(_ name: String) throws -> LanguageTag { try #require(LanguageTag(name)) }

  @Test("Array elements become numbered messages, unless a key with that name exists")
  func arrays() throws {
    let tag = try Self.tag("en")
    func entry(_ name: String, _ kind: CatalogEntry.Kind, _ texts: [String]) -> PortableEntry {
      PortableEntry(
        path: [name], kind: kind,
        texts: [
          tag: texts.enumerated().map { index, text in
            PortableText(
              variation: PortableText.Case(index: kind == .stringArray ? index : nil), text: text)
          }
        ])
    }
    var catalog = PortableCatalog(
      name: "A", sourceLanguage: tag, languages: [tag],
      entries: [entry("days", .stringArray, ["Monday", "Tuesday"]), entry("b", .string, ["c"])],
      dialect: .fluent)
    var losses: [ConversionLoss] = []
    let files = FluentWriter.write(catalog, plurals: { _ in nil }, losses: &losses)
    #expect(
      files.map { String(decoding: $0.bytes, as: UTF8.self) }
        == ["days-0 = Monday\ndays-1 = Tuesday\nb = c\n"])
    #expect(
      losses.map(\.message) == ["the file format has no arrays, so each string gets its own key"])
    catalog.entries[1].path = ["days-1"]
    losses = []
    _ = FluentWriter.write(catalog, plurals: { _ in nil }, losses: &losses)
    #expect(losses.map(\.message) == ["another key has the name 'days-1'"])
  }

  @Test("A conversion to JSON loses strings for exact numbers; the default string becomes `other`")
  func losses() throws {
    let files = [
      "in/en/app.ftl": """
      a = { $n ->
          [0] none
          [1] one
          [one] { $n } file
         *[other] { $n } files
      }

      """,
      "in/ru/app.ftl":
        "a = { $n ->\n    [one] { $n } файл\n    [few] { $n } файла\n   *[many] { $n } файлов\n}\n",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let outcome = try ConversionRun.run(
        request, to: .json, output: tree.path("out"), replaces: false, writes: true)
      let messages = outcome.catalogs.flatMap(\.losses).map(\.message)
      #expect(messages.contains("strings for the numbers 0, 1 are lost"), "\(messages)")
      let paths = try tree.paths().filter { $0.hasSuffix(".json") }
      let texts = try paths.map { try tree.text($0) }.joined()
      #expect(texts.contains("a_other\": \"{{count}} файлов\"") || texts.contains("файлов"))
      #expect(texts.contains("a_many") && !texts.contains("none"))
    }
  }
}
