@testable import LocaleNegotiation
import TestSupport
import Testing

#if WAYMARK_ICU

  /// The tables of CLDR against the ICU that is installed.
  ///
  /// Another release of ICU knows more or other aliases, so that these tests need the release that
  /// the tables were made from.
  @Suite(
    "CLDR's tables answer as ICU does",
    .enabled(
      if: ICUSubtags.release == CLDR.version, "the installed ICU has another release of CLDR"))
  struct CLDRTests {
    private static let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
    private static let pairs = letters.flatMap { first in letters.map { first + $0 } }
    private static let codes = pairs + pairs.flatMap { pair in letters.map { pair + $0 } }

    @Test("Every language of two or three letters")
    func languages() {
      for code in Self.codes {
        expectSameCanonical(code)
        expectSameLikely(code)
        for region in ["CS", "SU", "BR"] { expectSameCanonical("\(code)-\(region)") }
      }
    }

    @Test("Every language that ICU lists, in every region and in every script")
    func combinations() {
      for language in ICUSubtags.languages + ["und", "sgn"] {
        for rest in ICUSubtags.regions + ICUSubtags.scripts {
          expectSameCanonical("\(language)-\(rest)")
          // The languages whose scripts depend on the region have two letters, but for a few.
          if language.utf8.count == 2 { expectSameLikely("\(language)-\(rest)") }
        }
      }
    }

    @Test("The likely script of every language that ICU lists in every region")
    func likelyScripts() {
      for language in ICUSubtags.languages {
        for region in [""] + ICUSubtags.regions {
          let (language, region) = (Subtag(language), Subtag(region))
          let expected = ICU.likelyScript(of: language, in: region)
          #expect(CLDR.likelyScript(of: language, in: region) == expected, "\(language) \(region)")
        }
      }
    }

    @Test("Every region of two letters, three letters and three digits")
    func regions() {
      let numbers = (0..<1_000).map { String(String($0 + 1_000).dropFirst()) }
      for region in Self.pairs + numbers {
        for language in ["hy", "sr-Cyrl", "und"] { expectSameCanonical("\(language)-\(region)") }
        expectSameLikely("und-\(region)")
      }
      for code in Self.codes where code.utf8.count == 3 {
        let code = Subtag(code.uppercased())
        // The neutral zone has an entry of its own, and what ICU's parser lacks is among the
        // aliases.
        let expected = code == "NTZ" ? .absent : LongRegions.region(code) ?? .absent
        #expect(CLDR.region(ofLongCode: code) == expected, "\(code)")
      }
    }

    @Test("Some of everything")
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
        // What is likely is asked of canonical tags; ICU's writer replaces some subtags of others.
        if let canonical = ICU.canonical(tag), !tag.contains("posix") {
          expectSameLikely(canonical)
        }
      }
    }

    @Test("Every tag that was registered as a whole")
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
        // ICU's parser of these two reads another list.
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
