import CICU
import LanguageTags
@testable import LocaleNegotiation
import Testing

/// Compares the registry in `LanguageTags` with ICU's lists.
@Suite("Registered languages and ICU")
struct RegisteredLanguageTests {
  private static func isRegistered(_ text: String) -> Bool {
    LanguageTag(text)?.hasRegisteredLanguage ?? false
  }

  @Test("Every language that ICU lists is registered")
  func languages() {
    #expect(ICUSubtags.languages.count > 500)
    #expect(ICUSubtags.languages.filter { !Self.isRegistered($0) } == [])
  }

  @Test("Every code that ICU replaces with a registered language is registered")
  func aliases() {
    let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let codes = pairs + pairs.flatMap { pair in letters.map { pair + $0 } }
    let aliases = codes.filter { code in
      guard let language = LocaleData.canonical(code).flatMap({ LanguageTag($0) })?.language else {
        return false
      }
      return language != code && language != "und" && Self.isRegistered(language)
    }
    #expect(aliases.count > 300)
    #expect(aliases.filter { !Self.isRegistered($0) } == [])
  }

  @Test("Every extended language is registered as a language")
  func extendedLanguages() {
    #expect(ExtendedLanguages.prefixes.keys.allSatisfy { Self.isRegistered("\($0)") })
  }
}
