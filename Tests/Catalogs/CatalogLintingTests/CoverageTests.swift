import CatalogLinting
import Diagnostics
import Foundation
import Testing
import TextPrimitives

/// Tests the coverage of translations.
@Suite("Coverage of catalogs")
struct CoverageTests {
  private static let catalog = #"""
    {"sourceLanguage":"en","strings":{
      "a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"A"}},
        "fr":{"stringUnit":{"state":"needs_review","value":"A"}}}},
      "b":{"localizations":{"de":{"stringUnit":{"state":"new","value":"B"}},
        "fr":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"x"}},
          "other":{"stringUnit":{"state":"new","value":"x"}}}}}}},
      "c":{"shouldTranslate":false},
      "d":{"extractionState":"stale","localizations":{"de":{"stringUnit":
        {"state":"translated","value":"D"}}}},
      "e":{"localizations":{"de":{"stringUnit":{"state":"machine_translated","value":"E"}}}}
    },"version":"1.0"}
    """#

  @Test("Base.lproj and en.lproj are the same language")
  func baseLanguage() throws {
    let files = [
      "Base.lproj/A.strings": "a = A; b = B;", "en.lproj/A.strings": "a = A;",
      "de.lproj/A.strings": "a = A;",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let catalog = try #require(try CoverageRun.run(request).catalogs.first)
      let rows = catalog.languages.map { "\($0.name) \($0.translated) \($0.isSource)" }
      #expect(rows == ["en 2 true", "de 1 false"])
    }
  }

  @Test("A key has the state of its least complete string")
  func counts() throws {
    let files = [
      "A.xcstrings": Self.catalog, "waymark.yaml": "lint: { languages: [en, de, fr, ja] }",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let catalog = try #require(try CoverageRun.run(request).catalogs.first)
      #expect(catalog.keys == 3)
      let rows = catalog.languages.map { language in
        "\(language.name) \(language.translated) \(language.needsReview) \(language.new) "
          + "\(language.stale) \(language.missing) \(language.percent)"
      }
      #expect(
        rows == ["en 3 0 0 0 0 100", "de 1 1 1 1 0 33", "fr 0 1 1 0 1 0", "ja 0 0 0 0 3 0"])
    }
  }

  // According to the definition, a translated string is not empty, and neither fuzzy, new, nor in
  // need of review. The keys are those that `missing-translation` checks.
  @Test(
    "Coverage includes the strings that the linter requires",
    arguments: [
      // Without a template, a PO file determines its own keys. A fuzzy string is not a translation.
      (
        [
          "po/de.po": CoverageTests.po("de")
            + "msgid \"Open\"\nmsgstr \"Auf\"\n\n#, fuzzy\nmsgid \"Close\"\nmsgstr \"Zu\"\n",
          "po/fr.po": CoverageTests.po("fr") + "msgid \"Send\"\nmsgstr \"\"\n",
        ], ["en* 3 0 0 0", "de 1 1 0 0", "fr 0 0 0 1"]
      ),
      // A string without words needs no translation, and an empty string is not a translation.
      // `en-GB` falls back to `en`.
      (
        [
          "en.lproj/A.strings": "\"a\" = \"Word\";\n\"b\" = \"%@\";\n\"c\" = \"Other\";\n",
          "en-GB.lproj/A.strings": "\"a\" = \"Word\";\n",
          "de.lproj/A.strings": "\"a\" = \"\";\n",
        ], ["en* 2 0 0 0", "de 0 1 0 1", "en-GB 2 0 0 0"]
      ),
      // If the source is unknown, no language is the source language.
      (
        ["ar.lproj/A.strings": "\"a\" = \"Word\";\n", "de.lproj/A.strings": "\"a\" = \"Wort\";\n"],
        ["ar 1 0 0 0", "de 1 0 0 0"]
      ),
    ] as [([String: String], [String])])
  func definition(files: [String: String], rows: [String]) throws {
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      request.countsCoverage = true
      let catalog = try #require(try CoverageRun.run(request).catalogs.first)
      #expect(
        catalog.languages.map { language in
          "\(language.name)\(language.isSource ? "*" : "") \(language.translated) "
            + "\(language.needsReview) \(language.new) \(language.missing)"
        } == rows)
      // A run of the linter finds the same counts.
      #expect(try LintRun.run(request).coverage == [catalog])
    }
  }

  private static func po(_ language: String) -> String {
    """
    msgid ""
    msgstr ""
    "Language: \(language)\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"


    """
  }

  @Test("The table has aligned columns, and bars on request")
  func table() throws {
    try CatalogTree.with(["A.xcstrings": Self.catalog]) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let report = CoverageReport(try CoverageRun.run(request).catalogs)
      var buffer = ByteBuffer()
      report.appendText(style: TextStyle(), hasBars: true, to: &buffer)
      let lines = buffer.text.split(separator: "\n").dropFirst()
      #expect(
        lines.map { String($0) } == [
          "  language  translated  needs review  new  stale  missing  percent",
          """
            en                 3             0    0      0        0    100 %  \
          ████████████████████  source
          """,
          """
            de                 1             1    1      1        0     33 %  ██████▌·············
          """,
          """
            fr                 0             1    1      0        1      0 %  ····················
          """,
        ])
    }
  }

  @Test("Markdown output is a table whose cells may contain any name")
  func markdown() throws {
    try CatalogTree.with(["A|b.xcstrings": Self.catalog]) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let report = CoverageReport(try CoverageRun.run(request).catalogs)
      var buffer = ByteBuffer()
      report.appendMarkdown(to: &buffer)
      let name = "`\(tree.root.path)/A\\|b.xcstrings`"
      #expect(
        buffer.text.split(separator: "\n").map { String($0) } == [
          "| catalog | language | translated | needs review | new | stale | missing | percent |",
          "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
          "| \(name) | `en` (source) | 3 | 0 | 0 | 0 | 0 | 100 % |",
          "| \(name) | `de` | 1 | 1 | 1 | 1 | 0 | 33 % |",
          "| \(name) | `fr` | 0 | 1 | 1 | 0 | 1 | 0 % |",
        ])
    }
  }

  @Test("The coverage includes the languages that the linter requires")
  func required() throws {
    let files = [
      "en.lproj/A.strings": "\"a\" = \"b\";", "es.lproj/A.strings": "\"a\" = \"b\";",
      "iw.lproj/A.strings": "\"a\" = \"b\";",
      "waymark.yaml": "lint: { languages: [en, es-ES, he, it] }",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let catalog = try #require(try CoverageRun.run(request).catalogs.first)
      let linted = try LintRun.run(request).diagnostics
        .filter { $0.rule == "missing-language" }.compactMap { $0.subject?.language }
      #expect(linted == ["it"])
      #expect(catalog.languages.map(\.name).contains("it") && catalog.languages.count == 4)
    }
  }

  @Test("zh-Hans matches zh-CN")
  func script() throws {
    let files = [
      "en.lproj/A.strings": "\"a\" = \"b\";", "zh-Hans.lproj/A.strings": "\"a\" = \"b\";",
      "waymark.yaml": "lint: { languages: [en, zh-CN, zh-TW] }",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let catalog = try #require(try CoverageRun.run(request).catalogs.first)
      #expect(catalog.languages.map(\.name) == ["en", "zh-Hans", "zh-TW"])
    }
  }
}
