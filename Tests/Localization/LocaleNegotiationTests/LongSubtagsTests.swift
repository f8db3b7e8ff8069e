import CICU
import LanguageTags
@testable import LocaleNegotiation
import Testing

@Suite("Three-letter subtags that follow the language")
struct LongSubtagsTests {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }

  /// All three-letter codes that ICU interprets as a region.
  ///
  /// These are the ISO 3166 codes in ICU's parser and the codes among CLDR's aliases.
  private static let codes = letters.flatMap { first in
    letters.flatMap { second in letters.map { first + second + $0 } }
  }.filter { code in
    icu("en_\(code)").map { !$0.hasSuffix(code) } ?? false
  }

  /// The languages that ICU lists, and some three-letter codes with a two-letter equivalent.
  private static let languages = ICUSubtags.languages + ["eng", "spa", "ara", "heb", "zho"]

  /// Returns the canonical form of a locale name according to ICU's parser.
  private static func icu(_ name: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 128)
    let count = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return Int32(-1) }
      return unsafe waymark_canonical_locale_name(name, start, Int32(buffer.count))
    }
    guard count >= 0 else { return nil }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func normalized(_ text: String) -> NormalizedTag? {
    TagNormalizer.normalize(text, form: .any).tag
  }

  @Test(
    "Every language that ICU lists is read like in ICU, with every three-letter region")
  func regions() {
    #expect(Self.codes.count > 300)
    var covered = 0
    for language in Self.languages {
      let prefix = Subtag(language)
      // A language that the library skips cannot be compared. Dari (`prs`) becomes `fa-AF`, which
      // contains a region already.
      if normalized(language) == nil || language == "prs" { continue }
      for code in Self.codes {
        if ExtendedLanguages.contains(Subtag(code.lowercased()), of: prefix) { continue }
        let tag = "\(language)-\(code)"
        let slow = normalized(tag)
        let expected = Self.icu("\(language)_\(code)")
        if slow?.tag.description != expected {
          Issue.record(
            "\(tag): \(String(describing: slow?.tag)), by ICU \(String(describing: expected))")
        }
        let bytes = Array(tag.utf8)
        #expect(
          CommonTags.reading(bytes.span, at: 0..<bytes.count, tables: CommonTags.tables) == nil)
        if let plain = PlainTags.reading(bytes.span) {
          if plain != slow?.reading { Issue.record("\(tag): \(plain)") }
          covered += 1
        }
      }
    }
    #expect(covered > 100_000)
  }

  @Test("A three-letter region is read as its two-letter equivalent, in every spelling")
  func spellings() {
    for (language, script) in [("es", "Latn"), ("zh", "Hant"), ("ar", "Arab"), ("sd", "Deva")] {
      for region in ICUSubtags.regions where region.utf8.allSatisfy({ $0 > 0x40 }) {
        guard
          let code = Self.codes.first(where: { LongRegions.region(Subtag($0)) == Subtag(region) })
        else { continue }
        // The code is also an extended language, such as `mnp` for `zh`.
        if ExtendedLanguages.contains(Subtag(code.lowercased()), of: Subtag(language)) { continue }
        for (long, short) in [
          ("\(language)-\(code)", "\(language)-\(region)"),
          ("\(language)_\(code.lowercased())", "\(language)_\(region)"),
          ("\(language)_\(code).UTF-8", "\(language)_\(region).UTF-8"),
          ("\(language)-\(script)-\(code)", "\(language)-\(script)-\(region)"),
          ("\(language)_\(code)_#\(script)", "\(language)_\(region)_#\(script)"),
          ("\(language)-\(code)-u-nu-latn-x-a", "\(language)-\(region)-u-nu-latn-x-a"),
        ] where normalized(long) != normalized(short) {
          Issue.record("\(long) is not \(short)")
        }
      }
    }
  }

  @Test("A language with any three-letter region is matched, whatever the source of the preference")
  func preferences() {
    let supported = ["en", "es", "fr", "ja", "zh-Hans", "zh-Hant", "de"]
    let negotiator = Negotiator(supported: supported, defaultLanguage: "en")
    let distances = Negotiator(
      supported: supported, defaultLanguage: "en",
      policy: NegotiationPolicy(nearest: .favoringLanguage, comparesOnlyDistances: true))
    for language in ["en", "es", "fr", "ja", "zh", "de"] {
      for code in Self.codes {
        let expected =
          language != "zh"
          ? language : ["TWN", "HKG", "MAC"].contains(code) ? "zh-Hant" : "zh-Hans"
        if ExtendedLanguages.contains(Subtag(code.lowercased()), of: Subtag(language)) { continue }
        let tag = "\(language)-\(code)"
        let name = "\(language)_\(code).UTF-8"
        for chain in [
          PreferenceChain(environment: ["LANG": name]),
          PreferenceChain(environment: ["LANGUAGE": "\(language)_\(code)", "LC_ALL": name]),
          PreferenceChain(appleLanguages: [tag]), PreferenceChain(androidLocales: tag),
          PreferenceChain(acceptLanguage: "\(tag);q=0.5"), PreferenceChain(list: tag),
        ] {
          let result = negotiator.negotiate(chain)
          #expect(result.isMatched && result.language == expected, "\(chain.preferences)")
        }
        #expect(negotiator.negotiate(list: tag).language == expected, "\(tag)")
        let region = LongRegions.region(Subtag(code)) ?? .absent
        #expect(
          distances.negotiate(list: tag) == distances.negotiate(list: "\(language)-\(region)"),
          "\(tag)")
      }
    }
  }

  @Test("A right-to-left language keeps its direction with every three-letter region")
  func directions() {
    var covered = 0
    for language in ICUSubtags.languages
    where TextDirection(ofLanguage: language) == .rightToLeft {
      for region in ICUSubtags.regions {
        guard
          let code = Self.codes.first(where: { LongRegions.region(Subtag($0)) == Subtag(region) })
        else { continue }
        let direction = TextDirection(ofLanguage: "\(language)-\(code)")
        #expect(
          direction == TextDirection(ofLanguage: "\(language)-\(region)"), "\(language) \(code)")
        if direction == .rightToLeft { covered += 1 }
      }
    }
    #expect(covered > 5_000)
  }

  @Test("An extended language is read only after its registered prefix")
  func extendedLanguages() {
    // This is the number of records of type `extlang` in the registry of 2025-08-25.
    #expect(ExtendedLanguages.prefixes.count == 256)
    let prefixes = Set(ExtendedLanguages.prefixes.values)
    #expect(prefixes == ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"])
    for (extlang, prefix) in ExtendedLanguages.prefixes {
      #expect(
        normalized("\(prefix)-\(extlang)") == normalized("\(extlang)"), "\(prefix)-\(extlang)")
      for other in ["de", "tlh"] + prefixes.subtracting([prefix]).map(\.description) {
        // This tag is registered as a whole.
        if "\(other)-\(extlang)" == "zh-min" { continue }
        let read = normalized("\(other)-\(extlang)")?.reading
        let alone = normalized(other)?.reading
        #expect(read?.language == alone?.language, "\(other)-\(extlang)")
      }
    }
  }

  @Test(
    "An extended language has the direction of its script, or of its prefix if ICU has no script")
  func extendedLanguageDirections() {
    var inherited: Set<Subtag> = []
    for (extlang, prefix) in ExtendedLanguages.prefixes {
      let script = LanguageTag("\(extlang)")?.canonical.addingLikelySubtags.script
      let expected =
        script.map { TextDirection(ofScript: $0) } ?? TextDirection(ofLanguage: "\(prefix)")
      for tag in ["\(extlang)", "\(prefix)-\(extlang)", "\(prefix)-\(extlang)-x-a"] {
        #expect(TextDirection(ofLanguage: tag) == expected, "\(tag)")
      }
      // A script in the tag itself determines the direction.
      #expect(TextDirection(ofLanguage: "\(prefix)-\(extlang)-Latn") == .leftToRight)
      #expect(TextDirection(ofLanguage: "\(prefix)-\(extlang)-Hebr") == .rightToLeft)
      if script == nil, expected == .rightToLeft { inherited.insert(extlang) }
    }
    // ICU 72 has no script for spoken Iraqi Arabic (`acm`), Gulf Arabic (`afb`), and 18 other
    // languages.
    #expect(inherited.isSuperset(of: ["acm", "afb"]) || inherited.isEmpty)
    #expect(TextDirection(ofLanguage: "ar-acm") == .rightToLeft)
    #expect(TextDirection(ofLanguage: "afb") == .rightToLeft)
  }

  @Test("Links and negotiation support the same three-letter regions of ISO 3166-1")
  func links() {
    func inLinks(_ tag: String) -> String? {
      let bytes = Array(tag.utf8)
      guard let long = LanguageTag.longRegion(bytes.span, from: 0, to: bytes.count) else {
        return nil
      }
      let region = String(decoding: [long.region.0, long.region.1], as: UTF8.self)
      return LanguageTag(tag.replacing(tag.dropFirst(long.range.lowerBound), with: region))?
        .description
    }
    // ISO 3166-1 contains 249 regions, and ICU also accepts withdrawn codes.
    let codes = Self.letters.flatMap { first in
      Self.letters.flatMap { second in Self.letters.map { first + second + $0 } }
    }.filter { inLinks("en-\($0)") != nil }
    #expect(codes.count == 249 && Set(codes).isSubset(of: Self.codes))
    for language in Self.languages + ["ms", "msa", "sgn"] where 2...3 ~= language.utf8.count {
      for code in codes {
        let tag = "\(language)-\(code)"
        let expected = LanguageTag(tag)?.withoutExtlangs.description
        if ExtendedLanguages.contains(Subtag(code.lowercased()), of: Subtag(language)) {
          #expect(inLinks(tag) == nil, "\(tag)")
        } else if inLinks(tag) != expected {
          Issue.record("\(tag): \(inLinks(tag) ?? "none"), not \(expected ?? "none")")
        }
      }
    }
  }
}
