import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import LanguageTags
import StringCatalogs
import TestSupport
import Testing

/// The catalogs of this project have nothing to report, with all rules that are on by default.
@Suite("Lint: our own catalogs")
struct OwnCatalogLintTests {
  /// As `Localizations/README.md` has them.
  static let languages = ["en", "es", "fr", "ja", "zh-CN", "de"]

  @Test(
    "Localizations",
    arguments: [
      ("CocotteAI", ["en"]), ("FieldNotes", languages), ("OSQR", languages),
      ("Offload", languages), ("Waymark", languages), ("Wordly", languages),
    ])
  func clean(_ name: String, _ languages: [String]) throws {
    let url = ProjectFolder.url
      .appendingPathComponent("Localizations/\(name).xcstrings")
    let content = CatalogFile.read(Array(try Data(contentsOf: url)), format: .xcstrings)
    let catalog = LintedCatalog(
      name: name, files: [LintedCatalog.File(path: name, content: content)], atlas: .icu)
    let required = languages.compactMap { LanguageTag($0) }
    let found = Linter(LintOptions(requiredLanguages: required)).lint(catalog)
    #expect(found.map { "\($0.rule) \($0.subject?.key ?? "") \($0.message)" } == [])
    // It is also as Xcode writes it, which is looked for only on demand.
    #expect(content.format.definition.layoutDifference(in: content.bytes) == nil)
  }
}
