import LocaleNegotiation
import Testing

@Suite("Strict policy")
struct StrictPolicyTests {
  /// The languages that the bundled apps support.
  private static let six = ["en", "es", "fr", "ja", "zh-CN", "de"]

  private func negotiate(
    _ list: String, _ supported: [String], _ policy: NegotiationPolicy = .strict
  ) -> Negotiation {
    let negotiator = Negotiator(supported: supported, policy: policy)
    let result = negotiator.negotiate(PreferenceChain(list: list))
    #expect(negotiator.negotiate(list: list) == result)
    #expect(negotiator.explain(PreferenceChain(list: list)).result == result)
    return result
  }

  @Test(
    "The first preference with a match in the same script is chosen",
    arguments: [
      ("zh-TW,fr", "fr", 1), ("fr", "fr", 0), ("fr-CA", "fr", 0), ("de_AT.UTF-8", "de", 0),
      ("zh", "zh-CN", 0), ("zh-CN", "zh-CN", 0), ("zh-Hans", "zh-CN", 0), ("zh-SG", "zh-CN", 0),
      ("zh-US", "zh-CN", 0), ("zh-AU", "zh-CN", 0), ("zh-Hans-TW", "zh-CN", 0), ("cmn", "zh-CN", 0),
      ("wuu", "zh-CN", 0), ("yue-Hans", "zh-CN", 0), ("yue-CN", "zh-CN", 0),
      ("zh-cmn-Hans-CN", "zh-CN", 0), ("ja-Jpan", "ja", 0), ("ja-Hira", "ja", 0),
      ("ja-Kana", "ja", 0), ("JA-jp", "ja", 0), ("und,xx,*,es", "es", 3), ("en-Latn-GB", "en", 0),
      ("i-default", "en", 0), ("nl,en", "en", 1),
    ])
  func matched(list: String, language: String, index: Int) {
    let result = negotiate(list, Self.six)
    #expect(result.language == language)
    #expect(result.preferenceIndex == index)
    #expect(result.isMatched)
    #expect(result.direction == .leftToRight)
  }

  @Test(
    "If no preference matches, the default language is chosen",
    arguments: [
      "zh-TW", "zh-HK", "zh-MO", "zh-Hant", "zh-Hant-CN", "yue", "yue-HK", "ja-Latn", "gsw", "ca",
      "lb", "en-Shaw", "en-Arab", "und", "*", "C", "x-en", "", "nonsense tag", "mul", "zxx", "pt",
    ])
  func unmatched(list: String) {
    let result = negotiate(list, Self.six)
    #expect(result.language == "en")
    #expect(!result.isMatched && result.preferenceIndex == nil)
  }

  @Test(
    "The closest region is chosen, or the first language if no region is closer",
    arguments: [
      ("en-AU", "en,en-GB", "en-GB"), ("en-AU", "en-US,en-GB", "en-GB"),
      ("en", "en-GB,en-US", "en-US"),
      ("en", "en-GB,en-001", "en-001"), ("en-DE", "en-US,en-001", "en-001"),
      ("en-GB", "en,en-GB", "en-GB"), ("en-US", "en-GB,en", "en"), ("es-AR", "es,es-419", "es-419"),
      ("es-AR", "es,es-MX", "es-MX"), ("es-ES", "es-419,es", "es"),
      ("pt-AO", "pt-BR,pt-PT", "pt-PT"),
      ("pt", "pt-PT,pt-BR", "pt-BR"), ("zh-MO", "zh-TW,zh-HK", "zh-HK"),
      ("zh-HK", "zh-TW,zh-MO", "zh-MO"), ("de-LU", "de-AT,de-CH", "de-AT"),
      ("de-AT", "de,de-AT", "de-AT"), ("de-CH", "de-AT,de", "de"), ("fr", "fr-CA,fr-CH", "fr-CA"),
      ("en-GB", "en-gb,en-GB", "en-gb"), ("iw", "fr,he-IL,he", "he"),
    ])
  func regions(list: String, supported: String, expected: String) {
    let supported = supported.split(separator: ",").map { String($0) }
    #expect(negotiate(list, supported).language == expected)
  }

  @Test("Languages with the same written form match")
  func writtenAlike() {
    #expect(negotiate("nb", ["en", "no"]).language == "no")
    #expect(negotiate("no", ["en", "nb"]).language == "nb")
    #expect(negotiate("nb", ["no", "nb"]).language == "nb")
    #expect(negotiate("yue-CN", ["zh-CN", "yue-Hans"]).language == "yue-Hans")
    #expect(!negotiate("zh-Hans", ["en", "wuu"]).isMatched)
    #expect(negotiate("sh", ["en", "sr-Latn"]).language == "sr-Latn")
    #expect(!negotiate("sr", ["en", "sr-Latn"]).isMatched)
    #expect(negotiate("sr-ME", ["en", "sr-Latn"]).language == "sr-Latn")
  }

  @Test(
    "Pairs of languages that CLDR lists in both directions match",
    arguments: [
      "nn nb", "nb nn", "no nn", "nn no", "da nb", "nb da", "da no", "no da", "bs hr", "hr bs",
      "cs sk", "sk cs", "id ms", "ms id", "aa ssy", "ssy aa",
    ])
  func pairs(pair: String) throws {
    let (wanted, supported) = (
      String(pair.split(separator: " ")[0]), String(pair.split(separator: " ")[1])
    )
    #expect(negotiate(wanted, ["en", supported]).language == supported)
    #expect(negotiate(wanted, ["en", supported, wanted]).language == wanted)
    let steps = Negotiator(supported: ["en", supported]).explain(PreferenceChain(list: wanted))
      .steps
    #expect(steps.map(\.reason) == [.sharedReaders])
    // A different script does not match.
    #expect(!negotiate(wanted + "-Cyrl", ["en", supported]).isMatched)
  }

