import Testing

@testable import LanguageTags

@Suite("Registered languages")
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

  /// The numbers are from the registry of 2025-08-25 and from ISO 639.
  ///
  /// The registry contains 8,268 records of type `language`: 190 subtags with two letters, 8,077
  /// with three letters, and the range `qaa..qtz`, which contains 520. ISO 639-2 contains 184 codes
  /// for languages with two-letter codes; 20 of these languages have a second code for
  /// bibliographies. ISO 639-3 contains `hbs` for the deprecated `sh`. The codes `jaw`, `mol`,
  /// `scc`, and `scr` are retired.
  @Test("The number of registered subtags equals that of the registry and ISO 639")
  func counts() {
    #expect(LanguageRegistry.table.utf8CodeUnitCount == 26 * 26 * 6)
    #expect(Self.pairs.count(where: Self.isRegistered) == 190)
    #expect(Self.triples.count(where: Self.isRegistered) == 8_077 + 520 + 184 + 20 + 1 + 4)
    let privateUse = Self.triples.filter { ("qaa"..."qtz").contains($0) }
    #expect(privateUse.count == 520 && privateUse.allSatisfy(Self.isRegistered))
  }

  @Test(
    "Languages in the registry are found, including deprecated and special ones, in any case",
    arguments: [
      "fr", "de-DE", "zh-Hans-CN", "gsw", "FR", "Zh-HANT", "tlh", "aaa", "zzj", "aa", "zu",
      // These languages are deprecated.
      "iw", "in", "ji", "jw", "mo", "sh", "bh",
      // These are for special purposes and private use.
      "und", "mul", "mis", "zxx", "qaa", "qtz", "x-French",
      // These are grandfathered tags.
      "i-klingon", "i-default", "en-GB-oed", "sgn-BE-FR", "zh-min", "art-lojban", "cel-gaulish",
      // These are ISO 639-2 and ISO 639-3 codes for languages that have two-letter codes.
      "eng", "deu", "ger", "zho", "chi", "twi", "hbs", "eng-US",
      // The other subtags need not be registered.
      "fr-Zork", "fr-QQ", "fr-zork1", "en-u-zz-zork", "zh-qqq",
    ])
  func registered(_ text: String) {
    #expect(Self.isRegistered(text) && Self.hasRegisteredLanguage(text))
  }

  @Test(
    "A well-formed tag whose language is not registered is recognized",
    arguments: [
      "French", "english", "Deutsch", "xx", "qq", "qq-Zork", "zz-ZZ", "jp", "cn",
      "xyz", "zzz", "aaaa", "fran", "abcdefgh", "xx-x-private",
    ])
  func unregistered(_ text: String) throws {
    #expect(LanguageTag(text) != nil)
    #expect(!Self.isRegistered(text) && !Self.hasRegisteredLanguage(text))
  }

  @Test("`hasRegisteredLanguage` has the same result for bytes and for their tag")
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
