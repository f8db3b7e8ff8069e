import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

@Suite("Diagnostics within the memory limit are all reported")
struct DiagnosticLimitTests {
  private static func catalog(_ tables: [(language: String, text: String)]) -> LintedCatalog {
    let files = tables.map { language, text in
      LintedCatalog.File(
        path: "\(language).lproj/L.strings",
        content: CatalogFile.read(
          Array(text.utf8), format: .strings, language: CatalogLanguage(name: language)))
    }
    return LintedCatalog(
      name: "L.strings", files: files, sourceLanguage: .init("en"), atlas: .icu)
  }

  private static func table(_ keys: Range<Int>, _ value: String = "Text") -> String {
    keys.map { "\"k\($0)\" = \"\(value)\";\n" }.joined()
  }

  @Test("Each key that is missing in a language is one diagnostic")
  func missingTranslations() {
    let languages = ["de", "fr", "es", "it"]
    let catalog = Self.catalog(
      [("en", Self.table(0..<9_000))] + languages.map { ($0, Self.table(0..<2_000)) })
    let found = Linter(LintOptions(), jobs: 2).lint(catalog).filter {
      $0.rule == "missing-translation" && $0.subject?.key != nil
    }
    for language in languages {
      #expect(found.count { $0.subject?.language == language } == 7_000)
    }
  }

  @Test("All errors of readers are reported")
  func errors() {
    let count = 25_000
    let catalog = Self.catalog([("en", String(repeating: "\"a\" = \"b\";\n", count: count))])
    let found = Linter(LintOptions()).lint(catalog)
    #expect(found.count == count - 1 && found.allSatisfy { $0.rule == "duplicate-key" })
    #expect(found.allSatisfy { $0.range != nil })
  }

  @Test(
    "If the budget is exhausted, no diagnostic is reported", arguments: [1, 2, 3])
  func exhausted(_ jobs: Int) {
    let catalog = Self.catalog([("en", Self.table(0..<3_000, "\u{FFFD}"))])
    let linter = Linter(LintOptions(), jobs: jobs)
    let large = DiagnosticBudget(limit: 10_000_000)
    #expect(linter.lint(catalog, budget: large).count == 3_000 && !large.isExhausted)
    // A diagnostic takes more than 100 bytes.
    let small = DiagnosticBudget(limit: 300_000)
    #expect(linter.lint(catalog, budget: small).isEmpty && small.isExhausted)
  }

  @Test("A part of a budget reserves memory of the whole budget until the part is released")
  func parts() {
    let catalog = Self.catalog([("en", Self.table(0..<10, "\u{FFFD}"))])
    let linter = Linter(LintOptions())
    let whole = DiagnosticBudget(limit: 10_000)
    for _ in 0..<10 {
      let part = DiagnosticBudget(partOf: whole)
      #expect(linter.lint(catalog, budget: part).count == 10)
      part.release()
    }
    let parts = (0..<10).map { _ in DiagnosticBudget(partOf: whole) }
    #expect(parts.allSatisfy { !$0.isExhausted })
    let found = parts.map { linter.lint(catalog, budget: $0).count }
    #expect(found.first == 10 && found.last == 0)
    #expect(parts.allSatisfy { $0.isExhausted })
  }
}
