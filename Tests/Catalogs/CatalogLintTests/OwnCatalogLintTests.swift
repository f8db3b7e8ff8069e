import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import LanguageTags
import StringCatalogs
import TestSupport
import Testing

/// Tests that the default rules report nothing for the catalogs of this project.
@Suite("Lint: the project's own catalogs")
struct OwnCatalogLintTests {
  /// The languages that `Localizations/README.md` lists.
  static let languages = ["en", "es", "fr", "ja", "zh-CN", "de"]

  @Test(
    "The catalogs in Localizations have no diagnostics",
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
    // The layout must also be Xcode's, but no default rule checks this.
    #expect(content.format.definition.layoutDifference(in: content.bytes) == nil)
  }
}
