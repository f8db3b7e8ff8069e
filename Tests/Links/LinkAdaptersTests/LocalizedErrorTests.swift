import BundledApps
import Diagnostics
import Foundation
import JoinLinks
import LinkAdapters
import LinkRouting
import LinkTexts
import LocaleNegotiation
import LocalizedTexts
import Testing
import URLSyntax

/// Tests error descriptions in the user's language.
@Suite struct LocalizedErrorTests {
  static let router = Router(proven: BundledApp.all)

  @Test func anErrorHasThreeSentences() throws {
    let error: any Error = try #require(
      refusal { try Self.router.match("https://wordly.ai/attend/KXTR?lang=%zz") })
    let localized = try #require(error as? any LocalizedError)
    // The language of the test process varies.
    let texts = ErrorLanguage.texts(
      for: ErrorLanguage.preferences(environment: ProcessInfo.processInfo.environment))
    let link = try #require(error as? LinkError)
    #expect(localized.errorDescription == texts.message(of: link))
    #expect(localized.failureReason == texts.expectation(of: link))
    #expect(localized.recoverySuggestion == texts.recovery(from: link))
    #expect(error.localizedDescription == localized.errorDescription)
  }

  /// The expected strings are those of `Localizations/Waymark.xcstrings`.
  @Test(arguments: [
    (
      "en", "A percent sign is not followed by two hexadecimal digits",
      "expected two hexadecimal digits after %", "Ask for another link"
    ),
    (
      "de", "Auf ein Prozentzeichen folgen nicht zwei hexadezimale Ziffern", nil,
      "Um einen anderen Link bitten"
    ),
    ("fr", nil, nil, "Demander un autre lien"), ("es", nil, nil, "Pedir otro enlace"),
    ("ja", nil, nil, "別のリンクを依頼してください"), ("zh-CN", nil, nil, "索取其他链接"),
  ])
  func sentences(
    _ language: String, _ description: String?, _ reason: String?, _ suggestion: String
  ) throws {
    let error = try #require(
      refusal { try Self.router.match("https://wordly.ai/attend/KXTR?lang=%zz") })
    let texts = ErrorLanguage.texts(for: [language])
    if let description { #expect(texts.message(of: error) == description) }
    if let reason { #expect(texts.expectation(of: error) == reason) }
    #expect(texts.recovery(from: error) == suggestion)
  }

  @Test(arguments: [
    ("https://wordly.ai/", WaymarkText.recoveryOpenInBrowser),
    ("https://wordly.ai/rooms/KXTR", .recoveryUpdateApp),
    ("https://wordly.ai/attend/KXTR/notes", .recoveryUpdateApp),
    ("https://user@wordly.ai/attend/KXTR", .recoveryAskForLink),
    ("https://evil.example/", .recoveryAskForLink),
  ])
  func suggestions(_ link: String, _ key: WaymarkText) throws {
    let error = try #require(refusal { try Self.router.match(link) })
    #expect(
      ErrorLanguage.texts(for: ["fr"]).recovery(from: error)
        == Texts<WaymarkText>(language: "fr")[key])
  }

  @Test func aScannersErrorHasTheSameSentences() throws {
    let link = "https://user:geheim@wordly.ai/"
    let error = try #require(throws: URLParseError.self) { try URLParts(parsing: link) }
    let rejection = try #require(refusal { try Self.router.match(link) })
    #expect(error.errorDescription == rejection.errorDescription)
    #expect(error.failureReason == rejection.failureReason)
    #expect(error.recoverySuggestion == rejection.recoverySuggestion)
  }

  @Test(arguments: [
    "https://wordly.ai/attend/geheim%FF", "https://wordly.ai/geheim", "geheim://x",
    "https://geheim.example/", "https://wordly.ai/attend/KXTR?passcode=geheim&passcode=geheim",
    "osqr://thread?text=a%00geheim",
  ])
  func nothingOfALinkIsShown(_ link: String) throws {
    let error = try #require(refusal { try Self.router.match(link) })
    for language in LinkTexts.languages {
      let texts = ErrorLanguage.texts(for: [language])
      for sentence in [
        texts.message(of: error), texts.expectation(of: error), texts.recovery(from: error),
      ] {
        #expect(!sentence.contains("geheim") && !sentence.isEmpty)
      }
    }
  }

  @Test func everyCodeHasAMessageOfItsOwn() {
    let english = ErrorLanguage.texts(for: ["en"])
    for code in LinkError.Code.all + [.notAJoinLink]
    where ![.unknownApp, .unknownRoute].contains(code) {
      let error = LinkError(
        code: code, range: SourceRange(0, 0), expected: .literal(""), parameter: "x")
      #expect(english.message(of: error) != "The link is not valid", "\(code.rawValue)")
    }
  }
}

/// Tests that errors use the language that the library negotiates.
@Suite struct ErrorLanguageTests {
  @Test func theNegotiatorChoosesTheSameLanguage() {
    let negotiator = Negotiator(supported: LinkTexts.languages, defaultLanguage: "en")
    let languages = ["en", "es", "fr", "ja", "de", "zh", "pt", "ru", "ar", "ko", "sv", "tlh"]
    let rests = [
      "", "-US", "-GB", "-MX", "-CH", "-CN", "-SG", "-TW", "-HK", "-MO", "-JP", "-BE", "-419",
      "-Hans", "-Hant", "-Hans-TW", "-Hant-CN", "-Latn", "_FR.UTF-8", "_CN.UTF-8", "_TW",
      "_DE@euro",
    ]
    for language in languages {
      for rest in rests {
        let preferences = [language + rest, "fr"]
        let expected = negotiator.negotiate(
          PreferenceChain(list: preferences.joined(separator: ",")))
        #expect(ErrorLanguage.language(for: preferences) == expected.language, "\(preferences)")
      }
    }
  }

  @Test(arguments: [
    [:], ["LANG": "de_DE.UTF-8"], ["LANG": "C"], ["LANG": "C.UTF-8", "LANGUAGE": "fr:de"],
    ["LANG": "POSIX", "LANGUAGE": "fr"], ["LC_ALL": "", "LANG": "ja_JP.UTF-8"],
    ["LC_ALL": "es_ES.UTF-8", "LC_MESSAGES": "fr", "LANG": "de"], ["LANGUAGE": "xx:zh_CN"],
    ["LANG": "de", "LANGUAGE": "C:fr"], ["LC_MESSAGES": "fr_CA", "LANG": "C"], ["LANGUAGE": "::"],
  ])
  func theEnvironmentIsReadAsTheLibraryReadsIt(_ environment: [String: String]) {
    let negotiator = Negotiator(supported: LinkTexts.languages, defaultLanguage: "en")
    let expected = negotiator.negotiate(PreferenceChain(environment: environment))
    let preferences = ErrorLanguage.preferences(environment: environment)
    #expect(ErrorLanguage.language(for: preferences) == expected.language)
  }
}
