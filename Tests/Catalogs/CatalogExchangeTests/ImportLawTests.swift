import CatalogExchange
import CatalogLinting
import Foundation
import LanguageTags
import TestSupport
import Testing

/// Tests that exporting and importing is a round trip.
@Suite("Import of translations: properties")
struct ImportLawTests {
  @Test("Importing unchanged units changes no byte", arguments: ["de", "ru", "ja"])
  func unchanged(_ language: String) throws {
    try CatalogTree.with(Samples.files) { (tree: CatalogTree) throws in
      let units = try tree.export(language)
      let tag = try #require(LanguageTag(language))
      for hasTable in [true, false] {
        let document = UnitDocument.text(of: units, from: LanguageTag("en"), to: tag)
        #expect(document.leftOut.isEmpty)
        let read =
          hasTable
          ? try UnitTable.read(Array(UnitTable.text(of: units, hasMark: false).utf8))
          : try UnitDocument.read(Array(document.text.utf8))
        let outcome = try tree.take(read, language: language)
        #expect(outcome.taken.isEmpty && outcome.refusals.isEmpty && outcome.files.isEmpty)
        #expect(outcome.unchangedCount == read.count)
      }
      for (path, text) in Samples.files { #expect(try tree.text(path) == text, "\(path)") }
    }
  }

  @Test("Only the translated strings change in the catalogs", arguments: 0..<6)
  func translated(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<LawEffort.rounds(4) {
      try CatalogTree.with(Samples.files) { (tree: CatalogTree) throws in
        let units = try tree.export("de")
        let others = try tree.export("ru")
        // All variations of a key are changed together, so that no key is rejected as incomplete.
        var chosen: [UnitID: Bool] = [:]
        var expected: [UnitID: String?] = [:]
        var rows: [ImportedUnit] = []
        for unit in units {
          var key = unit.id
          key.variation = ""
          let isChosen = chosen[key] ?? random.oneIn(2)
          chosen[key] = isChosen
          let target = Self.translation(of: unit, &random)
          expected[unit.id] = .some(isChosen ? target : unit.target)
          rows.append(Samples.returned(unit, target: isChosen ? target : nil))
        }
        let text = Self.table(rows)
        let outcome = try tree.take(try UnitTable.read(Array(text.utf8)))
        #expect(outcome.refusals.isEmpty, "\(outcome.refusals)")
        for unit in try tree.export("de") { #expect(expected[unit.id] == .some(unit.target)) }
        #expect(try tree.export("ru") == others)
        // If the first import had lost anything, a second import of these rows would find a change.
        let again = try tree.take(rows)
        #expect(again.taken.isEmpty && again.files.isEmpty && again.refusals.isEmpty)
      }
    }
  }

  @Test(
    "Real catalogs are unchanged after a round trip",
    .enabled(if: TestData.isExpected("catalogs"), "\(TestData.absence)"),
    arguments: [
      "EhPanda-Team+EhPanda", "Whisky-App+Whisky", "mozilla-l10n+focusios-l10n",
      "AntennaPod+AntennaPod", "Lakr233+FlowDown", "Ranchero-Software+NetNewsWire",
      "mastodon+mastodon-ios", "zulip+zulip-flutter",
    ])
  func realCatalogs(_ name: String) throws {
    var request = LintRequest()
    request.paths = [TestData.root.appendingPathComponent("catalogs/\(name)").path]
    for language in ["ar", "pl"] {
      let tag = try #require(LanguageTag(language))
      let exported = try ExportRun.run(request, language: tag, onlyMissing: false)
      let rows = try UnitTable.read(
        Array(UnitTable.text(of: exported.units, hasMark: true).utf8))
      #expect(rows.count == exported.units.count)
      let outcome = try ImportRun.run(rows, request, language: tag, writes: false)
      #expect(outcome.taken.isEmpty && outcome.refusals.isEmpty && outcome.files.isEmpty)
      // If the source string is used as the translation, every missing string is imported or
      // rejected. A string is rejected only because the path of its file cannot be derived.
      let missing = exported.units.filter { $0.target == nil }
      let filled = missing.map {
        Samples.returned($0, target: $0.source.isEmpty ? "x" : $0.source, state: .translated)
      }
      let taken = try ImportRun.run(filled, request, language: tag, writes: false)
      #expect(taken.taken.count + taken.refusals.count == filled.count)
      let places = taken.refusals.filter { $0.code == .unwritable }
      #expect(places.count == taken.refusals.count, "\(taken.refusals.first?.message ?? "")")
      #expect(places.allSatisfy { $0.message.hasSuffix("be derived from the source path") })
      #expect(places.isEmpty || name == "mastodon+mastodon-ios")
    }
  }

  /// Returns a string with the placeholders of the source, and with characters that formats escape.
  static func translation(
    of unit: TranslationUnit, _ random: inout SplitMix64
  ) -> String {
    let tokens = unit.source.split(separator: " ").filter { $0.contains { "%{".contains($0) } }
    let words = [
      "Wort", "ß", "日本", "a\"b", "l'eau", "x\\y", "<b>z</b>", "&amp;", "é", "\n", "  ", "@", "?",
      ";",
      "\u{200F}", "]]>", "=", "\t", "/*", "*/",
    ]
    var parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.pick(words) }
    for token in tokens {
      parts.insert(String(token), at: Int.random(in: 0...parts.count, using: &random))
    }
    let text = parts.joined(separator: " ")
    return text.allSatisfy(\.isWhitespace) ? "Wort" : text
  }

  private static func table(_ rows: [ImportedUnit]) -> String {
    let units = rows.map { row in
      TranslationUnit(
        id: row.id, language: row.language, source: row.source, target: row.target,
        state: row.state ?? .missing)
    }
    return UnitTable.text(of: units, hasMark: false)
  }
}
