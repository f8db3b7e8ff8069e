import CatalogLanguages
import CatalogLint
import Diagnostics
import StringCatalogs
import Testing

/// What the fix-its of typography and content leave behind.
@Suite("Fix-its of typography and content")
struct TypographyFixTests {
  private static let families: Set<RuleFamily> = [.typography, .content]

  /// What the rules of both families report between the files of an example.
  private func diagnostics(_ files: [RulePage.Example.File]) -> [Diagnostic] {
    let linted = files.map { file in
      let folder = file.path.split(separator: "/").dropLast().last
        .flatMap { LanguageFolder(String($0)) }
      return LintedCatalog.File(
        path: file.path,
        content: CatalogFile.read(file.bytes, format: file.format, language: folder?.language),
        qualifiers: folder?.qualifiers ?? "")
    }
    return Linter(LintOptions()).lint(LintedCatalog(name: "Example", files: linted, atlas: .icu))
      .filter { diagnostic in
        RuleRegistry.rule(diagnostic.rule).map { Self.families.contains($0.family) } ?? false
      }
  }

  private static let examples = RulePage.all.flatMap(\.examples).filter { example in
    !example.isValid && example.configuration.isEmpty
      && RuleRegistry.rule(example.rule).map { families.contains($0.family) } ?? false
  }

  @Test("Nothing that was mended is left", arguments: examples)
  func mended(_ example: RulePage.Example) throws {
    var files = example.files
    let before = diagnostics(files)
    var mended = 0
    for index in files.indices {
      let fixes = before.filter { $0.path == files[index].path && $0.rule == example.rule }
        .compactMap(\.fixIts.first)
      mended += fixes.count
      files[index].bytes = try FixIt.Edit.apply(fixes.flatMap(\.edits), to: files[index].bytes)
      let codes = [example.files[index].bytes, files[index].bytes].map { bytes in
        CatalogFile.read(bytes, format: files[index].format).errors.map(\.code)
      }
      #expect(codes[0] == codes[1])
    }
    let after = diagnostics(files).filter { $0.rule == example.rule }
    let count = before.count { $0.rule == example.rule }
    #expect(after.count == count - mended, "\(after.map(\.message))")
  }

  // An app may append what follows a space that only the translation has.
  @Test("No fix of white space is safe")
  func unsafe() {
    let rules = ["leading-whitespace", "trailing-whitespace", "double-space"]
    let fixes = Self.examples.filter { rules.contains($0.rule) }
      .flatMap { diagnostics($0.files).flatMap(\.fixIts) }
    #expect(fixes.count > 3 && fixes.allSatisfy { $0.applicability == .unsafe })
  }
}
