import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Which languages a catalog must have, and which of its own serve them.
///
/// The likely scripts and regions are CLDR's.
@Suite("Required languages")
struct RequiredLanguageTests {
  /// What is reported for a catalog with two keys: all languages have the first one, some the second.
  private func reported(
    listed: [String]?, complete: [String], partial: [String] = [], source: String = "en"
  ) -> [String] {
    func entry(_ key: String, _ languages: [String]) -> String {
      let units = languages.map {
        #""\#($0)" : {"stringUnit" : {"state" : "translated", "value" : "T"}}"#
      }
      return #""\#(key)" : {"localizations" : {\#(units.joined(separator: ", "))}}"#
    }
    let strings = entry("Color", complete + partial) + ", " + entry("Bus", complete)
    let text =
      #"{"sourceLanguage" : "\#(source)", "strings" : {\#(strings)}, "version" : "1.0"}"#
    let file = LintedCatalog.File(
      path: "A.xcstrings", content: CatalogFile.read(Array(text.utf8), format: .xcstrings))
    let catalog = LintedCatalog(name: "A", files: [file], atlas: .icu)
    let options = LintOptions(requiredLanguages: listed?.compactMap { LanguageTag($0) })
    return Linter(options).lint(catalog)
      .filter { $0.rule.hasPrefix("missing-") }
      .map { "\($0.rule) \($0.subject?.language ?? "-") \($0.severity.rawValue)" }.sorted()
  }

  @Test(
    "A listed language is served by the same one in the same script",
    arguments: [
      ("zh-CN", "zh-Hans", true), ("zh-CN", "zh-Hant", false), ("zh-TW", "zh-Hant", true),
      ("zh-HK", "zh-Hant-TW", true), ("es", "es-ES", true), ("es", "es-419", true),
      ("pt", "pt-BR", true), ("pt-PT", "pt-BR", true), ("sr", "sr-Latn", false),
      ("sr-Cyrl", "sr", true), ("he", "iw", true), ("id", "in", true), ("en-GB", "de", true),
      ("de", "nl", false), ("no", "sv", false), ("nb", "no", true), ("no", "nb", true),
      ("nn", "no", false),
    ])
  func serving(_ listed: String, _ own: String, _ isServed: Bool) {
    let expected = isServed ? [] : ["missing-language \(listed) error"]
    #expect(reported(listed: [listed], complete: [own]) == expected)
  }

  @Test("Of a file that was not read to its end nothing is missing, and nothing is left over")
  func broken() {
    func reported(_ source: String, _ translation: String) -> [String] {
      let files = [("en", source), ("de", translation)].map { language, text in
        LintedCatalog.File(
          path: "\(language).lproj/A.strings",
          content: CatalogFile.read(
            Array(text.utf8), format: .strings, language: CatalogLanguage(name: language)))
      }
      let options = LintOptions(requiredLanguages: ["de"].compactMap { LanguageTag($0) })
      return Linter(options).lint(LintedCatalog(name: "A", files: files, atlas: .icu)).map(\.rule)
    }
    let whole = "\"a\" = \"A\";\n\"b\" = \"B\";\n"
    let broken = "\"a\" = \"A\";\n\"b\" \"B\";\n"
    #expect(reported(whole, broken) == ["syntax"])
    #expect(reported(broken, whole) == ["syntax"])
    #expect(reported(whole, "\"a\" \"A\";") == ["syntax"])
    #expect(reported(whole, "\"a\" = \"A\";\n") == ["missing-translation"])
  }

  @Test("What lacks in a listed language is an error, by the name of the list")
  func listed() {
    #expect(
      reported(listed: ["zh-CN", "en"], complete: [], partial: ["zh-Hans"])
        == ["missing-translation zh-CN error"])
    // A language that is not listed need not be complete.
    #expect(reported(listed: ["de"], complete: ["de"], partial: ["fr"]) == [])
  }

  @Test(
    "Without a list it is a warning; regions fall back",
    arguments: [
      // What is complete, what is not, whether that lacks something.
      ("de", "fr", true), ("fr", "fr-CA", false), ("fr-CA", "fr", true), ("pt-BR", "pt-PT", false),
      ("pt-PT", "pt-BR", true), ("zh-Hant", "zh-Hant-HK", false), ("zh-Hans", "zh-Hant-HK", true),
      ("de", "en-GB", false), ("es", "es-419", false), ("es-MX", "es-AR", true),
    ])
  func fallback(_ complete: String, _ partial: String, _ isMissing: Bool) {
    let expected = isMissing ? ["missing-translation \(partial) warning"] : []
    #expect(reported(listed: nil, complete: [complete], partial: [partial]) == expected)
  }
}
