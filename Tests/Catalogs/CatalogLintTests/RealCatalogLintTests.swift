import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests properties of diagnostics for the catalogs of real apps.
@Suite("Lint: real catalogs")
struct RealCatalogLintTests {
  /// Endings of the paths of damaged files, each checked by hand.
  ///
  /// The current test data has none.
  static let broken: [String] = []

  @Test(
    "Every diagnostic is inside its file, at its key or in the localizations of the key",
    .enabled(if: TestData.isExpected("catalogs"), "\(TestData.absence)"))
  func ranges() throws {
    let roots = ["catalogs", "more-catalogs"].filter { TestData.isExpected($0) }
      .map { TestData.root.appendingPathComponent($0).path }
    // All rules are enabled, including those that are off by default.
    let severities = Dictionary(
      uniqueKeysWithValues: RuleRegistry.all.map { ($0.id, Optional($0.severity)) })
    let linter = Linter(LintOptions(severities: severities), jobs: 2)
    let finder = CatalogFinder(searching: roots)
    #expect(finder.unreadable.isEmpty)
    var files = 0
    for found in finder.catalogs {
      let catalog = LintedCatalog(
        name: found.name,
        files: found.files.map {
          LintedCatalog.File(
            path: $0.path, content: $0.read(), qualifiers: $0.folder?.qualifiers ?? "")
        }, atlas: .icu)
      files += catalog.files.count
      let contents = Dictionary(uniqueKeysWithValues: catalog.files.map { ($0.path, $0.content) })
      let entries = contents.mapValues { content in
        Dictionary(grouping: content.entries) { content.name(of: $0) }
      }
      for diagnostic in linter.lint(catalog) {
        let path = try #require(diagnostic.path)
        let content = try #require(contents[path])
        check(diagnostic, path, content, entries: entries[path] ?? [:])
      }
    }
    #expect(files > 400)
  }

  private func check(
    _ diagnostic: Diagnostic, _ path: String, _ content: CatalogFile,
    entries: [String: [CatalogEntry]]
  ) {
    let comment = Comment(rawValue: "\(path): \(diagnostic.rule)")
    let isBroken = Self.broken.contains { path.hasSuffix($0) }
    #expect(
      isBroken || !["syntax", "unreadable-file", "invalid-encoding"].contains(diagnostic.rule),
      comment)
    #expect(!diagnostic.message.isEmpty && !diagnostic.message.hasSuffix("."), comment)
    guard let range = diagnostic.range else { return }
    #expect(range.upperBound <= content.bytes.count, comment)
    for note in diagnostic.notes where note.path == nil {
      #expect((note.range?.upperBound ?? 0) <= content.bytes.count, comment)
    }
    for edit in diagnostic.fixIts.flatMap(\.edits) {
      #expect(edit.range.upperBound <= content.bytes.count, comment)
    }
    guard let key = diagnostic.subject?.key else { return }
    #expect(
      (entries[key] ?? []).contains { entry in
        guard content.name(of: entry).utf8.elementsEqual(key.utf8) else { return false }
        // The range may include the quotation marks around a key or a string.
        let spans = [entry.key.sourceRange, entry.range]
        return spans.contains {
          $0.lowerBound - 1 <= range.lowerBound && range.upperBound <= $0.upperBound + 1
        }
      }, comment)
  }
}
