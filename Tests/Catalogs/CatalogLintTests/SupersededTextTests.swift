import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Tests duplicate keys, for which rules compare the string that programs show.
///
/// CoreFoundation, `JSON.parse`, Dart's `jsonDecode`, and `java.util.Properties` keep the last
/// string.
@Suite("Rules: duplicate keys")
struct SupersededTextTests {
  private func lint(_ source: String, _ target: String, _ format: CatalogFormat) -> [String] {
    let files = [("en", source), ("de", target)].map { language, text in
      LintedCatalog.File(
        path: language,
        content: CatalogFile.read(
          Array(text.utf8), format: format, language: CatalogLanguage(name: language)))
    }
    let catalog = LintedCatalog(name: "A", files: files, sourceLanguage: .init("en"), atlas: .icu)
    return Linter(LintOptions()).lint(catalog).filter { $0.rule != "missing-plural-category" }
      .map { "\($0.path ?? "") \($0.rule)" }.sorted()
  }

  @Test(
    "The last string is compared",
    arguments: [
      (
        CatalogFormat.strings, #""a" = "Hi %@";"#, #""a" = "Hallo %@";"#, #""a" = "Hallo %d";"#,
        "duplicate-key"
      ),
      (
        .arb, #""a": "Hi {name}""#, #""a": "Hallo {name}""#, #""a": "Hallo {name""#, "duplicate-key"
      ),
      (
        .json, #""a": "Hi {{name}}""#, #""a": "Hallo {{name}}""#, #""a": "Hallo""#, "duplicate-key"
      ),
      (
        .json, #""a_other": "{{count}} days""#, #""a_other": "{{count}} Tage""#,
        #""a_other": "{{cont}} Tage""#, "duplicate-json-member"
      ),
      (.properties, "a = Hi {0}", "a = Hallo {0}", "a = Hallo", "duplicate-key"),
    ] as [(CatalogFormat, String, String, String, String)])
  func last(
    _ format: CatalogFormat, _ source: String, _ right: String, _ wrong: String, _ duplicate: String
  ) {
    func file(_ texts: [String]) -> String {
      switch format {
      case .arb, .json: "{" + texts.joined(separator: ", ") + "}"
      default: texts.joined(separator: "\n") + "\n"
      }
    }
    let source = file([source])
    #expect(lint(source, file([right]), format) == [])
    let expected = lint(source, file([wrong]), format)
    #expect(!expected.isEmpty)
    #expect(
      lint(source, file([right, wrong]), format) == (expected + ["de \(duplicate)"]).sorted())
    #expect(lint(source, file([wrong, right]), format) == ["de \(duplicate)"])
    #expect(
      lint(source, file([wrong, wrong, right]), format)
        == ["de \(duplicate)", "de \(duplicate)"])
  }

  @Test("An empty string that is followed by a second string is not a missing translation")
  func empty() {
    let source = #"{"a": "Hi {{name}}"}"#
    #expect(lint(source, #"{"a": "", "a": "Hallo {{name}}"}"#, .json) == ["de duplicate-key"])
  }
}
