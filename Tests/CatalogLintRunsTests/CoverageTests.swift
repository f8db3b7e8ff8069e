import ByteBuffers
import CatalogLintRuns
import Diagnostics
import Foundation
import TerminalText
import Testing

/// How far translations are.
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

  @Test("Keys count by the text that is least done")
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

  @Test("The table stands in columns, with bars for a person")
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
          "  en                 3             0    0      0        0    100 %  ████████████████████  source",
          "  de                 1             1    1      1        0     33 %  ██████▌·············",
          "  fr                 0             1    1      0        1      0 %  ····················",
        ])
    }
  }

  @Test("A language is required as the linter requires it")
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

  @Test("zh-Hans serves zh-CN")
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
