/// The region whose texts a region's readers are used to, by CLDR's parent locales.
///
/// `en-AU` inherits from `en-001`, not from `en`, which is American; `es-MX` from `es-419`; `pt-AO` from
/// `pt-PT`; `zh-Hant-MO` from `zh-Hant-HK`. All others inherit from their language. Follows
/// [UTS #35 §4.1.3](https://www.unicode.org/reports/tr35/#Parent_Locales), CLDR 45.
enum RegionParents {
  static let english = regions(
    """
    150 AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GY HK ID IE IL IM \
    IN IO JE JM KE KI KN KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK PN PW RW SB SC \
    SD SG SH SL SS SX SZ TC TK TO TT TV TZ UG VC VG VU WS ZA ZM ZW
    """)
  static let europeanEnglish = regions("AT BE CH DE DK FI NL SE SI")
  static let latinAmericanSpanish = regions(
    "AR BO BR BZ CL CO CR CU DO EC GT HN JP MX NI PA PE PR PY SV US UY VE")
  static let europeanPortuguese = regions("AO CH CV FR GQ GW LU MO MZ ST TL")

  private static func regions(_ text: String) -> Set<Subtag> {
    Set(text.split(separator: " ").map { Subtag($0) })
  }

  /// The region above a region; `nil` if the language itself is.
  static func parent(of region: Subtag, language: Subtag, script: Subtag) -> Subtag? {
    switch language {
    case "en" where script == "Latn":
      english.contains(region) ? "001" : europeanEnglish.contains(region) ? "150" : nil
    case "es" where latinAmericanSpanish.contains(region): "419"
    case "pt" where europeanPortuguese.contains(region): "PT"
    case "zh" where script == "Hant" && region == "MO": "HK"
    default: nil
    }
  }

  /// The region of a reading and those above it, the nearest first; at most three, and none where the
  /// language itself is meant.
  static func chain(of reading: TagReading, likelyRegion: Subtag) -> [Subtag] {
    var chain: [Subtag] = []
    var next: Subtag? = reading.region
    // The language without a region means its likely one.
    while let region = next, !region.isAbsent, region != likelyRegion {
      chain.append(region)
      next = parent(of: region, language: reading.language, script: reading.script)
    }
    return chain
  }
}
