import CICU
@testable import LocaleNegotiation
import TestSupport
import Testing

@Suite("Plain tags are read like in ICU")
struct PlainTagsTests {
  private static let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
  private static let pairs = letters.flatMap { first in letters.map { first + $0 } }

  private func plain(_ tag: String) -> TagReading? {
    PlainTags.reading(Array(tag.utf8).span)
  }

  /// Compares the reader of plain tags with ICU, and returns `true` if the reader supports the tag.
  private func agrees(_ tag: String) -> Bool {
    guard let plain = plain(tag) else { return false }
    let slow = TagNormalizer.normalize(tag, form: .any).tag?.reading
    if plain != slow { Issue.record("\(tag): \(plain), by ICU \(String(describing: slow))") }
    return true
  }

  @Test("Every language of two or three letters is read like in ICU, even with one more subtag")
  func languages() {
    var random = SplitMix64(seed: 2)
    var covered = 0
    for pair in Self.pairs {
      for language in [pair] + Self.letters.map({ pair + $0 }) {
        if agrees(language) { covered += 1 }
        let rest = random.pick(["Cyrl", "DE", "CS", "BR", "1996"])
        if agrees("\(language)-\(rest)") { covered += 1 }
      }
    }
    #expect(covered > 30_000)
  }

  @Test("Every two-letter or three-digit region and every listed script is read like in ICU")
  func regionsAndScripts() {
    let numbers = (0..<1000).map { String(String($0 + 1000).dropFirst()) }
    let tails = Self.pairs + numbers + ICUSubtags.scripts
    for language in ["hsb", "az", "iw", "zu"] {
      let covered = tails.count { agrees("\(language)-\($0)") }
      #expect(covered > tails.count - 100)
    }
  }

  @Test("Every language that ICU lists has ICU's likely script, alone and with a region")
  func likelyScripts() {
    var random = SplitMix64(seed: 3)
    func check(_ language: String, _ region: String) {
      let tag = region.isEmpty ? language : "\(language)-\(region)"
      let subtags =
        LocaleData.addingLikelySubtags(tag)?.utf8.split(separator: UInt8(ascii: "-")) ?? []
      let script = subtags.dropFirst().first.map { Subtag(Substring($0)) } ?? .absent
      let expected = script.count == 4 ? script : .absent
      let found = Subtag(
        bits: waymark_likely_script(Subtag(language).bits, Subtag(region).bits))
      if found != expected { Issue.record("\(tag): \(found), by ICU \(expected)") }
    }
    let regions = ICUSubtags.regions
    for language in ICUSubtags.languages
    where AliasTable.canonical(Subtag(language)) == Subtag(language) {
      check(language, "")
      // With few exceptions, only languages with two letters have scripts that depend on the
      // region.
      let few = (0..<8).map { _ in random.pick(regions) }
      for region in language.utf8.count == 2 ? regions : few { check(language, region) }
    }
  }

  @Test("Random combinations of subtags are read like in ICU, in any case")
  func combinations() {
    var random = SplitMix64(seed: 4)
    let variants = [
      "1996", "rozaj-biske", "aaland", "arevela", "arevmda", "bokmal", "hakka", "heploc",
      "hepburn-heploc", "lojban", "nynorsk", "polytoni", "saaho", "xiang", "posix", "valencia",
      "gaulish", "guoyu", "fonipa-scouse",
    ]
    let ends = ["u-nu-latn", "x-a-b", "t-en-x-c", "a-bcd"]
    let regions = ICUSubtags.regions + ["SU", "DD", "CS", "UK", "172", "276"]
    let languages = ICUSubtags.languages + ["sgn", "hy", "no", "aa", "zh", "sh", "iw"]
    var covered = 0
    for _ in 0..<LawEffort.rounds(20_000) {
      var parts = [random.pick(languages)]
      if random.oneIn(3) { parts.append(random.pick(ICUSubtags.scripts)) }
      if random.oneIn(2) { parts.append(random.pick(regions)) }
      if random.oneIn(3) { parts.append(random.pick(variants)) }
      if random.oneIn(4) { parts.append(random.pick(ends)) }
      let tag = parts.joined(separator: "-")
      if agrees(random.oneIn(2) ? tag : random.oneIn(2) ? tag.uppercased() : tag.lowercased()) {
        covered += 1
      }
    }
    #expect(covered > 10_000)
  }

  @Test("Strings that are not tags, tags without a language, and replaced tags are not read")
  func others() {
    for text in [
      "", "d", "x-de", "de_DE", "de.UTF-8", "de--DE", " de", "hsb-", "i-klingon", "zh-min-nan",
      "art-lojban", "zh-yue", "und", "mul", "mis", "zxx", "qaa", "qtz-DE", "root", "sh", "sgn-BR",
      "sgn", "prs", "hsb-SU", "hsb-SUN", "hsb-xyz", "ms-PSE", "hsb-DEU-FRA", "hsb-DEU-DE",
      "el-polytoni", "no-bokmal", "ja-Latn-hepburn-heploc", "cel-gaulish",
    ] {
      #expect(plain(text) == nil, "\(text)")
    }
  }

  @Test("Plain tags of each kind are supported")
  func readings() {
    #expect(plain("HSB-de") == TagReading(language: "hsb", script: "Latn", region: "DE"))
    #expect(plain("iw-IL") == TagReading(language: "he", script: "Hebr", region: "IL"))
    #expect(plain("de-DD-1996") == TagReading(language: "de", script: "Latn", region: "DE"))
    #expect(plain("sr-ME") == TagReading(language: "sr", script: "Latn", region: "ME"))
    #expect(plain("tlh-x-a") == TagReading(language: "tlh", script: .absent, region: .absent))
    #expect(plain("hsb-deu") == TagReading(language: "hsb", script: "Latn", region: "DE"))
    #expect(plain("ars-EGY-x-a") == TagReading(language: "ars", script: "Arab", region: "EG"))
    #expect(plain("ko-hang-kp") == TagReading(language: "ko", script: "Kore", region: "KP"))
  }
}
