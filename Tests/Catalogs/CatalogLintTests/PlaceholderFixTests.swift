import CatalogLint
import CatalogLinting
import Diagnostics
import StringCatalogs
import Testing

/// Tests the diagnostics that remain after applying fix-its of placeholder rules.
@Suite("Fix-its for placeholders")
struct PlaceholderFixTests {
  /// Returns the diagnostics of placeholder rules for the files in an example.
  private func diagnostics(_ files: [RulePage.Example.File]) -> [Diagnostic] {
    let linted = files.map { $0.linted }
    return Linter(LintOptions()).lint(LintedCatalog(name: "Example", files: linted, atlas: .icu))
      .filter { RuleRegistry.rule($0.rule)?.family == .placeholders }
  }

  private static let examples = RulePage.all.flatMap(\.examples).filter {
    RuleRegistry.rule($0.rule)?.family == .placeholders
  }

  @Test("Safe fixes remove their diagnostics and cause no new ones", arguments: examples)
  func safe(_ example: RulePage.Example) throws {
    var files = example.files
    let before = diagnostics(files)
    var fixed = 0
    for index in files.indices {
      let fixes = before.filter { $0.path == files[index].path }.compactMap { diagnostic in
        diagnostic.fixIts.first { $0.applicability == .safe }
      }
      fixed += fixes.count
      files[index].bytes = try FixIt.Edit.apply(fixes.flatMap(\.edits), to: files[index].bytes)
    }
    let after = diagnostics(files)
    #expect(after.count <= before.count - fixed, "\(after.map(\.message))")
    #expect(!after.contains { $0.fixIts.contains { $0.applicability == .safe } })
  }

  @Test("An example causes only diagnostics of its own rule", arguments: examples)
  func alone(_ example: RulePage.Example) {
    let others = Set(diagnostics(example.files).map(\.rule)).subtracting([example.rule])
    #expect(others.isEmpty, "\(others)")
  }
}