  @Test(
    "Pairs of languages that CLDR does not list in both directions do not match",
    arguments: ["nn da", "da nn", "ca es", "de nl", "sv nb", "zh yue"])
  func unpaired(pair: String) {
    let (wanted, supported) = (
      String(pair.split(separator: " ")[0]), String(pair.split(separator: " ")[1])
    )
    #expect(!negotiate(wanted, ["en", supported]).isMatched)
  }

  @Test(
    "Chinese languages match by their likely script",
    arguments: [
      ("yue-Hant-HK", "zh-TW"), ("yue-HK", "zh-TW"), ("yue", "zh-TW"), ("yue-Hans", "zh-CN"),
      ("yue-CN", "zh-CN"), ("gan", "zh-CN"), ("hsn", "zh-CN"), ("hak", "zh-CN"), ("nan", "zh-CN"),
      ("wuu", "zh-CN"), ("hak-TW", "zh-TW"), ("nan-TW", "zh-TW"), ("nan-Hant", "zh-TW"),
      ("zh-min-nan", "zh-CN"), ("hak-Hans-TW", "zh-CN"),
    ])
  func chinese(wanted: String, expected: String) {
    #expect(negotiate(wanted, ["en", "zh-CN", "zh-TW"]).language == expected)
    #expect(negotiate(wanted, ["en", "zh-Hans", "zh-Hant"]).isMatched)
    guard expected == "zh-TW" else { return }
    for nearest in NegotiationPolicy.Nearest.allCases {
      #expect(!negotiate(wanted, Self.six, NegotiationPolicy(nearest: nearest)).isMatched)
    }
  }

  @Test(
    "A rejected language is not chosen",
    arguments: [
      ("nl,en;q=0,*;q=0.1", "en,es,fr", "es"), ("en;q=0,*", "en-GB,fr", "fr"),
      ("nl,*;q=0.1", "en,es", "en"), ("nl,en;q=0", "en,es", "en"),
      ("en-GB,en;q=0,fr", "en,fr", "fr"),
      ("en-GB,en;q=0", "en-GB,fr", "en-GB"), ("de-CH;q=0,de", "en,de", "de"),
      ("de,de-CH;q=0", "en,de-CH,de-AT", "de-AT"), ("es;q=0,en;q=0,*;q=0.5", "en,es", "en"),
      ("fr,*;q=0", "en,fr", "fr"), ("zh-Hans;q=0,zh,*", "en,zh-CN", "en"),
    ])
  func refused(field: String, supported: String, expected: String) {
    let negotiator = Negotiator(supported: supported.split(separator: ",").map { String($0) })
    let chain = PreferenceChain(acceptLanguage: field)
    #expect(negotiator.negotiate(chain).language == expected)
    #expect(negotiator.explain(chain).result == negotiator.negotiate(chain))
  }

  @Test("The result keeps the caller's spelling")
  func spelling() {
    for spelling in ["zh-CN", "zh-Hans", "ZH_hans_cn", "cmn", "zh_CN.UTF-8"] {
      #expect(negotiate("zh", ["en", spelling]).language == spelling)
    }
  }

  @Test("The default language is English if it is supported, and the first language otherwise")
  func defaults() {
    #expect(Negotiator(supported: ["fr", "en-GB"]).defaultLanguage == "en-GB")
    #expect(Negotiator(supported: ["fr", "de"]).defaultLanguage == "fr")
    #expect(Negotiator(supported: []).defaultLanguage == "en")
    let negotiator = Negotiator(supported: ["fr"], defaultLanguage: "he")
    let result = negotiator.negotiate(PreferenceChain(list: "ja"))
    #expect(result.language == "he" && result.direction == .rightToLeft && !result.isMatched)
  }

  @Test("Supported strings that do not name a language are never chosen, and are reported")
  func unusable() {
    let negotiator = Negotiator(supported: ["und", "", "*", "x-y", "fr"])
    #expect(negotiator.negotiate(PreferenceChain(list: "und,*,x-y,fr")).preferenceIndex == 3)
    #expect(negotiator.unusableLanguages.map(\.index) == [0, 1, 2, 3])
  }

  @Test(
    "The nearest language is chosen only if no preference matches strictly",
    .enabled(if: NegotiationPolicy.offersNearest, "the build has no ICU"),
    arguments: [
      ("gsw", "de", 0), ("lb", "de", 0), ("ca", "es", 0), ("gsw,fr", "fr", 1), ("ca,en", "en", 1),
    ])
  func nearest(list: String, language: String, index: Int) {
    for nearest in NegotiationPolicy.Nearest.allCases {
      let result = negotiate(list, Self.six, NegotiationPolicy(nearest: nearest))
      #expect(result.language == language && result.preferenceIndex == index)
    }
    #expect(!negotiate("zh-TW", Self.six, NegotiationPolicy(nearest: .favoringLanguage)).isMatched)
    #expect(!negotiate("und,*", Self.six, NegotiationPolicy(nearest: .favoringLanguage)).isMatched)
  }

  @Test("If the policy accepts the other Han script, it is chosen only if no preference matches")
  func otherHan() {
    let policy = NegotiationPolicy(acceptsOtherHanScript: true)
    #expect(negotiate("zh-TW", Self.six, policy).language == "zh-CN")
    #expect(negotiate("yue", Self.six, policy).language == "zh-CN")
    #expect(negotiate("zh-TW,fr", Self.six, policy).language == "fr")
    #expect(negotiate("zh-CN", ["en", "zh-TW"], policy).language == "zh-TW")
    #expect(!negotiate("ja-Latn", Self.six, policy).isMatched)
  }
}
