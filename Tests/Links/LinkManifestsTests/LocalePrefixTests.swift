import Diagnostics
import LinkManifests
import LinkRouting
import LocaleNegotiation
import TestSupport
import Testing

/// Tests paths that start with an optional language of the app, such as `/{locale?}/store`.
@Suite struct LocalePrefixTests {
  static func read(_ text: String) -> (file: ManifestFile?, codes: [String]) {
    let (file, diagnostics) = ManifestFile.read(Array(text.utf8), path: "a.links.yaml")
    return (file, diagnostics.map(\.rule))
  }

  static func yaml(languages: String, prefix: String) -> String {
    """
    app: a
    hosts: [h.example]
    languages: \(languages)
    groups:
      - prefix: "\(prefix)"
        routes:
          store: /store
          item: "/item/{id:integer}"
    """
  }

  @Test(arguments: ["/{locale?}", "[/{locale}]", "/{locale:locale?}"])
  func spellingsAreEqual(_ prefix: String) throws {
    let (file, codes) = Self.read(Self.yaml(languages: "[en, fr-CA]", prefix: prefix))
    let manifest = try #require(file?.manifest)
    #expect(codes.isEmpty)
    #expect(
      manifest.routes.map(\.pattern.description)
        == ["[/{locale}]/store", "[/{locale}]/item/{id:integer}"])
    // A manifest that is written and read again is equal.
    let text = ManifestWriter().text(of: manifest)
    #expect(Self.read(text).file?.manifest == manifest)
  }

  @Test(arguments: [
    ("store", nil, "store"),
    ("en/store", "en", "en/store"),
    ("FR-ca/item/7", "fr-ca", "fr-ca/item/7"),
    ("item/7", nil, "item/7"),
    ("it/store", "", ""),
    ("fr/store", "", ""),
  ])
  func parses(_ path: String, _ language: String?, _ canonical: String) throws {
    let (file, _) = Self.read(Self.yaml(languages: "[en, fr-CA]", prefix: "/{locale?}"))
    let router = try Router([try #require(file?.manifest)])
    let link = "https://h.example/" + path
    guard !canonical.isEmpty else {
      #expect(throws: LinkError.self) { try router.match(link) }
      return
    }
    let match = try router.match(link)
    #expect(match["locale"]?.text == language)
    #expect(match.canonicalLink == "https://h.example/" + canonical)
  }

  @Test func otherNamesAreAllowed() throws {
    let text = """
      app: a
      hosts: [h.example]
      languages: [en, de]
      routes: { r: "/{lang:locale?}/r" }
      """
    let (file, codes) = Self.read(text)
    #expect(codes.isEmpty)
    let router = try Router([try #require(file?.manifest)])
    #expect(try router.match("https://h.example/de/r")["lang"]?.text == "de")
  }

  @Test(arguments: [
    ("[]", ["unknown-type"]),
    ("[en, fr_CA]", ["invalid-language"]),
    ("[en, zz]", ["invalid-language"]),
    ("[en, EN]", ["duplicate-language"]),
  ])
  func diagnostics(_ languages: String, _ codes: [String]) {
    #expect(Self.read(Self.yaml(languages: languages, prefix: "/{locale?}")).codes == codes)
  }

  @Test func ownTypesReplaceTheLanguages() {
    let text = """
      app: a
      hosts: [h.example]
      types: { locale: { enum: [x, y] } }
      routes: { r: "/{locale?}/r" }
      """
    #expect(Self.read(text).codes.isEmpty)
  }

  @Test func theLanguageOfTheLinkIsPreferred() {
    let negotiator = Negotiator(supported: ["en", "fr", "de"])
    let chain = PreferenceChain(list: "de, en")
    #expect(negotiator.negotiate(chain.preferring(linkLanguage: "fr-ca")).language == "fr")
    #expect(negotiator.negotiate(chain.preferring(linkLanguage: nil)).language == "de")
    #expect(chain.preferring(linkLanguage: "fr").preferences.map(\.text) == ["fr", "de", "en"])
  }
}
