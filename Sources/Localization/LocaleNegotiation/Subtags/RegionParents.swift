/// The parent region of each region, according to CLDR's parent locales.
///
/// `en-AU` inherits from `en-001`, and not from `en`, which is American English. `es-MX` inherits
/// from `es-419`, `pt-AO` from `pt-PT`, and `zh-Hant-MO` from `zh-Hant-HK`. Regions without a
/// parent in CLDR inherit from their language. The data follow [UTS #35
/// §4.1.3](https://www.unicode.org/reports/tr35/#Parent_Locales), CLDR 45.
enum RegionParents {
  private static let english = """
    AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GY HK ID IE IL IM \
    IN IO JE JM KE KI KN KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK PN PW RW SB \
    SC SD SG SH SL SS SX SZ TC TK TO TT TV TZ UG VC VG VU WS ZA ZM ZW
    """
  private static let europeanEnglish = "AT BE CH DE DK FI NL SE SI"
  private static let latinAmericanSpanish =
    "AR BO BR BZ CL CO CR CU DO EC GT HN JP MX NI PA PE PR PY SV US UY VE"
  private static let europeanPortuguese = "AO CH CV FR GQ GW LU MO MZ ST TL"

  /// For each two-letter region, the lists that contain it, as one bit for each list.
  private static let lists: [UInt8] = {
    var lists = [UInt8](repeating: 0, count: 32 * 32)
    let texts = [english, europeanEnglish, latinAmericanSpanish, europeanPortuguese]
    for (bit, text) in texts.enumerated() {
      for region in text.split(separator: " ") {
        lists[CommonTags.Tables.index(Subtag(region).bits)] |= 1 << UInt8(bit)
      }
    }
    return lists
  }()

  /// Returns the parent of a region; absent if the parent is the language itself.
  static func parent(of region: Subtag, language: Subtag, script: Subtag) -> Subtag {
    let isLetters = region.bits >> 16 == 0
    let lists = isLetters ? lists[CommonTags.Tables.index(region.bits)] : 0
    // The numbers are ASCII codes, least significant byte first: en and Latn, es, pt, zh and Hant;
    // 150, 001, 419, PT, MO, HK.
    switch language.bits {
    case 0x6E65 where script.bits == 0x6E74_614C:
      if lists & 1 != 0 || region.bits == 0x30_3531 { return Subtag(bits: 0x31_3030) }
      return lists & 2 != 0 ? Subtag(bits: 0x30_3531) : .absent
    case 0x7365: return lists & 4 != 0 ? Subtag(bits: 0x39_3134) : .absent
    case 0x7470: return lists & 8 != 0 ? Subtag(bits: 0x5450) : .absent
    case 0x687A where script.bits == 0x746E_6148 && region.bits == 0x4F4D:
      return Subtag(bits: 0x4B48)
    default: return .absent
    }
  }
}

/// A region and its parents, nearest first.
///
/// The chain is empty if there is no region, or if it is the likely region of the language.
struct RegionChain: Hashable, Sendable {
  /// The regions of the chain; a chain has at most three regions, and absent ones are at the end.
  private var first = Subtag.absent
  private var second = Subtag.absent
  private var third = Subtag.absent

  /// Creates an empty chain.
  init() {}

  /// Creates the chain of the region of a tag.
  init(of reading: TagReading, likelyRegion: Subtag) {
    // The likely region is equivalent to the language without a region.
    func above(_ region: Subtag) -> Subtag {
      region.isAbsent || region == likelyRegion
        ? .absent
        : RegionParents.parent(of: region, language: reading.language, script: reading.script)
    }
    first = reading.region == likelyRegion ? .absent : reading.region
    second = above(first)
    third = above(second)
  }

  /// Returns the distance to another chain, as a number that orders candidates.
  ///
  /// The path goes up to the nearest common region, or to the language, and then down to the other
  /// region. Distances are ordered first by the number of steps up, then by the number of steps
  /// down.
  func distance(to other: RegionChain) -> Int {
    if first.isAbsent { return other.steps(to: .absent) }
    let down = other.steps(to: first)
    if down < 3 { return down }
    if second.isAbsent { return 4 + other.steps(to: .absent) }
    let downFromSecond = other.steps(to: second)
    if downFromSecond < 3 { return 4 + downFromSecond }
    if third.isAbsent { return 8 + other.steps(to: .absent) }
    let downFromThird = other.steps(to: third)
    return downFromThird < 3 ? 8 + downFromThird : 12 + other.steps(to: .absent)
  }

  /// Returns the index of a region in the chain, or 3 if the chain does not contain it.
  ///
  /// For an absent region, the result is the length of the chain.
  private func steps(to region: Subtag) -> Int {
    if first == region { return 0 }
    if second == region { return 1 }
    return third == region ? 2 : 3
  }
}
