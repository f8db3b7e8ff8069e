import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests the rules with PO files of real projects, all of which msgfmt accepts.
@Suite("gettext: linting real files")
struct RealGettextLintTests {
  @Test(
    "Ranges are inside their files, and no error contradicts msgfmt",
    .enabled(if: TestData.isExpected("more-catalogs"), "\(TestData.absence)"),
    arguments: zip(Self.projects, [7, 21, 41]))
  func rules(_ project: String, _ count: Int) throws {
    let files = try Self.files(of: project)
    #expect(files.count >= count)
    let sizes = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.content.bytes.count) })
    // A severity that is set explicitly applies to all files.
    let severities = Dictionary(
      uniqueKeysWithValues: RuleRegistry.all.filter { !$0.isOnByDefault }.map {
        ($0.id, Optional($0.severity))
      })
    let catalog = LintedCatalog(name: "A", files: files, atlas: .icu)
    for diagnostic in Linter(LintOptions(severities: severities), jobs: 2).lint(catalog) {
      let path = try #require(diagnostic.path)
      let size = try #require(sizes[path])
      let name = Comment(rawValue: "\(path): \(diagnostic.rule): \(diagnostic.message)")
      #expect((diagnostic.range?.upperBound ?? size) <= size, name)
      let rule = try #require(RuleRegistry.all.first { $0.id == diagnostic.rule })
      guard diagnostic.severity == .error, Self.judged.contains(rule.family) else { continue }
      let file = try #require(files.first { $0.path == path })
      let place = try #require(diagnostic.range?.lowerBound)
      let entry = file.content.entries.first { $0.range.range.contains(place) }
      // msgfmt does not check strings that have no flag.
      #expect(entry != nil && entry?.placeholderSyntax == nil, name)
    }
  }

  /// Projects with flags for all format strings, with flags only for those of C, and without flags.
  private static let projects = [
    "catalogs/git-l10n+git-po", "more-catalogs/GNOME+nautilus", "more-catalogs/laurent22+joplin",
  ]
  private static let outdated = Diagnostic.Note(
    "the newest template does not contain the key, so no program displays the string")

  /// The rule families whose problems msgfmt also detects.
  private static let judged: Set<RuleFamily> = [.structure, .placeholders, .plurals, .coverage]

  private static func files(of project: String) throws -> [LintedCatalog.File] {
    let root = TestData.root.appendingPathComponent(project).path
    return try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".po") }.sorted().map { path in
        let bytes = Array(try TestData.content(of: project + "/" + path))
        return LintedCatalog.File(path: path, content: CatalogFile.read(bytes, format: .gettext))
      }
  }

  private static func lint(_ project: String) throws -> [Diagnostic] {
    let catalog = LintedCatalog(name: "A", files: try files(of: project), atlas: .icu)
    return Linter(LintOptions(), jobs: 2).lint(catalog)
  }

  @Test(
    "Date patterns are not treated as placeholders",
    .enabled(if: TestData.isExpected("more-catalogs"), "\(TestData.absence)"))
  func dates() throws {
    let found = try Self.lint("more-catalogs/GNOME+nautilus")
    #expect(!found.contains { $0.rule == "unescaped-percent" })
    // The Bengali file numbers the conversions, which strftime does not support. nso.po contains
    // `%M` for `%S` and `%k` for `%m`.
    let wrong = found.filter {
      $0.rule.hasPrefix("placeholder")
        && ($0.severity == .error || $0.notes.contains(Self.outdated))
    }
    let paths = Set(wrong.compactMap(\.path))
    #expect(paths == ["po/bn.po", "po/lt.po", "po/nso.po", "po/sr@ije.po", "po/uz@cyrillic.po"])
    // The newest template contains only the message of po/lt.po, so only its diagnostic is an
    // error.
    #expect(Set(wrong.filter { $0.severity == .error }.compactMap(\.path)) == ["po/lt.po"])
  }

  // The oracle finds the conversion specifiers `%s` and `%d` with a regular expression.
  @Test(
    "Translations without a flag that lose or add a placeholder are reported",
    .enabled(if: TestData.isExpected("more-catalogs"), "\(TestData.absence)"))
  func lost() throws {
    let project = "more-catalogs/laurent22+joplin"
    let found = try Self.lint(project).filter { $0.rule.hasPrefix("placeholder") }
    var (all, reported) = (0, 0)
    for file in try Self.files(of: project) {
      let content = file.content
      for entry in content.entries where entry.localizations.count == 2 {
        let texts = content.localizations[entry.localizations].map { content.values[$0.values] }
        guard texts[0].count == 1, let target = texts[1].first, target.state == .translated,
          let source = texts[0].first
        else { continue }
        let counts = [source, target].map { value in
          content.string(value.text).matches(of: /%(\d\$)?[sd]/).count
        }
        guard counts[0] != counts[1] else { continue }
        all += 1
        let isFound = found.contains { diagnostic in
          diagnostic.path == file.path
            && (diagnostic.range?.lowerBound).map { entry.range.range.contains($0) } ?? false
        }
        if isFound { reported += 1 }
      }
    }
    #expect(all >= 60)
    #expect(reported * 100 >= all * 95, "\(reported) of \(all)")
  }
}
