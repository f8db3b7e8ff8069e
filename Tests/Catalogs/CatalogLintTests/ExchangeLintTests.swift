import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Tests catalogs in XLIFF, ARB, and JSON, in addition to the examples of each rule.
@Suite("Lint: XLIFF, ARB and JSON")
struct ExchangeLintTests {
  private func catalog(_ files: [(path: String, text: String)]) -> LintedCatalog {
    let files = files.map { path, text in
      RulePage.Example.File(
        path: path, format: CatalogFormat(fileName: path) ?? .json, bytes: Array(text.utf8)
      ).linted
    }
    return LintedCatalog(name: "Test", files: files, atlas: .icu)
  }

  private func lint(_ files: [(path: String, text: String)]) -> [String] {
    Linter(LintOptions()).lint(catalog(files)).map {
      "\($0.rule): \($0.subject?.key ?? "-") \($0.subject?.language ?? "-")"
        + ($0.subject?.variation.map { " " + $0 } ?? "")
    }
  }

  private func xliff(
    _ units: String, language: String = "de", original: String = "Localizable.strings"
  ) -> String {
    """
    <xliff version="1.2"><file original="\(original)" source-language="en" \
    target-language="\(language)"><body>\(units)</body></file></xliff>
    """
  }

  private func unit(_ id: String, _ source: String, _ target: String, note: String = "") -> String {
    """
    <trans-unit id="\(id)"><source>\(source)</source><target>\(target)</target>\(note)</trans-unit>
    """
  }

  @Test("A problem in a source is reported once, whatever the number of languages")
  func sources() {
    let text = "broken \u{FFFD}"
    let found = lint([
      ("de.xliff", xliff(unit("k", text, "heil"))),
      ("fr.xliff", xliff(unit("k", text, "sain"), language: "fr")),
    ])
    #expect(found == ["replacement-character: k en"])
  }

  @Test("A target is compared with the source in its own file")
  func ownSource() {
    let found = lint([
      ("de.xliff", xliff(unit("k", "By %@", "Von %@"))),
      ("fr.xliff", xliff(unit("k", "By nobody", "Par personne"), language: "fr")),
      ("pl.xliff", xliff(unit("k", "By %@", "Od"), language: "pl")),
    ])
    #expect(found == ["placeholder-missing: k pl"])
  }

  // Symfony's translator replaces names literally. Qt's `%1` has no closing percent sign.
  @Test(
    "In units of an unknown format, placeholders are compared by their names",
    arguments: [
      ("%count% files", "%count% Dateien", []),
      ("%count% files", "Dateien", ["placeholder-missing"]),
      ("%name% is here", "%nombre% ist hier", ["placeholder-translated"]),
      ("%1% of %2%", "%%1 von %2%", ["placeholder-missing"]),
      ("%1 files", "%%1 Dateien", ["placeholder-missing"]), ("%1 of %2", "%2: %1", []),
      ("%share%% used", "%%share% kullanıldı", []),
      ("in %minutes% minute", "in einer Minute", []),
      ("in %minutes% minute", "in% minutos% Minute", ["placeholder-missing"]),
      ("in %minutes% minutes", "in Minuten", ["placeholder-missing"]),
      ("at most {{ limit }}", "höchstens {{limit}}", ["placeholder-malformed"]),
      ("at most {{ limit }}", "höchstens {{ limit }}", []), ("100% of 5%", "100 % von 5 %", []),
      ("50%1", "50", []),
      // https://www.php.net/sprintf: a space after the percent sign specifies only the padding.
      ("no file '%s'", "žádný soubor '% s'", []), ("no file %s", "% s.", []),
    ] as [(String, String, [String])])
  func percentNames(_ source: String, _ target: String, _ expected: [String]) {
    let text = xliff(unit("k", source, target), original: "messages.en.xlf")
    #expect(lint([("de.xliff", text)]) == expected.map { "\($0): k de" }, "\(source)")
  }

