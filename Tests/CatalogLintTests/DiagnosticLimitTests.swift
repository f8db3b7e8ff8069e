import CatalogLanguages
import CatalogLint
import Diagnostics
import StringCatalogs
import Testing

@Suite("Of one rule, a catalog has only so many diagnostics")
struct DiagnosticLimitTests {
  private static func lint(_ text: String, jobs: Int) -> [Diagnostic] {
    let file = LintedCatalog.File(
      path: "en.lproj/L.strings",
      content: CatalogFile.read(
        Array(text.utf8), format: .strings, language: CatalogLanguage(name: "en")))
    let catalog = LintedCatalog(name: "L.strings", files: [file], atlas: .icu)
    return Linter(LintOptions(), jobs: jobs).lint(catalog)
  }

  @Test("What readers find")
  func errors() {
    let most = DiagnosticSink.mostOfOneRule
    let found = Self.lint(String(repeating: "\"a\" = \"b\";\n", count: most + 50), jobs: 1)
    #expect(found.count == most + 1)
    #expect(found.filter { $0.range == nil }.map(\.rule) == ["duplicate-key"])
  }

  @Test("What rules find, however the work is divided")
  func rules() {
    let most = DiagnosticSink.mostOfOneRule
    let text = (0..<most + 50).map { "\"k\($0)\" = \"\u{FFFD}\";\n" }.joined()
    let found = Self.lint(text, jobs: 1)
    #expect(found.count == most + 1)
    #expect(found.first?.range == nil && found.last?.subject?.key == "k\(most - 1)")
    #expect(Self.lint(text, jobs: 3) == found)
    #expect(
      Self.lint((0..<most).map { "\"k\($0)\" = \"\u{FFFD}\";\n" }.joined(), jobs: 2).count == most)
  }
}
