import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Tests which languages a catalog requires, and which of its languages match them.
///
/// The likely scripts and regions are those of CLDR.
@Suite("Required languages")
struct RequiredLanguageTests {
  /// Returns the diagnostics for a catalog that contains two keys.
  ///
  /// All languages contain the first key, and the complete languages also contain the second.
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
    "A listed language is matched by the same language in the same script",
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

  @Test("If a file was not read completely, none of its keys are reported as missing or orphaned")
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

  @Test("Missing strings in a listed language are errors, which name the language as in the list")
  func listed() {
    #expect(
      reported(listed: ["zh-CN", "en"], complete: [], partial: ["zh-Hans"])
        == ["missing-translation zh-CN error"])
    // A language that is not listed may be incomplete.
    #expect(reported(listed: ["de"], complete: ["de"], partial: ["fr"]) == [])
  }

  @Test(
    "Without a list, missing strings are a warning, and regional languages fall back",
    arguments: [
      // Each row is the complete language, the incomplete language, and `true` if a string is
      // missing.
      ("de", "fr", true), ("fr", "fr-CA", false), ("fr-CA", "fr", true), ("pt-BR", "pt-PT", false),
      ("pt-PT", "pt-BR", true), ("zh-Hant", "zh-Hant-HK", false), ("zh-Hans", "zh-Hant-HK", true),
      ("de", "en-GB", false), ("es", "es-419", false), ("es-MX", "es-AR", true),
    ])
  func fallback(_ complete: String, _ partial: String, _ isMissing: Bool) {
    let expected = isMissing ? ["missing-translation \(partial) warning"] : []
    #expect(reported(listed: nil, complete: [complete], partial: [partial]) == expected)
  }
}
