import LanguageTags
import LocaleNegotiation
import Testing

@Suite("Preference chains")
struct PreferenceChainTests {
  private func texts(_ chain: PreferenceChain) -> [String] { chain.preferences.map(\.text) }

  @Test(
    "The environment",
    arguments: [
      ([:], []),
      (["LANG": "de_DE.UTF-8"], ["LANG=de_DE.UTF-8"]),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"], ["LC_MESSAGES=fr_FR"]),
      (["LANG": "de", "LC_MESSAGES": "fr", "LC_ALL": "ja"], ["LC_ALL=ja"]),
      (["LANG": "de", "LC_MESSAGES": "", "LC_ALL": ""], ["LANG=de"]),
      (["LANG": "de", "LANGUAGE": "fr:es"], ["LANGUAGE=fr", "LANGUAGE=es", "LANG=de"]),
      (["LANG": "de", "LANGUAGE": ""], ["LANG=de"]),
      (["LANG": "C", "LANGUAGE": "fr"], ["LANG=C"]),
      (["LANG": "POSIX", "LANGUAGE": "fr"], ["LANG=POSIX"]),
      (["LANG": "fr", "LC_ALL": "C", "LANGUAGE": "de"], ["LC_ALL=C"]),
      (["LANG": "C.UTF-8", "LANGUAGE": "fr"], ["LANGUAGE=fr", "LANG=C.UTF-8"]),
      (["LANG": "de", "LANGUAGE": "pt:C:fr"], ["LANGUAGE=pt", "LANGUAGE=C"]),
      (["LANG": "de", "LANGUAGE": ":fr::es:"], ["LANGUAGE=fr", "LANGUAGE=es", "LANG=de"]),
      (["LANGUAGE": "fr"], ["LANGUAGE=fr"]),
      (["LC_CTYPE": "fr", "PATH": "/bin"], []),
    ] as [([String: String], [String])])
  func environment(variables: [String: String], expected: [String]) {
    let chain = PreferenceChain(environment: variables)
    #expect(chain.preferences.map { "\($0.source.rawValue)=\($0.text)" } == expected)
  }

  @Test(
    "An Accept-Language field",
    arguments: [
      ("fr", ["fr"]), ("", []), (" , ,", []), ("da, en-GB;q=0.8, en;q=0.7", ["da", "en-GB", "en"]),
      ("en;q=0.7, da, en-GB;q=0.8", ["da", "en-GB", "en"]), ("a;q=0.5,b;q=0.5,c", ["c", "a", "b"]),
      ("fr ; q=0.5 , de", ["de", "fr"]), ("fr;Q=0.5,de;q=0.501", ["de", "fr"]),
      ("*, fr;q=0.1", ["*", "fr"]), ("fr;q=0, de;q=0.001", ["de", "fr"]),
      ("fr;q=1.000,de", ["fr", "de"]), ("fr;q=1.,de;q=0.", ["fr", "de"]),
    ] as [(String, [String])])
  func acceptLanguage(field: String, expected: [String]) {
    let chain = PreferenceChain(acceptLanguage: field)
    #expect(texts(chain) == expected)
    #expect(chain.preferences.allSatisfy { $0.source == .acceptLanguage })
  }

  @Test(
    "A weight of zero, or none, refuses",
    arguments: [
      ("fr;q=0", SkipReason.Code.notAcceptable), ("fr;q=0.000", .notAcceptable),
      ("fr;q=", .malformedWeight), ("fr;", .malformedWeight), ("fr;q=2", .malformedWeight),
      ("fr;q=1.5", .malformedWeight), ("fr;q=1.001", .malformedWeight),
      ("fr;q=0.1234", .malformedWeight), ("fr;q=-1", .malformedWeight),
      ("fr;level=1", .malformedWeight), ("fr;q=0,5", .notAcceptable),
      ("fr;q=0.x", .malformedWeight),
    ])
  func refusals(field: String, code: SkipReason.Code) {
    let preference = PreferenceChain(acceptLanguage: field).preferences.first { $0.text == "fr" }
    guard case .skipped(let reason)? = preference?.normalized else {
      Issue.record("\(field) is accepted")
      return
    }
    #expect(reason.code == code)
  }

  @Test("Lists")
  func lists() {
    #expect(texts(PreferenceChain(list: " zh-TW, fr ,,de")) == ["zh-TW", "fr", "de"])
    #expect(texts(PreferenceChain(list: "")).isEmpty)
    #expect(PreferenceChain(list: "fr").preferences.map(\.source) == [.argument])
    #expect(PreferenceChain(explicit: "fr").preferences.map(\.source) == [.argument])
    let apple = PreferenceChain(appleLanguages: ["zh-Hans-US", "en-US"])
    #expect(texts(apple) == ["zh-Hans-US", "en-US"])
    #expect(apple.preferences.map(\.source) == [.appleLanguages, .appleLanguages])
  }

  @Test(
    "Android's spellings",
    arguments: [
      ("en-US,fr-FR", ["en-US", "fr-FR"]), ("[zh_TW_#Hant, en_US]", ["zh-Hant-TW", "en-US"]),
      ("b+sr+Latn+RS", ["sr-Latn-RS"]), ("b+es+MEX,es_MEX", ["es-MX", "es-MX"]),
      ("zh-rTW,in,iw", ["zh-TW", "id", "he"]),
    ] as [(String, [String])])
  func android(text: String, expected: [String]) {
    let chain = PreferenceChain(androidLocales: text)
    #expect(chain.preferences.map { $0.normalized.tag?.tag.description ?? "" } == expected)
  }
}
