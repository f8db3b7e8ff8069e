import CatalogExchange
import CatalogLinting
import Foundation
import LanguageTags
import Testing

/// Tests strings without words, and plural variations that are optional in a language.
@Suite("Export: strings of punctuation, and variations for zero")
struct SignTests {
  /// CLDR's `percentFormat` has a no-break space in French and German, and no space in English.
  @Test(
    "A string without words is exported only if its translations may differ"
  )
  func signs() throws {
    let source = """
      "percent" = "100%";
      "escaped" = "%d%%";
      "order" = "%2$@ %1$@";
      "value" = "%d";
      "time" = "12:30";
      "dash" = "—";
      "known" = "1,000.5";
      "same" = "12";
      "link" = "https://a.example/%d/%d%20";

      """
    let german = "\"known\" = \"1.000,5\";\n\"same\" = \"12\";\n"
    let files = ["en.lproj/T.strings": source, "de.lproj/T.strings": german]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      #expect(
        try tree.export("fr").map(\.id.key) == ["percent", "escaped", "order", "known"])
      let rows = try tree.export("fr").map { unit in
        Samples.returned(unit, target: unit.id.key == "escaped" ? "%d\u{A0}%%" : unit.source)
      }
      let outcome = try tree.take(rows.filter { $0.id.key != "percent" }, language: "fr")
      #expect(outcome.refusals.isEmpty, "\(outcome.refusals)")
      #expect(try tree.text("fr.lproj/T.strings").contains("%d\u{A0}%%"))
    }
    let json = #"{"both": "{{a}}: {{b}}", "one": "{{a}}", "open": "{"}"#
    try CatalogTree.with(["locales/en.json": json]) { (tree: CatalogTree) throws in
      #expect(try tree.export("fr").map(\.id.key) == ["both"])
    }
  }

  /// In every language, i18next uses `key_zero` for 0, even if it has no such category in CLDR.
  @Test("A source variation for zero is exported for all languages, but is optional")
  func zero() throws {
    let json = """
      {
        "files_zero": "no file",
        "files_one": "{{count}} file",
        "files_other": "{{count}} files"
      }

      """
    try CatalogTree.with(["locales/en.json": json]) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let language = try #require(LanguageTag("en-XA"))
      let outcome = try PseudoRun.run(
        request, style: .accented, language: language, output: nil, writes: true)
      #expect(outcome.refusals.isEmpty, "\(outcome.refusals)")
      #expect(try tree.text("locales/en-XA.json").contains("\"files_zero\": \"ňō ḟīļē\""))
      let units = try tree.export("ja")
      #expect(units.map(\.id.variation) == ["plural.zero", "plural.other"])
      let rows = units.map { Samples.returned($0, target: $0.numbers.isEmpty ? "" : "{{count}} x") }
      let taken = try tree.take(rows, language: "ja")
      #expect(taken.refusals.isEmpty && taken.taken.count == 1, "\(taken.refusals)")
    }
  }
}
