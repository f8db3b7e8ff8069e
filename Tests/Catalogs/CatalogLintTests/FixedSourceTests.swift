import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests that fix-its do not change the source strings by which PO and XLIFF find translations.
@Suite("Fix-its and source strings")
struct FixedSourceTests {
  /// Returns the diagnostics of all rules, including those that are off by default.
  private func lint(_ files: [LintedCatalog.File]) -> [Diagnostic] {
    let severities = Dictionary(
      uniqueKeysWithValues: RuleRegistry.all.map { ($0.id, Optional($0.severity)) })
    return Linter(LintOptions(severities: severities), jobs: 2)
      .lint(LintedCatalog(name: "A", files: files, atlas: .icu))
  }

  /// Returns the keys in a file: identifiers, contexts, and source strings.
  private func keys(_ content: CatalogFile) -> [String] {
    content.entries.map { entry in
      let source = content.localizations[entry.localizations].first
      let texts = source.map { content.values[$0.values].map { content.string($0.text) } } ?? []
      return ([content.string(entry.key)] + texts).joined(separator: "\u{1}")
    }
  }

  /// Applies each fix-it separately, and compares the keys before and after.
  ///
  /// If a fix-it removes entries, the remaining keys must be a subset.
  private func check(_ files: [LintedCatalog.File], _ comment: Comment) throws -> Int {
    var count = 0
    for diagnostic in lint(files) where !diagnostic.fixIts.isEmpty {
      let file = try #require(files.first { $0.path == diagnostic.path })
      guard file.content.format == .gettext || file.content.format == .xliff else { continue }
      let before = keys(file.content)
      for fixIt in diagnostic.fixIts {
        count += 1
        let edited = CatalogFile.read(
          try FixIt.Edit.apply(fixIt.edits, to: file.content.bytes), format: file.content.format)
        let after = keys(edited)
        if after.count == before.count {
          #expect(after == before, "\(comment): \(diagnostic.rule): \(fixIt.title)")
        } else {
          #expect(after.allSatisfy(before.contains), "\(comment): \(diagnostic.rule)")
        }
      }
    }
    return count
  }

  @Test("The fix-its in all examples keep the keys")
  func pages() throws {
    for example in RulePage.all.flatMap(\.examples) where example.usage == nil {
      _ = try check(example.files.map(\.linted), "\(example)")
    }
  }

  @Test("If the strings of all examples are source strings, their fix-its keep the keys")
  func pagesAsSources() throws {
    var count = 0
    for example in RulePage.all.flatMap(\.examples) {
      for file in example.files.map(\.linted) {
        let values = file.content.values.map { file.content.string($0.text) }
          .filter { !$0.isEmpty && !$0.utf8.contains { $0 < 0x20 && $0 != 0x0A } }
        for (source, target) in zip(values, values.dropFirst() + values.prefix(1)) {
          for content in [Self.gettext(source, target), Self.xliff(source, target)] {
            count += try check(
              [LintedCatalog.File(path: "a", content: content)], "\(example): \(source)")
          }
        }
      }
    }
    // Fix-its for translations remain; otherwise, this test would check nothing.
    #expect(count > 20)
  }

  private static func gettext(_ source: String, _ target: String) -> CatalogFile {
    func string(_ text: String) -> String {
      let escapes = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n"]
      return "\"" + text.map { escapes[String($0)] ?? String($0) }.joined() + "\"\n"
    }
    let text =
      "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
      + "msgctxt " + string(source) + "msgid " + string(source) + "msgstr " + string(target)
    return CatalogFile.read(Array(text.utf8), format: .gettext)
  }

  private static func xliff(_ source: String, _ target: String) -> CatalogFile {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
    let text = """
      <xliff version="1.2"><file original="a.strings" source-language="en" target-language="de"
      datatype="plaintext"><body><trans-unit id="k"><source>\(escaped(source))</source>
      <target>\(escaped(target))</target></trans-unit></body></file></xliff>
      """
    return CatalogFile.read(Array(text.utf8), format: .xliff)
  }

  @Test(
    "The fix-its in real files keep the keys",
    .enabled(if: TestData.isExpected("catalogs"), "\(TestData.absence)"))
  func realFiles() throws {
    let roots = ["catalogs", "more-catalogs"].filter { TestData.isExpected($0) }
      .map { TestData.root.appendingPathComponent($0).path }
    for found in CatalogFinder(searching: roots).catalogs
    where found.files.contains(where: { $0.format == .gettext || $0.format == .xliff }) {
      let files = found.files.map { LintedCatalog.File(path: $0.path, content: $0.read()) }
      for diagnostic in lint(files) {
        let content = try #require(files.first { $0.path == diagnostic.path }).content
        for edit in diagnostic.fixIts.flatMap(\.edits) {
          #expect(!content.isSource(edit.range.range), "\(diagnostic.rule): \(edit)")
        }
      }
    }
  }
}

extension CatalogFile {
  /// Returns `true` if a range contains bytes of a source string, but not the whole entry.
  fileprivate func isSource(_ range: Range<Int>) -> Bool {
    entries.contains { entry in
      guard entry.range.range.overlaps(range), !range.contains(entry.range.range) else {
        return false
      }
      return localizations[entry.localizations].prefix(1).contains { source in
        values[source.values].contains { $0.text.range.overlaps(range) }
      }
    }
  }
}
