import CatalogLint
import CatalogLinting
import Diagnostics
import StringCatalogs
import Testing

/// Tests the diagnostics that remain after applying fix-its of typography and content rules.
@Suite("Fix-its for typography and content")
struct TypographyFixTests {
  private static let families: Set<RuleFamily> = [.typography, .content]

  /// Returns the diagnostics of typography and content rules for the files in an example.
  private func diagnostics(_ files: [RulePage.Example.File]) -> [Diagnostic] {
    let catalog = LintedCatalog(name: "Example", files: files.map(\.linted), atlas: .icu)
    return Linter(LintOptions()).lint(catalog)
      .filter { diagnostic in
        RuleRegistry.rule(diagnostic.rule).map { Self.families.contains($0.family) } ?? false
      }
  }

  private static let examples = RulePage.all.flatMap(\.examples).filter { example in
    !example.isValid && example.configuration.isEmpty
      && RuleRegistry.rule(example.rule).map { families.contains($0.family) } ?? false
  }

  @Test("Diagnostics that were fixed do not occur again", arguments: examples)
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

  // If only the translation ends with a space, an app may append text to it.
  @Test("Fixes for white space are never safe")
  func unsafe() {
    let rules = ["leading-whitespace", "trailing-whitespace", "double-space"]
    let fixes = Self.examples.filter { rules.contains($0.rule) }
      .flatMap { diagnostics($0.files).flatMap(\.fixIts) }
    #expect(fixes.count > 3 && fixes.allSatisfy { $0.applicability == .unsafe })
  }

  // `Properties.load` ignores unescaped white space before a value. Android trims white space at
  // both ends unless it is escaped or quoted.
  @Test(
    "A missing space is written so that the file format keeps it",
    arguments: [
      ("values/strings.xml", #"<string name="k">" Hello "</string>"#, "Hallo"),
      ("values/strings.xml", #"<string name="k">\u0020Hello </string>"#, "\n  Hallo\n "),
      ("values/strings.xml", #"<string name="k">"x "</string>"#, #""Hall\u00f6""#),
      ("m.properties", "k=\\ Hello ", "Hallo"), ("m.properties", "k = \\ Hello ", "Hall\\u00f6"),
      ("app_en.arb", #"{"@@locale": "en", "k": " Hello "}"#, "Hallo"),
    ])
  func spaces(_ path: String, _ source: String, _ target: String) throws {
    let isXML = path.hasSuffix(".xml")
    let name =
      isXML ? "values-de/strings.xml" : path.hasSuffix(".arb") ? "app_de.arb" : "m_de.properties"
    let translation =
      switch name {
      case "app_de.arb": #"{"@@locale": "de", "k": "\#(target)"}"#
      case "m_de.properties": "k=\(target)"
      default: #"<string name="k">\#(target)</string>"#
      }
    func file(_ path: String, _ text: String) throws -> RulePage.Example.File {
      let bytes = Array((isXML ? "<resources>\(text)</resources>" : text).utf8)
      let format = try #require(CatalogFormat(fileName: path))
      return RulePage.Example.File(path: path, format: format, bytes: bytes)
    }
    var files = try [file(path, source), file(name, translation)]
    let rules: Set = ["leading-whitespace", "trailing-whitespace"]
    let found = diagnostics(files).filter { rules.contains($0.rule) }
    #expect(!found.isEmpty)
    files[1].bytes = try FixIt.Edit.apply(
      found.compactMap(\.fixIts.first).flatMap(\.edits), to: files[1].bytes)
    #expect(diagnostics(files).filter { rules.contains($0.rule) }.isEmpty)
  }

  // RFC 3987, 2.2: an IRI may contain non-ASCII letters, so the part before such a letter is not a
  // complete link. The placeholders in a string are those that the program replaces.
  @Test(
    "A link or address has a fix only if its end is certain",
    arguments: [
      ("https://nova.org/help x", "https://wiki.org/hilfé x", false),
      ("https://nova.org/?q=1 x", "https://wiki.org/؟q=1 x", false),
      ("https://nova.org/?q=1 x", "https://wiki.org/?q=1؟", true),
      ("https://nova.org/help x", "https://wiki.org/hilfe。x", false),
      ("https://nova.org/help x", "请看 https://wiki.org/hilfe。", true),
      ("https://nova.org/help x", "„https://wiki.org/hilfe“.", true),
      ("https://nova.org/{id} x", "https://wiki.org/hilfe x", false),
      ("https://nova.org/{id} x", "https://wiki.org/de/{id} x", true),
      ("Ask it@nova.org now", "Frag möit@novo.org jetzt", false),
      ("Ask it@nova.org now", "Frag dies@novo.org jetzt", true),
    ])
  func addresses(_ source: String, _ target: String, _ hasFix: Bool) {
    let files = [("en", source), ("de", target)].map { language, text in
      RulePage.Example.File(
        path: "\(language).json", format: .json, bytes: Array(#"{"k": "\#(text)"}"#.utf8))
    }
    let found = diagnostics(files).filter { ["url-changed", "email-changed"].contains($0.rule) }
    #expect(found.count == 1 && found.allSatisfy { $0.fixIts.isEmpty != hasFix })
  }
}
