import CatalogExchange
import CatalogLint
import CatalogLinting
import Foundation
import LanguageTags
import StringCatalogs
import Testing

/// Tests the parts of PO files other than strings, such as headers, flags, and plural forms.
@Suite("Import of translations: PO files")
struct GettextImportTests {
  private static let header =
    "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    + "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"

  @Test("A fuzzy message loses its flag and its previous source string when all forms are reviewed")
  func fuzzy() throws {
    let body = """
      # Note
      #: a.c:1
      #, fuzzy, c-format
      #| msgid "%d old"
      msgid "%d new"
      msgstr "%d alt"

      #, c-format, fuzzy
      #| msgid "old"
      #| msgid_plural "olds"
      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d a"
      msgstr[1] "%d b"

      #, fuzzy
      msgid "Same"
      msgstr "Gleich"

      """
    try CatalogTree.with(["de.po": Self.header + body]) { (tree: CatalogTree) throws in
      let units = try tree.export("de", onlyMissing: true)
      #expect(units.map(\.state) == Array(repeating: .needsReview, count: 4))
      let half = units.filter { $0.id.variation == "plural.one" }
        .map { Samples.returned($0, target: "%d Datei") }
      #expect(try tree.take(half).taken.count == 1)
      let first = body.replacing("\"%d a\"", with: "\"%d Datei\"")
      #expect(try tree.text("de.po") == Self.header + first)
      let targets = ["%d new": "%d neu", "%d file": "%d Dateien"]
      let rows = try tree.export("de").map { unit in
        let isDone = unit.id.variation == "plural.one"
        return Samples.returned(
          unit, target: isDone ? nil : targets[unit.source] ?? targets[unit.id.key],
          state: .translated)
      }
      #expect(try tree.take(rows).refusals.isEmpty)
      #expect(
        try tree.text("de.po") == Self.header + """
          # Note
          #: a.c:1
          #, c-format
          msgid "%d new"
          msgstr "%d neu"

          #, c-format
          msgid "%d file"
          msgid_plural "%d files"
          msgstr[0] "%d Datei"
          msgstr[1] "%d Dateien"

          msgid "Same"
          msgstr "Gleich"

          """)
      #expect(try tree.export("de", onlyMissing: true).isEmpty)
    }
  }

  @Test("Missing line breaks are added to translations, and strings that need review become fuzzy")
  func lineEnds() throws {
    let body =
      "#: a.c\nmsgid \"\"\n\"One\\n\"\n\"two\\n\"\nmsgstr \"\"\n\nmsgid \"Three\"\nmsgstr \"\"\n"
    try CatalogTree.with(["de.po": Self.header + body]) { (tree: CatalogTree) throws in
      let targets = ["One\ntwo\n": "Eins\nzwei", "Three": "Drei"]
      var rows = try tree.export("de").map { Samples.returned($0, target: targets[$0.source]) }
      rows[1].state = .needsReview
      #expect(try tree.take(rows).refusals.isEmpty)
      #expect(
        try tree.text("de.po") == Self.header
          + "#: a.c\nmsgid \"\"\n\"One\\n\"\n\"two\\n\"\nmsgstr \"\"\n\"Eins\\n\"\n\"zwei\\n\"\n\n"
          + "#, fuzzy\nmsgid \"Three\"\nmsgstr \"Drei\"\n")
    }
  }

  /// `msgfmt -c` reports: `msgid' and `msgstr' entries do not both begin (end) with '\n'.
  @Test(
    "A string that begins or ends with a line feed is rejected if its source does not",
    arguments: [
      ("Hi", "\n Salut\n\n", "begins"), ("Hi", "Salut\n", "ends"), ("Hi\n", "\nSalut\n", "begins"),
      ("\nHi", "\nSalut\n", "ends"),
    ])
  func droppedLineEnds(_ source: String, _ target: String, _ verb: String) throws {
    let spelled = source.replacing("\n", with: "\\n")
    let file = Self.header + "msgid \"\(spelled)\"\nmsgstr \"\"\n"
    try CatalogTree.with(["de.po": file]) { (tree: CatalogTree) throws in
      let rows = try tree.export("de").map { Samples.returned($0, target: target) }
      let outcome = try tree.take(rows)
      #expect(outcome.taken.isEmpty && outcome.refusals.map(\.code) == [.unwritable])
      #expect(outcome.refusals.first?.message.contains("the translation \(verb) with") ?? false)
      #expect(try tree.text("de.po") == file)
    }
  }

  @Test("No file is created for a language whose plural forms are unknown, and this is reported")
  func unknownForms() throws {
    let template = "msgid \"Hi you\"\nmsgstr \"\"\n"
    try CatalogTree.with(["po/a.pot": template]) { (tree: CatalogTree) throws in
      let rows = try tree.export("tlh").map { Samples.returned($0, target: "x") }
      #expect(rows.count == 1)
      let outcome = try tree.take(rows, language: "tlh")
      #expect(outcome.files.isEmpty && outcome.refusals.map(\.code) == [.unwritable])
      let message = outcome.refusals.first?.message ?? ""
      #expect(message.contains("plural forms of tlh") && message.contains("msginit"))
      #expect(!message.contains("path"))
    }
  }

  @Test("A new message replaces the obsolete message with the same key, as msgfmt requires")
  func obsolete() throws {
    let template = "msgid \"One\"\nmsgstr \"\"\n\n#. C\nmsgid \"Two\"\nmsgstr \"\"\n"
    let old = "msgid \"One\"\nmsgstr \"Eins\"\n\n#~ msgid \"Old\"\n#~ msgstr \"Alt\"\n\n"
    let files = [
      "po/a.pot": template, "po/de.po": Self.header + old + "#~ msgid \"Two\"\n#~ msgstr \"Z\"\n",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let rows = try tree.export("de", onlyMissing: true).map {
        Samples.returned($0, target: "Zwei")
      }
      #expect(try tree.take(rows).taken.count == 1)
      #expect(
        try tree.text("po/de.po") == Self.header
          + "msgid \"One\"\nmsgstr \"Eins\"\n\n#. C\nmsgid \"Two\"\nmsgstr \"Zwei\"\n\n"
          + "#~ msgid \"Old\"\n#~ msgstr \"Alt\"\n")
    }
  }

  /// In Hebrew, CLDR has a category for two, but gettext has no such form.
  @Test(
    "The plural forms in a new file are CLDR's categories for integers",
    arguments: """
      ja zh ko vi th id ms lo my km en-GB de nl sv da nb nn fi et hu el es it ca eu gl bg tr af eo \
      sw sq az ka kk ur fr pt pt-BR hy kab ru uk be sr hr bs pl cs sk lt lv ro sl ga ar is
      """.split(separator: " ").map(String.init))
  func forms(_ language: String) throws {
    let template = "msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n"
    try CatalogTree.with(["po/a.pot": template]) { (tree: CatalogTree) throws in
      let tag = try #require(LanguageTag(language))
      let known = try #require(LanguageAtlas.icu[tag].plurals)
      let categories = known.forms.filter { $0.integers.contains { $0 <= 1000 } }
        .map { "plural." + $0.category.rawValue }
      let rows = try tree.export(language).map { Samples.returned($0, target: "%d x") }
      let outcome = try tree.take(rows, language: language)
      #expect(outcome.files.count == 1, "\(outcome.refusals)")
      let units = try tree.export(language).filter { $0.target != nil }
      #expect(Set(units.map(\.id.variation)) == Set(categories))
    }
  }
}
