import Diagnostics
import LanguageTags
import LocaleNegotiation
import Testing

@Suite("Explanations")
struct ExplanationTests {
  private func lines(
    _ chain: PreferenceChain, _ supported: [String], _ policy: NegotiationPolicy = .strict
  ) -> [String] {
    Negotiator(supported: supported, policy: policy).explain(chain).steps.map { step in
      let normalized = step.normalized?.description ?? "-"
      let supported = step.supported.map { " \($0)" } ?? ""
      return "\(step.preference.text) \(step.preference.source.rawValue) \(normalized) "
        + "\(step.outcome.rawValue) \(step.reason.rawValue)\(supported)"
    }
  }

  @Test("There is a step with a reason for every preference")
  func steps() {
    let supported = ["en", "es", "fr", "ja", "zh-CN", "de"]
    #expect(
      lines(PreferenceChain(list: "zh-TW,x-y,nl,fr-CA,de,*"), supported) == [
        "zh-TW argument zh-Hant-TW unsupported script-not-supported zh-CN",
        "x-y argument - skipped private-use-tag",
        "nl argument nl unsupported language-not-supported",
        "fr-CA argument fr-CA matched same-language-and-script fr",
        "de argument de not-reached earlier-match", "* argument - skipped wildcard",
      ])
    #expect(
      lines(PreferenceChain(environment: ["LANG": "de_DE.UTF-8"]), supported)
        == ["de_DE.UTF-8 LANG de-DE matched same-language-and-script de"])
    #expect(
      lines(PreferenceChain(acceptLanguage: "de;q=0,fr;q=x"), supported) == [
        "de accept-language - skipped not-acceptable",
        "fr accept-language - skipped malformed-weight",
      ])
    #expect(
      lines(PreferenceChain(list: "xx,klingon,qq-Zork,eng"), supported) == [
        "xx argument xx unsupported language-not-registered",
        "klingon argument klingon unsupported language-not-registered",
        "qq-Zork argument qq-Zork unsupported language-not-registered",
        "eng argument en matched same-tag en",
      ])
    // A catalog can still support a language that is not registered.
    #expect(lines(PreferenceChain(list: "xx"), ["xx"]) == ["xx argument xx matched same-tag xx"])
    #expect(lines(PreferenceChain([]), supported).isEmpty)
  }

  @Test("There is a reason for each kind of match")
  func reasons() {
    let nearest = NegotiationPolicy(nearest: .favoringLanguage)
    let otherHan = NegotiationPolicy(acceptsOtherHanScript: true)
    #expect(lines(PreferenceChain(list: "iw"), ["he"]) == ["iw argument he matched same-tag he"])
    #expect(
      lines(PreferenceChain(list: "en-AU"), ["en", "en-GB"])
        == ["en-AU argument en-AU matched closest-region en-GB"])
    #expect(
      lines(PreferenceChain(list: "wuu"), ["zh"]) == ["wuu argument wuu matched written-alike zh"])
    #expect(
      lines(PreferenceChain(list: "gsw,nl"), ["en", "de"], nearest) == [
        "gsw argument gsw matched nearest-language de",
        "nl argument nl unsupported language-not-supported",
      ])
    #expect(
      lines(PreferenceChain(list: "zh-TW"), ["zh"], otherHan)
        == ["zh-TW argument zh-Hant-TW matched other-han-script zh"])
    #expect(
      lines(PreferenceChain(list: "und-TW"), ["zh-Hant"], nearest)
        == ["und-TW argument - matched nearest-language zh-Hant"])
  }

  @Test("A language that the user rejects is not reported as a script mismatch")
  func refused() {
    let chain = PreferenceChain(acceptLanguage: "de-CH, de;q=0, zh-TW;q=0.5, *;q=0.1")
    let explanation = Negotiator(supported: ["de", "fr", "zh"]).explain(chain)
    #expect(explanation.result.language == "fr")
    let reasons = Dictionary(
      uniqueKeysWithValues: explanation.steps.map { ($0.preference.text, $0.reason) })
    #expect(reasons["de-CH"] == .languageRefused && reasons["zh-TW"] == .scriptNotSupported)
  }

  @Test(
    "Locale names in the style of X11 and Java are recognized",
    arguments: [
      ("chinese-s", "alias", "zh-CN"), ("american.iso88591", "alias", "en-US"),
      ("serbocroatian", "alias", "sr-Latn-RS"), ("zh_TW_#Hant", "java", "zh-Hant-TW"),
      ("de_DE.UTF-8", "posix", "de-DE"), ("de-DE", "bcp47", "de-DE"),
    ])
  func forms(_ text: String, _ form: String, _ tag: String) {
    let step = Negotiator(supported: [tag]).explain(PreferenceChain(explicit: text)).steps.first
    #expect(step?.form.rawValue == form && step?.outcome == .matched)
  }

  @Test("The explanation of a malformed tag contains the range of the error")
  func malformed() {
    let chain = PreferenceChain(list: "de--DE")
    let step = Negotiator(supported: ["de"]).explain(chain).steps.first
    #expect(step?.reason.rawValue == "malformed")
    #expect(step?.error?.range.lowerBound == 3)
  }
}
