import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests that safe fixes do not change text that people wrote.
///
/// Programs apply safe fixes without confirmation. Safe fixes may change invisible characters,
/// escapes, and format specifiers, and may insert text. They must not remove a key, a string, a
/// letter, or white space.
@Suite("Safe fixes")
struct FixSafetyTests {
  /// Returns the letters and spaces in all strings of a file, with their numbers of occurrences.
  ///
  /// If a key occurs twice with the same string, the string is counted once. A full-width letter is
  /// counted as the ordinary letter.
  private static func letters(
    of content: CatalogFile, withSpecifiers hasSpecifiers: Bool
  ) -> [Character: Int] {
    var strings: Set<[String]> = []
    for entry in content.entries {
      for localization in content.localizations[entry.localizations] {
        for value in content.values[localization.values] {
          strings.insert([
            content.name(of: entry), "\(localization.language)", "\(value.variation)",
            content.string(value.text),
          ])
        }
      }
    }
    var letters: [Character: Int] = [:]
    for string in strings.map({ $0[3].precomposedStringWithCompatibilityMapping }) {
      let specifier = /%[-+#0-9.,$*]*(?:hh|ll|[hlqjztL])?[A-Za-z]/
      let text = hasSpecifiers ? string : string.replacing(specifier, with: "")
      for scalar in text.unicodeScalars
      where scalar.properties.isAlphabetic || scalar.properties.isWhitespace {
        letters[Character(scalar), default: 0] += 1
      }
    }
    return letters
  }

  /// Applies the fixes together, and compares the letters before and after.
  private static func check(_ diagnostics: [Diagnostic], in file: LintedCatalog.File) throws {
    let content = file.content
    var selection = FixSelection(upTo: .safe)
    for diagnostic in diagnostics { selection.add(diagnostic.fixIts) }
    guard selection.count > 0 else { return }
    let bytes = try selection.apply(to: content)
    let fixed = CatalogFile.read(
      bytes, format: content.format, language: content.languages.first)
    let rules = Set(diagnostics.map(\.rule)).sorted()
    let comment = Comment(rawValue: "\(file.path): \(rules)")
    let names = [content, fixed].map { content in Set(content.entries.map { content.name(of: $0) })
    }
    #expect(names[0] == names[1], comment)
    // A format specifier may be replaced with a different one. Text that only looks like a
    // specifier is counted as letters.
    let before = letters(of: content, withSpecifiers: false)
    let after = letters(of: fixed, withSpecifiers: true)
    let lost = before.filter { $0.value > after[$0.key] ?? 0 }
    #expect(lost.isEmpty, comment)
  }

  @Test("Safe fixes in the examples keep all letters", arguments: RulePage.all.flatMap(\.examples))
  func examples(_ example: RulePage.Example) throws {
    for example in [example] + example.mutations.map(\.example) {
      let diagnostics = example.diagnostics()
      for file in example.files.map(\.linted) {
        for diagnostic in diagnostics where diagnostic.path == file.path {
          try Self.check([diagnostic], in: file)
        }
      }
    }
  }

  @Test(
    "Safe fixes in real files keep all letters",
    .enabled(if: TestData.isExpected("more-catalogs"), "\(TestData.absence)"),
    arguments: ["catalogs", "more-catalogs"])
  func realFiles(_ folder: String) throws {
    var severities: [String: Severity?] = [:]
    for rule in RuleRegistry.all { severities[rule.id] = .some(rule.severity) }
    let linter = Linter(LintOptions(severities: severities), jobs: 2)
    let root = TestData.root.appendingPathComponent(folder).path
    var count = 0
    for found in CatalogFinder(searching: [root]).catalogs {
      let catalog = LintedCatalog(
        name: found.name,
        files: found.files.map {
          LintedCatalog.File(
            path: $0.path, content: $0.read(), qualifiers: $0.folder?.qualifiers ?? "")
        }, atlas: .icu)
      let safe = linter.lint(catalog).filter { diagnostic in
        diagnostic.fixIts.contains { $0.applicability == .safe }
      }
      count += safe.count
      for (path, diagnostics) in Dictionary(grouping: safe, by: \.path) {
        let file = try #require(catalog.files.first { $0.path == path })
        for (_, ofRule) in Dictionary(grouping: diagnostics, by: \.rule) {
          try Self.check(ofRule, in: file)
        }
      }
    }
    #expect(count > 5)
  }

  // `msgfmt --check` rejects `%1$s` in strings for Lua and Object Pascal.
  @Test(
    "Adding argument numbers is a safe fix only if a flag names a format that supports them",
    arguments: [("c-format", true), ("lua-format", false), ("object-pascal-format", false)])
  func numbers(_ flag: String, _ isSafe: Bool) {
    let message = """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\n"

      #, \(flag)
      msgid "%d files in %s"
      msgstr "%s: %d Dateien"

      """
    let fixes = Self.fixes(of: ["placeholder-type"], in: message, .gettext)
    #expect(fixes == (isSafe ? [.safe] : [.unsafe]))
  }

  @Test(
    "Removing a duplicate is safe only if it has the same comments as the first entry",
    arguments: [("", "", true), ("/* a */ ", "", false), ("", "/* b */ ", false)])
  func duplicates(_ first: String, _ second: String, _ isSafe: Bool) {
    let table = "\(first)\"k\" = \"x\";\n\(second)\"k\" = \"x\";\n"
    #expect(Self.fixes(of: ["duplicate-key"], in: table, .strings) == [isSafe ? .safe : .unsafe])
  }

  /// Returns the applicability of fixes from certain rules.
  private static func fixes(
    of rules: [String], in text: String, _ format: CatalogFormat
  ) -> [FixIt.Applicability] {
    let content = CatalogFile.read(
      Array(text.utf8), format: format, language: CatalogLanguage(name: "de"))
    let file = LintedCatalog.File(path: "a", content: content)
    return Linter(LintOptions()).lint(LintedCatalog(name: "a", files: [file], atlas: .icu))
      .filter { rules.contains($0.rule) }.flatMap { $0.fixIts.map(\.applicability) }
  }
}
