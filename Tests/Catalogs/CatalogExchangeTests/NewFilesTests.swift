import CatalogExchange
import CatalogLinting
import Foundation
import LanguageTags
import TestSupport
import Testing

/// Tests that an import creates files for new languages, and reports files that it cannot write.
@Suite("Import of translations: files")
struct NewFilesTests {
  @Test(
    "Files for a new language are created, and their strings are read again",
    arguments: GeneratedCatalog.Format.allCases, ["fr", "pt-BR"])
  func language(_ format: GeneratedCatalog.Format, _ language: String) throws {
    var random = SplitMix64(seed: 5)
    let catalog = GeneratedCatalog(format, &random)
    try CatalogTree.with(catalog.files) { (tree: CatalogTree) throws in
      let units = try tree.export(language)
      #expect(!units.isEmpty && units.allSatisfy { $0.target == nil })
      // If a row has no translation, its language does not need files.
      let empty = try tree.take(units.map { Samples.returned($0) })
      #expect(empty.refusals.isEmpty && empty.unchangedCount == units.count)
      let rows = units.map { Samples.returned($0, target: "\($0.source) new") }
      #expect(try tree.take(rows).refusals.allSatisfy { $0.code == .unknownLanguage })
      let before = try tree.paths()
      let outcome = try tree.take(rows, language: language)
      #expect(outcome.refusals.isEmpty, "\(outcome.refusals)")
      #expect(outcome.taken.count == rows.count)
      #expect(outcome.files.count == 1 && outcome.files[0].isNew == (format != .xcstrings))
      #expect(try tree.paths().count == before.count + (format == .xcstrings ? 0 : 1))
      #expect(try tree.export(language).map(\.target) == rows.map(\.target))
      for (path, text) in catalog.files where format != .xcstrings {
        #expect(try tree.text(path) == text)
      }
    }
  }

  @Test(
    "A new Qt file has the plural forms of Qt", arguments: [("hu", 1), ("cy", 5), ("ru", 3)])
  func qtForms(_ language: String, _ forms: Int) throws {
    let text = """
      <TS version="2.1" language="de"><context><name>A</name><message numerus="yes">
      <source>%n file(s)</source><translation><numerusform>%n Datei</numerusform>
      <numerusform>%n Dateien</numerusform></translation></message></context></TS>
      """
    try CatalogTree.with(["a_de.ts": text]) { (tree: CatalogTree) throws in
      let units = try tree.export(language)
      #expect(units.count == forms)
      let rows = units.map { Samples.returned($0, target: "%n x") }
      let outcome = try tree.take(rows, language: language)
      #expect(outcome.refusals.isEmpty && outcome.taken.count == forms)
      let file = try tree.text("a_\(language).ts")
      #expect(file.split(separator: "<numerusform>%n x</numerusform>").count == forms + 1)
    }
  }

  @Test("Plural forms are added to a Qt plural that has none")
  func qtFormsOfEmptyElement() throws {
    let text = """
      <TS version="2.1" language="de"><context><name>A</name>
      <message numerus="yes"><source>%n file(s)</source>
      <translation type="unfinished"/></message>
      <message numerus="yes"><source>%n hour(s)</source></message>
      </context></TS>
      """
    try CatalogTree.with(["a_de.ts": text]) { (tree: CatalogTree) throws in
      let units = try tree.export("de")
      #expect(units.count == 4)
      let outcome = try tree.take(units.map { Samples.returned($0, target: "%n x") })
      #expect(outcome.refusals.isEmpty && outcome.taken.count == 4)
      let file = try tree.text("a_de.ts")
      #expect(file.split(separator: "<numerusform>%n x</numerusform>").count == 5)
      #expect(!file.contains("unfinished"))
    }
  }

  @Test("The names of new files follow those of existing files")
  func names() throws {
    let table: [([String: String], String)] = [
      (
        ["res/values/strings.xml": "<resources><string name=\"a\">One</string></resources>"],
        "res/values-pt-rBR/strings.xml"
      ),
      (["m.properties": "a = One\n", "m_de.properties": "a = Eins\n"], "m_pt_BR.properties"),
      (["locales/en.json": "{\"a\": \"One\"}"], "locales/pt-BR.json"),
      (
        ["i18n/en_US/a.json": "{\"a\": \"One\"}", "i18n/de/a.json": "{\"a\": \"Eins\"}"],
        "i18n/pt_BR/a.json"
      ),
      (["app_en.arb": "{\"@@locale\": \"en\", \"a\": \"One\"}"], "app_pt_BR.arb"),
      (
        [
          "a_de.ts": """
          <TS version="2.1" language="de"><context><name>A</name><message><source>One</source>\
          <translation>Eins</translation></message></context></TS>
          """
        ], "a_pt_BR.ts"
      ),
      (["po/a.pot": "msgid \"One\"\nmsgstr \"\"\n"], "po/pt_BR.po"),
      (["en.lproj/T.strings": "\"a\" = \"One\";\n"], "pt-BR.lproj/T.strings"),
    ]
    for (files, path) in table {
      try CatalogTree.with(files) { (tree: CatalogTree) throws in
        let rows = try tree.export("pt-BR").map { Samples.returned($0, target: "Um") }
        let outcome = try tree.take(rows, language: "pt-BR")
        #expect(outcome.files.map(\.path) == [tree.path(path)], "\(path) \(outcome.refusals)")
        #expect(try tree.export("pt-BR").map(\.target) == ["Um"])
      }
    }
  }

  @Test("If one file cannot be written, no file is written, and nothing is reported as imported")
  func unwritable() throws {
    let files = [
      "a/en.lproj/T.strings": "\"a\" = \"One\";\n", "a/de.lproj/T.strings": "\"a\" = \"Eins\";\n",
      "b/en.lproj/U.strings": "\"a\" = \"One\";\n", "b/de.lproj/U.strings": "\"a\" = \"Eins\";\n",
      "c/en.lproj/V.strings": "\"a\" = \"One\";\n",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let rows = try tree.export("de").map { Samples.returned($0, target: "Zwei") }
      #expect(rows.count == 3)
      // A folder cannot be created at the path of a file, even by a user who may write everywhere.
      try tree.write("c/de.lproj", "x")
      let outcome = try tree.take(rows, language: "de")
      #expect(outcome.taken.isEmpty && outcome.files.isEmpty && outcome.failures.count == 1)
      #expect(outcome.refusals.map(\.code) == [.notWritten, .notWritten, .notWritten])
      #expect(try tree.text("a/de.lproj/T.strings") == files["a/de.lproj/T.strings"])
      #expect(try tree.text("b/de.lproj/U.strings") == files["b/de.lproj/U.strings"])
      #expect(try tree.paths().allSatisfy { !$0.contains(".waymark") })
    }
  }

  @Test("A key that only Base.lproj contains is imported")
  func base() throws {
    let files = [
      "Base.lproj/T.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n",
      "en.lproj/T.strings": "\"a\" = \"One\";\n",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let rows = try tree.export("pl").map { Samples.returned($0, target: "X") }
      #expect(rows.map(\.id.key) == ["a", "b"])
      let outcome = try tree.take(rows, language: "pl")
      #expect(outcome.refusals.isEmpty && outcome.taken.count == 2)
    }
  }
}
