import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Tests severities that depend on the whole catalog.
@Suite("Rules: evidence from a whole catalog")
struct WholeCatalogTests {
  /// Returns the diagnostics for files as `severity rule: key`.
  private func lint(
    _ format: CatalogFormat, _ files: [(language: String, text: String)]
  ) -> [String] {
    let catalog = LintedCatalog(
      name: "A",
      files: files.map { file in
        LintedCatalog.File(
          path: "\(file.language).\(format.name)",
          content: CatalogFile.read(
            Array(file.text.utf8), format: format, language: CatalogLanguage(name: file.language)))
      }, sourceLanguage: LanguageTag("en"), atlas: .icu)
    return Linter(LintOptions()).lint(catalog).map {
      "\($0.severity.rawValue) \($0.rule): \($0.subject?.key ?? "-")"
    }
  }

  // Stapler, a web framework that reads properties files, shows the key if a value is empty.
  @Test("An empty value is a warning if the key contains escaped spaces")
  func emptySentence() {
    #expect(
      lint(
        .properties,
        [
          ("en", "Log\\ in=Log in now\nlog.out=Log out now\na=Open it\nb=Close it\nc=Save it\n"),
          ("de", "Log\\ in=\nlog.out=\na=Öffnen\nb=Schließen\nc=Sichern\n"),
        ]
      ).filter { $0.contains("empty-translation") } == [
        "warning empty-translation: Log in", "error empty-translation: log.out",
      ])
  }

  // All languages except French leave `a.b` empty, so its source string may be empty, too.
  @Test("Without source strings, the other languages show whether a string may be empty")
  func emptyEverywhere() {
    let full = "a.b=\nb.c=Wort\n"
    let files = [("cs", full), ("de", full), ("fr", "a.b=[vide]\nb.c=\n"), ("pl", full)]
    #expect(
      lint(.properties, files).filter { $0.contains("empty-translation") } == [
        "error empty-translation: b.c"
      ])
  }

  // Java's `Properties.load`: a space in a key must follow a backslash.
  @Test("An orphaned key with escaped spaces is info, even if the source contains such keys")
  func sentences() {
    let german = "a.b=A\nb.c=B\nc.d=C\nView\\ as\\ text=Als Text zeigen\n"
    let source = "a.b=A\n"
    #expect(
      lint(.properties, [("en", source + "x.y=Y\n"), ("de", german)])
        .filter { $0.contains("orphan-key") } == [
          "info orphan-key: b.c", "info orphan-key: c.d", "info orphan-key: View as text",
        ])
    #expect(
      lint(.properties, [("en", source + "Log\\ in=Log in\n"), ("de", german)])
        .filter { $0.contains("orphan-key: View") } == ["info orphan-key: View as text"])
  }

  // CLDR: in Czech, 2 is in the category `few`. A library may support only `one` and `other`.
  @Test("In JSON objects, a category that no language of the catalog uses is info")
  func unknownCategories() {
    let english = #"{"files": {"one": "{n} file", "other": "{n} files"}}"#
    let czech = #"{"files": {"one": "{n} soubor", "other": "{n} souborů"}}"#
    let polish = """
      {"files": {"one": "{n} plik", "few": "{n} pliki", "many": "{n} plików", "other": "{n} pliku"}}
      """
    func found(_ files: [(String, String)]) -> [String] {
      lint(.json, files).filter { $0.contains("missing-plural-category") }
    }
    #expect(found([("en", english), ("cs", czech)]) == ["info missing-plural-category: files"])
    #expect(
      found([("en", english), ("cs", czech), ("pl", polish)])
        == ["warning missing-plural-category: files"])
    // A plural that repeats the source is considered untranslated.
    #expect(found([("en", english), ("cs", english), ("pl", polish)]).isEmpty)
  }

  @Test("An empty category is a warning if the source has only `other`")
  func emptyCategory() {
    func plural(_ items: String) -> String {
      "<resources><plurals name=\"a\">\(items)</plurals></resources>"
    }
    let other = "<item quantity=\"other\">Wait for %d minutes</item>"
    let one = "<item quantity=\"one\">Wait for %d minute</item>"
    let german = plural(
      "<item quantity=\"one\"></item><item quantity=\"other\">%d Minuten warten</item>")
    func found(_ source: String) -> [String] {
      lint(.android, [("en", plural(source)), ("de", german)])
        .filter { $0.contains("empty-translation") }
    }
    #expect(found(other) == ["warning empty-translation: a"])
    #expect(found(one + other) == ["error empty-translation: a"])
    // CLDR: in Catalan, `many` is for 1000000, 2000000, and so on.
    let catalan = plural(
      "<item quantity=\"one\">%d minut</item><item quantity=\"many\"></item>"
        + "<item quantity=\"other\">%d minuts</item>")
    #expect(
      lint(.android, [("en", plural(one + other)), ("ca", catalan)])
        .filter { $0.contains("empty-translation") } == ["warning empty-translation: a"])
  }

  @Test("An ICU message that repeats its source is not reported for missing categories")
  func untranslatedMessage() {
    let english = #"{"@@locale": "en", "a": "{n, plural, =1{One file} other{{n} files}}"}"#
    let polish = english.replacing("\"en\"", with: "\"pl\"")
    #expect(
      lint(.arb, [("en", english), ("pl", polish)])
        .filter { $0.contains("missing-plural-category") }.isEmpty)
    let translated = polish.replacing("{n} files", with: "{n} plików")
    #expect(
      lint(.arb, [("en", english), ("pl", translated)])
        .filter { $0.contains("missing-plural-category") }.count == 1)
  }
}
