@testable import LocaleNegotiation
import TestSupport
import Testing

#if WAYMARK_ICU

  /// Compares CLDR's tables with the installed ICU.
  ///
  /// Aliases differ between ICU releases, so these tests require the release from which the tables
  /// were generated.
  @Suite(
    "CLDR's tables have the same results as ICU",
    .enabled(
      if: ICUSubtags.release == CLDR.version, "the installed ICU has a different release of CLDR"))
  struct CLDRTests {
    private static let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
    private static let pairs = letters.flatMap { first in letters.map { first + $0 } }
    private static let codes = pairs + pairs.flatMap { pair in letters.map { pair + $0 } }

    @Test("Every language of two or three letters is canonicalized like in ICU")
    func languages() {
      for code in Self.codes {
        expectSameCanonical(code)
        expectSameLikely(code)
        for region in ["CS", "SU", "BR"] { expectSameCanonical("\(code)-\(region)") }
      }
    }

    @Test("Every language that ICU lists is canonicalized like in ICU, with any region and script")
    func combinations() {
      for language in ICUSubtags.languages + ["und", "sgn"] {
        for rest in ICUSubtags.regions + ICUSubtags.scripts {
          expectSameCanonical("\(language)-\(rest)")
          // With few exceptions, the script of a language depends on the region only if the
          // language has two letters.
          if language.utf8.count == 2 { expectSameLikely("\(language)-\(rest)") }
        }
      }
    }

    @Test("All languages that ICU lists have ICU's likely scripts, in every region")
    func likelyScripts() {
      for language in ICUSubtags.languages {
        for region in [""] + ICUSubtags.regions {
          let (language, region) = (Subtag(language), Subtag(region))
          let expected = ICU.likelyScript(of: language, in: region)
          #expect(CLDR.likelyScript(of: language, in: region) == expected, "\(language) \(region)")
        }
      }
    }

    @Test("Every region of two letters, three letters or three digits is read like in ICU")
    func regions() {
      let numbers = (0..<1_000).map { String(String($0 + 1_000).dropFirst()) }
      for region in Self.pairs + numbers {
        for language in ["hy", "sr-Cyrl", "und"] { expectSameCanonical("\(language)-\(region)") }
        expectSameLikely("und-\(region)")
      }
      for code in Self.codes where code.utf8.count == 3 {
        let code = Subtag(code.uppercased())
        // The table contains the codes of ICU's parser and those among CLDR's aliases. It does not
        // contain `NTZ`, the former Neutral Zone, because `LongRegions` maps this code separately.
        let expected = code == "NTZ" ? .absent : LongRegions.region(code) ?? .absent
        #expect(CLDR.region(ofLongCode: code) == expected, "\(code)")
      }
    }

    @Test("Random combinations of subtags are read like in ICU")
    func mixtures() {
      var random = SplitMix64(seed: 5)
      let variants = [
        "1996", "rozaj-biske", "aaland", "arevela", "arevmda", "bokmal", "hakka", "heploc",
        "hepburn-heploc", "lojban", "nynorsk", "polytoni", "saaho", "xiang", "posix", "valencia",
        "gaulish", "guoyu", "fonipa-scouse", "saaho-polytoni-1996",
        "aaland-arevela-arevmda-bokmal-hakka-lojban-nynorsk-saaho-xiang",
      ]
      let languages = ICUSubtags.languages + ["sgn", "hy", "no", "aa", "zh", "sh", "iw", "und"]
      let regions = ICUSubtags.regions + ["SU", "DD", "CS", "UK", "172", "276"]
      for _ in 0..<LawEffort.rounds(20_000) {
        var parts = [random.pick(languages)]
        if random.oneIn(3) { parts.append(random.pick(ICUSubtags.scripts + ["Qaai"])) }
        if random.oneIn(2) { parts.append(random.pick(regions)) }
        if random.oneIn(2) { parts.append(random.pick(variants)) }
        if random.oneIn(4) { parts.append("x-a-b") }
        let tag = parts.joined(separator: "-")
        expectSameCanonical(tag)
        // Only canonical tags are compared, because ICU's writer replaces some subtags in all tags.
        if let canonical = ICU.canonical(tag), !tag.contains("posix") {
          expectSameLikely(canonical)
        }
      }
    }

    @Test("Every tag that is registered as a whole is read like in ICU")
    func wholeTags() {
      for tag in [
        "art-lojban", "cel-gaulish", "en-GB-oed", "i-ami", "i-bnn", "i-default", "i-enochian",
        "i-hak",
        "i-klingon", "i-lux", "i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "no-bok",
        "no-nyn", "sgn-BE-FR", "sgn-BE-NL", "sgn-CH-DE", "zh-guoyu", "zh-hakka", "zh-min",
        "zh-min-nan",
        "zh-xiang",
      ] {
        expectSameCanonical(tag)
        // ICU's parser uses a different list for these two tags.
        if tag != "cel-gaulish", tag != "zh-guoyu" { expectSameLikely(tag) }
      }
      for tag in ["zh-xiang-hakka", "zh-hakka-guoyu", "x-klingon"] {
        expectSameCanonical(tag)
      }
    }

    private func expectSameCanonical(_ tag: String) {
      let expected = ICU.canonical(tag)
      if CLDR.canonical(tag) != expected {
        Issue.record("\(tag): \(CLDR.canonical(tag) ?? "no tag"), by ICU \(expected ?? "no tag")")
      }
    }

    private func expectSameLikely(_ tag: String) {
      for (found, expected) in [
        (CLDR.addingLikelySubtags(tag), ICU.addingLikelySubtags(tag)),
        (CLDR.removingLikelySubtags(tag), ICU.removingLikelySubtags(tag)),
      ] where found != expected {
        Issue.record("\(tag): \(found ?? "no tag"), by ICU \(expected ?? "no tag")")
      }
    }
  }

#endif
