import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests the diagnostics of rules in Java properties.
@Suite("properties: lint")
struct PropertiesLintTests {
  @Test(
    "Arguments of MessageFormat are compared",
    arguments: [
      ("{0} of {1}", "{1} von {0}", []),
      ("{0} of {1}", "von {0}", ["placeholder-missing: von {0}"]),
      ("{0,number,integer} files", "{0} Dateien", []),
      ("{0} files", "{1} Dateien", ["placeholder-translated: {1}"]),
      ("It''s {0}", "l'été {0}", ["apostrophe: '"]),
      ("It's {0}", "l'été {0}", []),
      ("It is", "l'été", []), ("'{0}' {1}", "{1}", []),
      ("{0,choice,0#none|1#one|1<{0}}", "{0}", []), ("100% of {0}", "100 % d {0}", []),
      ("%s files", "%d Dateien", ["placeholder-type: %d"]), ("%s files", "Dateien", []),
    ] as [(String, String, [String])])
  func arguments(_ source: String, _ target: String, _ expected: [String]) {
    let files = [("m.properties", "en", source), ("m_de.properties", "de", target)].map {
      path, language, text in
      LintedCatalog.File(
        path: path,
        content: CatalogFile.read(
          Array("k=\(text)\n".utf8), format: .properties, language: CatalogLanguage(name: language))
      )
    }
    let catalog = LintedCatalog(name: "m", files: files, atlas: .icu)
    let found = Linter(LintOptions()).lint(catalog).map { diagnostic in
      let bytes = files.first { $0.path == diagnostic.path }?.content.bytes ?? []
      return diagnostic.rule + ": "
        + String(decoding: bytes[diagnostic.range?.range ?? 0..<0], as: UTF8.self)
    }
    #expect(found == expected)
  }
}
