@testable import LocaleNegotiation
import TestSupport
import Testing

@Suite("The fast path for tags agrees with ICU")
struct CommonTagsTests {
  private func quick(_ tag: String) -> TagReading? {
    CommonTags.reading(
      Array(tag.utf8).span, at: 0..<tag.utf8.count, tables: CommonTags.tables)
  }

  /// Compares the fast path with ICU, and returns `true` if the fast path supports the tag.
  private func agrees(_ tag: String) -> Bool {
    guard let quick = quick(tag) else { return false }
    let slow = TagNormalizer.normalize(tag, form: .any).tag?.reading
    if quick != slow { Issue.record("\(tag): \(quick), by ICU \(String(describing: slow))") }
    return true
  }

  @Test("Tags with every language and region that ICU lists are read like in ICU")
  func regionsOfLanguages() {
    var covered = 0
    for language in ICUSubtags.languages {
      if agrees(language) { covered += 1 }
      // If the fast path does not support a language, it does not support its regions either.
      guard quick(language) != nil else { continue }
      for region in ICUSubtags.regions + ["001", "150", "419", "003", "840"] {
        if agrees("\(language)-\(region)") { covered += 1 }
      }
    }
    #expect(covered > 20_000)
  }

  @Test("Tags with every language and script that ICU lists are read like in ICU")
  func scriptsOfLanguages() {
    var covered = 0
    for language in ICUSubtags.languages where quick(language) != nil {
      for script in ICUSubtags.scripts where agrees("\(language)-\(script)") { covered += 1 }
    }
    #expect(covered > 1_000)
  }

  @Test("Random tags are read like in ICU, in any case and with underscores")
  func combinations() {
    var random = SplitMix64(seed: 1)
    var covered = 0
    let known = ICUSubtags.languages.filter { quick($0) != nil }
    for _ in 0..<LawEffort.rounds(20_000) {
      let parts = [
        random.pick(known), random.pick(ICUSubtags.scripts), random.pick(ICUSubtags.regions),
      ]
      let tag = parts.joined(separator: random.oneIn(2) ? "-" : "_")
      let spelled = random.oneIn(2) ? tag.uppercased() : tag.lowercased()
      if agrees(random.oneIn(2) ? tag : spelled) { covered += 1 }
    }
    #expect(covered > 100)
  }

  @Test("The fast path does not support any other kinds of tags")
  func forms() {
    for text in [
      "", "d", "de-", "de-D", "de--DE", "deu", "de-DEU", "de.AT", "de-123", "x-de", "C",
      "de-Latn-", "de-Latn-D", "de-Lat1", "de-D1", "1e", "de-Latn-DEU", "de-1996", "zh-cmn",
      "de-DD",
    ] {
      #expect(quick(text) == nil, "\(text)")
    }
  }

  @Test("Common tags of each kind are supported")
  func readings() {
    #expect(quick("zh-TW") == TagReading(language: "zh", script: "Hant", region: "TW"))
    #expect(quick("zh-US") == TagReading(language: "zh", script: "Hans", region: "US"))
    #expect(quick("ES_419") == TagReading(language: "es", script: "Latn", region: "419"))
    #expect(quick("fil") == TagReading(language: "fil", script: "Latn", region: .absent))
    #expect(quick("SR-latn-rs") == TagReading(language: "sr", script: "Latn", region: "RS"))
    #expect(quick("sr-ME") == nil)
  }

  @Test("Negotiating with a list has the same result as negotiating with its chain")
  func lists() {
    var random = SplitMix64(seed: 2)
    let negotiator = Negotiator(
      supported: ["en", "en-GB", "es-419", "fr", "ja", "zh-CN", "zh-HK", "sr-Latn", "nb", "he"])
    let pieces = [
      "en", "fr", "zh", "-", "_", ",", ",", " ", "TW", "Hant", "tlh", "und", "*", "iw", "yue", "no",
      "sr", "ME", "en-AU", "zh_MO", "x-y", "é", "\u{301}", ".UTF-8", "@latin",
    ]
    for _ in 0..<LawEffort.rounds(5_000) {
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in random.pick(pieces) }
        .joined()
      let chain = PreferenceChain(list: text)
      let result = negotiator.negotiate(chain)
      #expect(negotiator.negotiate(list: text) == result, "\(text)")
      let explanation = negotiator.explain(chain)
      #expect(explanation.result == result)
      #expect(explanation.steps.count == chain.preferences.count)
      let winners = explanation.steps.indices.filter { explanation.steps[$0].outcome == .matched }
      #expect(winners == (result.preferenceIndex.map { [$0] } ?? []))
    }
  }

  @Test("Every script correction cites a source, and no earlier correction overrides it")
  func corrections() {
    for row in ScriptCorrections.rows {
      #expect(!row.source.isEmpty)
      for region in row.regions.isEmpty ? [.absent] : row.regions {
        #expect(ScriptCorrections.script(of: row.language, in: region) == row.script)
      }
    }
  }
}