  @Test("A note in a target can suppress rules for this target")
  func notes() {
    let note = "<note>waymark:allow placeholder-missing</note>"
    let found = lint([
      ("de.xliff", xliff(unit("k", "By %@", "Von", note: note))),
      ("fr.xliff", xliff(unit("k", "By %@", "Par"), language: "fr")),
    ])
    #expect(found == ["placeholder-missing: k fr"])
    #expect(
      lint([("de.xliff", xliff(unit("k", "By %@", "Von %@", note: note)))])
        == ["unused-suppression: k -"])
  }

  @Test("An empty target is reported only as missing")
  func untranslated() {
    #expect(
      lint([
        ("de.xliff", xliff(unit("k", "By %@ {n} <x id='1'/>", "") + unit("l", "Text", "Wort")))
      ]) == ["missing-translation: k de"])
  }

  @Test(
    "If one segment of a unit is translated, all of its segments must be",
    arguments: [
      ("<target>Eins.</target>", "<target>Zwei.</target>", []),
      ("<target>Eins.</target>", "", ["missing-translation: u de item.1"]),
      ("<target/>", "<target>Zwei.</target>", ["missing-translation: u de item.0"]),
      ("", "", ["missing-language: - de"]), ("<target/>", "", ["missing-language: - de"]),
    ] as [(String, String, [String])])
  func segments(_ first: String, _ second: String, _ expected: [String]) {
    let text = """
      <xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" \
      trgLang="de"><file id="f"><unit id="u"><segment><source>One.</source>\(first)</segment>\
      <ignorable><source> </source></ignorable>\
      <segment><source>Two.</source>\(second)</segment></unit></file></xliff>
      """
    #expect(lint([("de.xlf", text)]) == expected)
  }

  @Test("A percent sign is checked only if the original file contains format strings")
  func formats() {
    let unit = unit("k", "100%d of %@", "100 % von")
    #expect(lint([("de.xliff", xliff(unit, original: "a.html"))]).isEmpty)
    #expect(!lint([("de.xliff", xliff(unit))]).isEmpty)
    #expect(lint([("en.json", #"{"a":"%d %@"}"#), ("de.json", #"{"a":"100%"}"#)]).isEmpty)
    #expect(
      lint([("app_en.arb", #"{"a":"%d"}"#), ("app_de.arb", #"{"a":"100 % ä"}"#)]).isEmpty)
  }

  @Test("Plural categories that Xcode adds for a target are not part of the source")
  func plurals() {
    let units =
      unit("k|==|plural.few", "%lld things", "%lld rzeczy")
      + unit("k|==|plural.many", "%lld things", "%lld rzeczy")
      + unit("k|==|plural.one", "%lld thing", "%lld rzecz")
      + unit("k|==|plural.other", "%lld things", "%lld rzeczy")
    let severities = ["unused-plural-category": Optional(Severity.info)]
    let linted = catalog([("pl.xliff", xliff(units, language: "pl"))])
    #expect(Linter(LintOptions(severities: severities)).lint(linted).isEmpty)
    let lost = units.replacing(
      "<target>%lld rzeczy</target></trans-unit><trans-unit id=\"k|==|plural.one\"",
      with: "<target>rzeczy</target></trans-unit><trans-unit id=\"k|==|plural.one\"")
    #expect(
      lint([("pl.xliff", xliff(lost, language: "pl"))])
        == ["placeholder-missing: k pl plural.many"])
  }

  @Test(
    "The source language of ARB is English, or that of the only file with metadata",
    arguments: [
      ([("app_de.arb", #"{"a":"x"}"#), ("app_en.arb", #"{"a":"x"}"#)], "en"),
      (
        [("app_de.arb", #"{"a":"x","@a":{"description":"d"}}"#), ("app_en.arb", #"{"a":"x"}"#)],
        "de"
      ),
      (
        [
          ("app_de.arb", #"{"a":"x","@a":{"description":"d"}}"#),
          ("app_en.arb", #"{"a":"x","@a":{"description":"d"}}"#),
        ], "en"
      ),
      ([("app_de.arb", #"{"a":"x","@a":{"placeholders":{"b":{}}}}"#), ("app_fr.arb", "{}")], "de"),
      ([("app_de.arb", #"{"@@locale":"de"}"#), ("app_fr.arb", "{}")], nil),
    ] as [([(String, String)], String?)])
  func templates(_ files: [(String, String)], _ source: String?) {
    let catalog = catalog(files.map { (path: $0.0, text: $0.1) })
    let known = catalog.isSourceKnown ? catalog.source.map { catalog.languages[$0].name } : nil
    #expect(known == source)
  }

  @Test("Comments in ARB files can suppress rules")
  func descriptions() {
    let template =
      #"{"a":"Hello {name}","@a":{"description":"waymark:allow icu-argument(de)"}}"#
    #expect(
      lint([
        ("app_de.arb", #"{"a":"Hallo"}"#), ("app_en.arb", template),
        ("app_fr.arb", #"{"a":"Allô"}"#),
      ]) == ["icu-argument: a fr"])
  }

  @Test("Nested and flat files belong to the same catalog")
  func nested() {
    let found = Set(
      lint([
        ("en.json", #"{"a":{"b":"Text","c":"More"}}"#), ("de.json", #"{"a.b":"Text","a.d":"x"}"#),
      ]))
    #expect(found == ["missing-translation: a.c de", "orphan-key: a.d de"])
  }

  @Test("The fix for a duplicate key removes the duplicate")
  func duplicates() throws {
    for (path, text, expected) in [
      ("de.json", #"{"a":{"b":"x"},"c":"y","a.b":"x"}"#, #"{"a":{"b":"x"},"c":"y"}"#),
      ("app_de.arb", "{\n  \"a\": \"x\",\n  \"a\": \"x\"\n}", "{\n  \"a\": \"x\"\n}"),
      (
        "de.xliff", xliff(unit("a", "x", "y") + "\n" + unit("a", "x", "y") + "\n"),
        xliff(unit("a", "x", "y") + "\n")
      ),
    ] {
      let found = Linter(LintOptions()).lint(catalog([(path, text)]))
        .first { $0.rule == "duplicate-key" }
      let fix = try #require(found?.fixIts.first)
      #expect(fix.applicability == .safe)
      let fixed = try FixIt.Edit.apply(fix.edits, to: Array(text.utf8))
      #expect(String(decoding: fixed, as: UTF8.self) == expected)
    }
  }
}
