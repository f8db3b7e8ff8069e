import Foundation
import LanguageTags
import LocaleNegotiation
import TestSupport
import Testing

@Suite(
  "The nearest language", .enabled(if: NegotiationPolicy.offersNearest, "the build has no ICU"))
struct NearestTests {
  private static let file = "icu/localeMatcherTest.txt"

  @Test(
    "ICU's own test cases pass, except those that set a threshold",
    .enabled(if: TestData.isExpected(file), "\(TestData.absence)"))
  func cases() throws {
    let text = String(decoding: try TestData.content(of: Self.file), as: UTF8.self)
    let cases = MatcherCase.cases(text)
    #expect(cases.count == 929)
    let testable = cases.filter { !$0.hasThreshold }
    #expect(testable.count == 925)
    for test in testable {
      let negotiator = Negotiator(
        supported: test.supported, defaultLanguage: test.defaultLanguage ?? test.supported.first,
        policy: NegotiationPolicy(
          nearest: test.favorsScript ? .favoringScript : .favoringLanguage,
          comparesOnlyDistances: true))
      let result = negotiator.negotiate(PreferenceChain(list: test.desired))
      // The file lists tags, but the library returns the caller's spelling, so both are converted
      // to tags. In the file, `null` means that there is no default language.
      let isNull = !result.isMatched && test.defaultLanguage == nil && test.supported.isEmpty
      #expect(
        (isNull ? "null" : tag(result.language)) == tag(test.expected),
        "line \(test.line): \(test.desired) among \(test.supported), matched \(result.isMatched)")
    }
  }

  private func tag(_ text: String) -> String {
    LanguageTag(text)?.canonical.description ?? text
  }
}
