import Diagnostics
import Foundation
import LanguageTags
import LocaleNegotiation
import TestSupport
import Testing

@Suite("Canonical forms")
struct CanonicalizationTests {
  private static let file = "icu/localeCanonicalization.txt"

  @Test(
    "CLDR's test cases pass",
    .enabled(if: TestData.isExpected(file), "\(TestData.absence)"))
  func cases() throws {
    let text = String(decoding: try TestData.content(of: Self.file), as: UTF8.self)
    var count = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: ";").map {
        $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "_", with: "-")
      }
      guard columns.count == 2 else { continue }
      let tag = try LanguageTag(parsing: columns[0])
      #expect(tag.canonical.description == columns[1], "of \(columns[0])")
      count += 1
    }
    #expect(count == 1_613)
  }

  @Test(
    "A locale name is normalized to its canonical tag",
    arguments: [
      // These names contain a codeset, modifiers, or underscores.
      ("de_DE.UTF-8", "de-DE"), ("de.ISO-8859-1", "de"), ("pt_BR", "pt-BR"),
      ("sr_RS@latin", "sr-Latn-RS"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
      ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("sd_IN@devanagari", "sd-Deva-IN"),
      ("tt_RU@iqtelif", "tt-Latn-RU"), ("de_DE@euro", "de-DE"), ("ca_ES@valencia", "ca-ES"),
      ("zh_TW_#Hant", "zh-Hant-TW"), ("sr__#Latn", "sr-Latn"),
      ("de_DE_#x", "de-DE"), (" fr ", "fr"),
      // These tags are legacy, grandfathered, extended, or deprecated.
      ("iw", "he"), ("iw_IL", "he-IL"), ("ji", "yi"), ("in", "id"), ("tl", "fil"), ("mo", "ro"),
      ("sh", "sr-Latn"), ("zh-cmn-Hans-CN", "zh-Hans-CN"), ("i-klingon", "tlh"),
      ("zh-min-nan", "nan"), ("zh-yue-HK", "yue-HK"), ("no-bok", "nb"), ("sgn-ase", "ase"),
      ("sgn-BE-FR", "sfb"), ("en-GB-oed", "en-GB-oxendict"), ("art-lojban", "jbo"), ("cmn", "zh"),
      ("prs", "fa-AF"), ("prs-Arab", "fa-Arab-AF"), ("de-DD", "de-DE"),
      ("ZH-hans-cn", "zh-Hans-CN"),
      ("i-default", "en"),
      // An extended language follows its registered prefix, even if a region has the same letters.
      ("zh-yue", "yue"), ("ar-arb", "ar"), ("AR-ARZ-EG", "arz-EG"), ("sgn-ASE-US", "ase-US"),
      ("ms-zsm", "ms"), ("kok-gom", "gom"), ("uz-uzn", "uz"), ("zho-yue", "yue"), ("ms-PSE", "pse"),
      ("zh_yue_HK.UTF-8", "yue-HK"), ("zh-yue-HKG", "yue-HK"), ("zh-min-nan-TW", "nan-TW"),
      // After a different language, the same letters are not an extended language.
      ("en-yue", "en"), ("yue-yue", "yue"), ("de-min-x-a", "de"), ("fr-ase-CA", "fr-CA"),
      ("en-xyz", "en"), ("en-xyz-bcd-efg", "en"),
      // These regions are ISO 3166 alpha-3 codes, codes of former countries, and CLDR's aliases.
      ("es-MEX", "es-MX"), ("fr-CAN", "fr-CA"), ("zh-CHN", "zh-CN"), ("eng-USA", "en-US"),
      ("en-DEU", "en-DE"), ("es_MEX.UTF-8", "es-MX"), ("es_mex@euro", "es-MX"), ("uk-SUN", "uk-UA"),
      ("de-DDR", "de-DE"), ("sh-SCG", "sr-Latn-RS"), ("sgn-BRA", "bzs"), ("ar-NTZ", "ar-SA"),
      ("zh-TWN", "zh-TW"), ("sr_SRB@latin", "sr-Latn-RS"), ("zh_TWN_#Hant", "zh-Hant-TW"),
      ("ca-ESP-valencia-u-co-trad", "ca-ES-valencia"), ("de-CHE-1996-x-a", "de-CH-1996"),
      // BCP 47 does not allow alpha-3 codes after a script, and an explicit region takes precedence
      // over them.
      ("zh-Hant-TWN", "zh-Hant-TW"), ("zh-cmn-hant-twn-x-a", "zh-Hant-TW"), ("es-MEX-ES", "es-ES"),
      ("es-MEX-Latn", "es-Latn-MX"), ("es-MEX-USA", "es-MX"), ("en-xyz-GBR", "en-GB"),
      // These tags contain extensions and private-use subtags.
      ("ar-u-nu-latn", "ar"), ("de-DE-u-co-phonebk-x-foo", "de-DE"), ("en-US-posix", "en-US"),
      ("sl-rozaj-biske-1994", "sl-1994-biske-rozaj"),
    ])
  func normalizing(text: String, expected: String) {
    #expect(NormalizedTag.normalize(text).tag?.tag.description == expected)
  }

  @Test(
    "A string that does not name a language is skipped with a reason",
    arguments: [
      ("und", SkipReason.Code.undetermined), ("und-Hebr", .undetermined), ("UND", .undetermined),
      ("root", .root), ("C", .posixLocale), ("POSIX", .posixLocale), ("posIx", .posixLocale),
      ("posix-u-hr", .posixLocale), ("C.UTF-8", .posixLocale),
      ("mul", .multipleLanguages), ("mis", .uncodedLanguage), ("zxx", .noLinguisticContent),
      ("qaa", .privateUseLanguage), ("qtz-Latn", .privateUseLanguage),
      ("x-klingon", .privateUseTag),
      ("i-enochian", .undetermined), ("*", .wildcard), ("", .empty), (" ", .empty),
      (".UTF-8", .empty), ("@latin", .empty), ("d", .malformed), ("de--DE", .malformed),
      ("123", .malformed), ("fr;q=1", .malformed), ("langue française", .malformed),
      ("a-language-name", .malformed), ("zh-Hant-XYZ", .malformed), ("zh-Hant-TWN-é", .malformed),
      ("zh-Hant-TWN-CN", .malformed), ("de-DE-DEU", .malformed), ("und-TWN", .undetermined),
      ("mul-USA", .multipleLanguages), (String(repeating: "a-", count: 200), .malformed),
    ])
  func skipping(text: String, code: SkipReason.Code) {
    guard case .skipped(let reason) = NormalizedTag.normalize(text) else {
      Issue.record("\(text) names a language")
      return
    }
    #expect(reason.code == code)
    #expect((reason.error != nil) == (code == .malformed))
  }

  @Test("Normalizing a tag twice has the same result as normalizing it once")
  func idempotent() throws {
    for text in ["zh-TW", "sr_RS@latin", "iw_IL.UTF-8", "sl-rozaj-biske-1994", "prs", "de-DD"] {
      let once = try #require(NormalizedTag.normalize(text).tag)
      #expect(NormalizedTag.normalize(once.tag.description).tag == once)
    }
  }

  @Test(
    "The script is added if it provides information",
    arguments: [
      ("zh-TW", "zh-Hant-TW"), ("zh-CN", "zh-CN"), ("zh-US", "zh-US"), ("zh-Hans", "zh-Hans"),
      ("pa-PK", "pa-Arab-PK"), ("fr-CA", "fr-CA"), ("sr-ME", "sr-Latn-ME"), ("tlh", "tlh"),
      ("sd_IN", "sd-IN"),
    ])
  func tellingScript(text: String, expected: String) {
    #expect(NormalizedTag.normalize(text).tag?.withExplicitScript.description == expected)
  }

  @Test("A malformed tag keeps its error if it contains a three-letter region")
  func errorOfOriginal() {
    guard case .skipped(let reason) = NormalizedTag.normalize("zh-Hant-TWN-é") else {
      Issue.record("it names a language")
      return
    }
    #expect(reason.error?.code == .unexpectedSubtag)
    #expect(reason.error?.range == SourceRange(8, 11))
  }

  @Test("Extensions and private-use subtags are kept if the tag contains a three-letter subtag")
  func longSubtagsOfTags() throws {
    let tag = try LanguageTag(parsing: "es-MEX-u-co-trad-x-a")
    #expect(tag.canonical.description == "es-MX-u-co-trad-x-a")
    #expect(try LanguageTag(parsing: "zh-TWN").addingLikelySubtags.description == "zh-Hant-TW")
    #expect(try LanguageTag(parsing: "de-DEU").removingLikelySubtags.description == "de")
    #expect(try LanguageTag(parsing: "zh-yue").canonical.description == "yue")
  }

  @Test("Likely subtags can be added and removed")
  func likelySubtags() throws {
    for (short, long) in [("de", "de-Latn-DE"), ("zh-TW", "zh-Hant-TW"), ("he", "he-Hebr-IL")] {
      let tag = try LanguageTag(parsing: short)
      #expect(tag.addingLikelySubtags.description == long)
      #expect(tag.addingLikelySubtags.removingLikelySubtags == tag)
    }
  }
}
