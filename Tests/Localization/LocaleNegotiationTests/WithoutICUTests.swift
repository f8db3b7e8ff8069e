import Foundation
@testable import LocaleNegotiation
import TestSupport
import Testing

/// Tests that strict negotiation has the same results with and without ICU.
///
/// Other suites compare the tables with ICU. This suite compares two programs.
@Suite(
  "Strict results without ICU",
  .enabled(if: ProbeWithoutICU.path != nil, "\(ProbeWithoutICU.absence)"))
struct WithoutICUTests {
  private static let matcherCases = "icu/localeMatcherTest.txt"

  /// Compares the results for pairs of supported languages and preferences.
  private func compare(_ questions: [(supported: String, preferences: String)]) throws {
    let input = questions.map { "\($0.supported)\t\($0.preferences)\n" }.joined()
    let answers = try ProbeWithoutICU.output(of: input, "--languages")
    try #require(answers.count == questions.count)
    var negotiators: [String: Negotiator] = [:]
    for (question, answer) in zip(questions, answers) {
      let languages = question.supported.split(separator: ",").map { String($0) }
      let negotiator = negotiators[question.supported] ?? Negotiator(supported: languages)
      negotiators[question.supported] = negotiator
      let result = negotiator.negotiate(PreferenceChain(list: question.preferences))
      let index = result.preferenceIndex.map { String($0) } ?? "-"
      let expected = "\(result.language) \(index) \(result.direction)"
      if answer != expected {
        Issue.record("\(question): \(answer), with ICU \(expected)")
      }
    }
  }

  @Test(
    "Every language that ICU lists has the same result, alone and with every region",
    .enabled(
      if: ICUSubtags.release == CLDR.version, "the installed ICU has a different release of CLDR"))
  func tags() throws {
    let (languages, regions) = (ICUSubtags.languages, ICUSubtags.regions)
    try #require(languages.count > 500 && regions.count > 200)
    var questions = languages.map { (supported: "en,\($0)", preferences: $0) }
    for language in languages {
      questions += regions.map { region in
        // The matched language and the direction show how the tag is interpreted.
        (
          supported: "en,\(language)-Arab,\(language)-Hebr,\(language)",
          preferences: "\(language)-\(region)"
        )
      }
    }
    try compare(questions)
  }

  @Test("The languages of the bundled apps have the same results for every language that ICU lists")
  func six() throws {
    let supported = [
      "en,es,fr,ja,zh-CN,de", "en,zh-TW,zh-HK,nb,sr-Latn,he,pt-PT,es-419", "ar,no,hr,ms",
    ]
    let languages = ICUSubtags.languages
    try compare(supported.flatMap { list in languages.map { (supported: list, preferences: $0) } })
  }

  @Test(
    "The test cases of ICU's matcher have the same results with the strict policy",
    .enabled(if: TestData.isExpected(matcherCases), "\(TestData.absence)"))
  func strictMatcherCases() throws {
    let text = String(decoding: try TestData.content(of: Self.matcherCases), as: UTF8.self)
    let questions = MatcherCase.cases(text).map {
      (supported: $0.supported.joined(separator: ","), preferences: $0.desired)
    }
    try #require(questions.count == 929)
    try compare(questions)
  }

  @Test("Locale names have the same results")
  func spellings() throws {
    try compare(
      [
        "iw_IL.UTF-8", "sr_RS@latin", "zh_TW_#Hant", "i-klingon", "zh-min-nan-TW", "es-MEX",
        "de-DDR",
        "sh-SCG", "no_NO_NY", "en-GB-oed", "sl-rozaj-biske-1994", "hy-arevmda",
        "ja-Latn-hepburn-heploc",
        "german", "b+sr+Latn", "", "*", "C", "x-a", "zh-cmn-hant-twn-x-a",
      ].map {
        (supported: "en,he,sr,sr-Latn,zh-Hant,de,tlh,es,nn,sl,hyw,ja,ja-Latn,sh", preferences: $0)
      })
  }

  @Test("Bubbles have the same text direction")
  func bubbles() throws {
    let lines = try ProbeWithoutICU.output(of: "hello\nשלום\n", "--bubbles")
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("leftToRight") == true)
    #expect(lines.last?.hasSuffix("rightToLeft") == true)
  }
}
