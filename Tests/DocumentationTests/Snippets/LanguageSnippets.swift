import LinkRouting
import LocaleNegotiation
import LocalizedTexts
import Testing

/// The code on the documentation pages of the libraries for languages.
@Suite struct LanguageSnippets {
  @Test func localeNegotiation() {
    let negotiator = Negotiator(supported: ["en", "es", "fr", "ja", "zh-CN", "de"])
    let chain = PreferenceChain(acceptLanguage: "zh-TW, fr;q=0.8")
    let language = negotiator.negotiate(chain).language  // "fr"
    #expect(language == "fr")
  }

  @Test func languageOfALink() throws {
    let manifest = LinkManifest(
      app: "boutique", hosts: ["boutique.example"], languages: ["en", "de", "fr-CA"],
      types: [.locale(languages: ["en", "de", "fr-CA"])],
      routes: [Route(name: "store", pattern: try RoutePattern(parsing: "/{locale?}/store"))])
    let router = try Router([manifest])
    let negotiator = Negotiator(supported: ["en", "de", "fr"])
    let match = try router.match("https://boutique.example/fr-CA/store")
    let chain = PreferenceChain(acceptLanguage: "de, en")
      .preferring(linkLanguage: match["locale"]?.text)
    let language = negotiator.negotiate(chain).language  // "fr"
    #expect(language == "fr")
  }

  @Test func localizedTexts() {
    let texts = Texts<WordlyText>(language: "fr")
    let title = texts[.joinTitle]  // "Rejoindre une session"
    #expect(title == "Rejoindre une session")
  }
}
