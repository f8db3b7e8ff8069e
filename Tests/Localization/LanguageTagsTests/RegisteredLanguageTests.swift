import Testing

@testable import LanguageTags

@Suite("Registered language")
struct RegisteredLanguageTests {
  private static let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
  private static let pairs = letters.flatMap { first in letters.map { first + $0 } }
  private static let triples = pairs.flatMap { pair in letters.map { pair + $0 } }

  private static func isRegistered(_ text: String) -> Bool {
    LanguageTag(text)?.hasRegisteredLanguage ?? false
  }

  private static func hasRegisteredLanguage(_ text: String) -> Bool {
    let bytes = Array("?\(text)?".utf8)
    return LanguageTag.hasRegisteredLanguage(bytes.span, from: 1, to: bytes.count - 1)
  }

  /// The registry of 2025-08-25 and ISO 639.
  ///
  /// The registry has 8,268 records of type `language`: 190 subtags of two letters, 8,077 of three,
  /// and the range `qaa..qtz` of 520. ISO 639-2 has 184 codes of languages with two letters, 20 of
  /// them with a second code for bibliographies; ISO 639-3 has `hbs` for the deprecated `sh`;
  /// `jaw`, `mol`, `scc` and `scr` are retired.
  @Test("The number of registered subtags equals that of the registry and ISO 639")
  func counts() {
    #expect(LanguageRegistry.table.utf8CodeUnitCount == 26 * 26 * 6)
    #expect(Self.pairs.count(where: Self.isRegistered) == 190)
    #expect(Self.triples.count(where: Self.isRegistered) == 8_077 + 520 + 184 + 20 + 1 + 4)
    let privateUse = Self.triples.filter { ("qaa"..."qtz").contains($0) }
    #expect(privateUse.count == 520 && privateUse.allSatisfy(Self.isRegistered))
  }

  @Test(
    "Languages of the registry are found, also deprecated and special ones, in any case",
    arguments: [
      "fr", "de-DE", "zh-Hans-CN", "gsw", "FR", "Zh-HANT", "tlh", "aaa", "zzj", "aa", "zu",
      // Deprecated.
      "iw", "in", "ji", "jw", "mo", "sh", "bh",
      // Special and private use.
      "und", "mul", "mis", "zxx", "qaa", "qtz", "x-French",
      // Grandfathered tags.
      "i-klingon", "i-default", "en-GB-oed", "sgn-BE-FR", "zh-min", "art-lojban", "cel-gaulish",
      // Codes of ISO 639-2 and ISO 639-3 for languages with two letters.
      "eng", "deu", "ger", "zho", "chi", "twi", "hbs", "eng-US",
      // The remaining subtags need not be registered.
      "fr-Zork", "fr-QQ", "fr-zork1", "en-u-zz-zork", "zh-qqq",
    ])
  func registered(_ text: String) {
    #expect(Self.isRegistered(text) && Self.hasRegisteredLanguage(text))
  }

  @Test(
    "A well-formed tag without a registered language is recognized",
    arguments: [
      "French", "english", "Deutsch", "xx", "qq", "qq-Zork", "zz-ZZ", "jp", "cn",
      "xyz", "zzz", "aaaa", "fran", "abcdefgh", "xx-x-private",
    ])
  func unregistered(_ text: String) throws {
    #expect(LanguageTag(text) != nil)
    #expect(!Self.isRegistered(text) && !Self.hasRegisteredLanguage(text))
  }

  @Test("`hasRegisteredLanguage` gives the same result for bytes and for their tag")
  func bytes() {
    var generator = TagGenerator(seed: 11)
    for index in 0..<4_000 {
      let text = index % 2 == 0 ? generator.tag() : generator.recased(generator.tag())
      #expect(Self.hasRegisteredLanguage(text) == Self.isRegistered(text), "\(text)")
    }
    for text in Self.pairs + Self.triples + [
      "", "f", "x", "i", "fr-", "-fr", "fr--FR", "f\u{E9}", "12",
    ] {
      let other = text.uppercased()
      #expect(Self.hasRegisteredLanguage(text) == Self.isRegistered(text), "\(text)")
      #expect(Self.hasRegisteredLanguage(other) == Self.isRegistered(text), "\(other)")
    }
  }
}
