import LanguageTags
import LocaleNegotiation
import Testing

@Suite("Preference chains")
struct PreferenceChainTests {
  private func texts(_ chain: PreferenceChain) -> [String] { chain.preferences.map(\.text) }

  @Test(
    "Environment variables are read in the order of precedence of POSIX and gettext",
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
      (["LANGUAGE": "fr"], []), (["LANGUAGE": "fr", "LANG": ""], []),
      (["LC_CTYPE": "fr", "PATH": "/bin"], []),
    ] as [([String: String], [String])])
  func environment(variables: [String: String], expected: [String]) {
    let chain = PreferenceChain(environment: variables)
    #expect(chain.preferences.map { "\($0.source.rawValue)=\($0.text)" } == expected)
  }

  @Test(
    "The languages in an Accept-Language field are sorted by weight",
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
    "A language with a zero or malformed weight is skipped",
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

  @Test("Lists are split at commas and keep their source")
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
    "Lists that are pasted from Apple's and Android's settings are recognized",
    arguments: [
      ("(\n    \"zh-Hans-US\",\n    \"en-US\"\n)", ["zh-Hans-US", "en-US"], .appleLanguages),
      ("(de, \"en-US\");", ["de", "en-US"], .appleLanguages),
      (#"["fr-CA", "en"]"#, ["fr-CA", "en"], .appleLanguages),
      (#""ja-JP","en""#, ["ja-JP", "en"], .appleLanguages),
      ("[fr_FR,en_US]", ["fr_FR", "en_US"], .androidLocales),
      ("[zh_TW_#Hant, en_US]", ["zh_TW_#Hant", "en_US"], .androidLocales),
      ("fr, de", ["fr", "de"], .argument), ("[]", [], .androidLocales), ("\"", ["\""], .argument),
      ("fr(", ["fr("], .argument), ("de, [fr", ["de", "[fr"], .argument), ("", [], .argument),
      ("(fr) de", ["(fr) de"], .argument), ("[\"fr, de]", ["\"fr", "de"], .appleLanguages),
    ] as [(String, [String], PreferenceSource)])
  func pasted(text: String, expected: [String], source: PreferenceSource) {
    let chain = PreferenceChain(list: text)
    #expect(texts(chain) == expected)
    #expect(chain.preferences.allSatisfy { $0.source == source })
    let negotiator = Negotiator(supported: ["en", "fr", "ja", "zh-CN", "zh-TW", "de"])
    #expect(negotiator.negotiate(list: text) == negotiator.negotiate(chain))
  }

  @Test(
    "The syntax of a locale name is recognized",
    arguments: [
      ("ja_JP_JP", "ja-JP", .java), ("es_ES_TRADITIONAL", "es-ES", .java),
      ("th_TH_TH", "th-TH", .java), ("no_NO_NY", "nn-NO", .java), ("de__PHONEBOOK", "de", .java),
      ("de_DE_1996", "de-DE-1996", .posix), ("ca_ES_VALENCIA", "ca-ES-valencia", .posix),
      ("zh_Hant_TW", "zh-Hant-TW", .posix), ("de_DE.UTF-8", "de-DE", .posix),
      ("german", "de-DE", .alias), ("German", "de-DE", .alias), ("bokmål", "nb-NO", .alias),
      ("german.utf8", "de-DE", .alias), ("de-DE", "de-DE", .tag), ("zh-TW", "zh-TW", .tag),
      ("klingon", nil, .tag),
    ] as [(String, String?, LocaleForm)])
  func spellings(text: String, tag: String?, form: LocaleForm) {
    let negotiator = Negotiator(supported: ["en"])
    let step = negotiator.explain(PreferenceChain(list: text)).steps.first
    #expect(step?.form == form)
    let found = NormalizedTag.normalize(text).tag?.tag
    #expect(tag == nil ? found?.hasRegisteredLanguage != true : found?.description == tag)
  }

  @Test(
    "Android's spellings are supported",
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
