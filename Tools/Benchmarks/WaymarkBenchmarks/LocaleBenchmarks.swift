import ICUOpponent
import LocaleNegotiation

/// Compares language negotiation with ICU's own matcher.
///
/// Both are set up once and receive the preferences as one string.
func negotiationBenchmarks() {
  let supported = "en,es,fr,ja,zh-CN,de"
  let negotiator = Negotiator(supported: supported.split(separator: ",").map { String($0) })
  guard let matcher = icu_opponent_create(supported) else { preconditionFailure("ICU has no data") }

  func versusICU(_ name: String, _ list: String, goal: Double? = 1) {
    compare(
      "negotiate: " + name, input: list, goal: goal, opponent: "ICU's LocaleMatcher",
      ours: { list in negotiator.negotiate(list: list) },
      theirs: { list in icu_opponent_match(matcher, list) })
  }
  versusICU("1 tag", "fr-CA", goal: 0.06)
  versusICU("3 tags", "pt-BR, zh-TW, fr-CA", goal: 0.06)
  versusICU("10 tags", "pt-BR, zh-TW, nl, sv-SE, da, nb-NO, ko-KR, it, pl, fr-CA", goal: 0.06)
  versusICU(
    "10 tags, the default", "pt-BR, zh-TW, nl, sv-SE, da, nb-NO, ko-KR, it, pl, ru", goal: 0.06)
  // The library caches nothing for these tags, so each negotiation takes as long as the first one.
  let privateUse = "-x-a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q-r-s-t-u-v"
  versusICU("1 uncommon tag, never seen", "hsb-DE")
  versusICU("1 uncommon tag, long, never seen", "gsw-CH" + privateUse)
  versusICU("1 uncommon tag with a variant, never seen", "gsw-CH-1996")
  versusICU("3 uncommon tags, never seen", "tlh, hsb-DE, iw-IL")
  // Only ICU can determine the canonical forms of these tags. The second tag is too long for the
  // cache.
  versusICU("1 tag for ICU, seen before", "sh-RS")
  versusICU("1 tag for ICU, never seen", "sh-RS" + privateUse, goal: nil)

  let regional = "en,en-GB,es,es-419,pt-BR,pt-PT,zh-CN,zh-TW,fr,de"
  let regionalNegotiator = Negotiator(supported: regional.split(separator: ",").map { String($0) })
  guard let regionalMatcher = icu_opponent_create(regional) else {
    preconditionFailure("ICU has no data")
  }
  compare(
    "negotiate: 1 tag, the closest of several regions", input: "en-AU", goal: 0.06,
    opponent: "ICU's LocaleMatcher",
    ours: { list in regionalNegotiator.negotiate(list: list) },
    theirs: { list in icu_opponent_match(regionalMatcher, list) })

  let chain = PreferenceChain(acceptLanguage: "pt-BR, zh-TW;q=0.9, fr-CA;q=0.8")
  compare(
    "negotiate: 3 tags of a chain", input: chain, goal: 1, opponent: "ICU's LocaleMatcher",
    ours: { chain in negotiator.negotiate(chain) },
    theirs: { _ in icu_opponent_match(matcher, "pt-BR, zh-TW, fr-CA") })
}

/// Compares finding the direction of strings without a strong character, the worst case, with ICU.
func directionBenchmarks() {
  func versusICU(_ name: String, _ piece: String) {
    let size = 1 << 20
    let text = String(repeating: piece, count: size / piece.utf8.count)
    let utf16 = Array(text.utf16)
    precondition(TextDirection(firstStrongIn: text) == nil)
    compare(
      "direction: " + name, input: (text, utf16), bytes: text.utf8.count,
      opponent: "ubidi_getBaseDirection, UTF-16",
      ours: { input in TextDirection(firstStrongIn: input.0) },
      theirs: { input in
        input.1.withUnsafeBufferPointer {
          icu_opponent_base_direction($0.baseAddress, Int32($0.count))
        }
      })
  }
  versusICU(
    "1 MB of ASCII", "12:30 - 14:45, (+49) 30/1234 -> $ 99.90; 50 % ")
  versusICU(
    "1 MB, mixed", "12:30 – 14:45… (€ 99,90) 😀👍 ١٢٣ → 50 % « » ")
}
