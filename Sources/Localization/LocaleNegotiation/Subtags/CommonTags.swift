/// A parser for the most frequent tags, which needs neither ICU nor allocation.
///
/// It accepts `de`, `de-AT`, `zh-Hans`, `zh-Hans-CN`, `es-419` and a few three-letter languages, in
/// upper or lower case and with `-` or `_`. Language, script and region must be in the lists below.
/// All listed subtags are already canonical. ``TagNormalizer`` handles all other tags. A test
/// checks that both types return the same ``TagReading`` for all subtags that ICU lists.
enum CommonTags {
  /// Languages with their scripts.
  ///
  /// If an entry contains a slash, it is valid only for the region after the slash, because the
  /// script differs in other regions.
  private static let languages = """
    af:Latn am:Ethi ar:Arab as:Beng az:Latn/AZ be:Cyrl bg:Cyrl bn:Beng bo:Tibt br:Latn bs:Latn \
    ca:Latn co:Latn cs:Latn cy:Latn da:Latn de:Latn dz:Tibt el:Grek en:Latn eo:Latn es:Latn \
    et:Latn eu:Latn fa:Arab fi:Latn fo:Latn fr:Latn fy:Latn ga:Latn gd:Latn gl:Latn gu:Gujr \
    ha:Latn/NG he:Hebr hi:Deva hr:Latn ht:Latn hu:Latn hy:Armn id:Latn ig:Latn is:Latn it:Latn \
    ja:Jpan jv:Latn ka:Geor kk:Cyrl/KZ kl:Latn km:Khmr kn:Knda ko:Kore ky:Cyrl/KG la:Latn lb:Latn \
    lo:Laoo lt:Latn lv:Latn mg:Latn mi:Latn mk:Cyrl ml:Mlym mn:Cyrl/MN mr:Deva ms:Latn/MY mt:Latn \
    my:Mymr nb:Latn ne:Deva nl:Latn nn:Latn no:Latn oc:Latn or:Orya pa:Guru/IN pl:Latn ps:Arab \
    pt:Latn qu:Latn rm:Latn ro:Latn ru:Cyrl rw:Latn sd:Arab/PK si:Sinh sk:Latn sl:Latn sm:Latn \
    sn:Latn so:Latn sq:Latn sr:Cyrl/RS su:Latn sv:Latn sw:Latn ta:Taml te:Telu tg:Cyrl/TJ th:Thai \
    ti:Ethi tk:Latn tr:Latn tt:Cyrl ug:Arab/CN uk:Cyrl ur:Arab uz:Latn/UZ vi:Latn wo:Latn xh:Latn \
    yi:Hebr yo:Latn zh:Hans zu:Latn \
    fil:Latn gsw:Latn ckb:Arab haw:Latn ceb:Latn nds:Latn
    """
  private static let scripts = """
    Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hans Hant Hebr Jpan Khmr Knda Kore Laoo Latn \
    Mlym Mymr Orya Sinh Taml Telu Thai Tibt
    """
  private static let regions = """
    AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW \
    BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI \
    FJ FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN \
    IQ IR IS IT JE JM JO JP KE KG KH KI KM KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD \
    ME MG MK ML MM MN MO MQ MR MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NZ OM PA PE PF PG PH \
    PK PL PR PS PT PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS SV SY SZ TD TG \
    TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VE VN VU WS XK YE ZA ZM ZW
    """

  /// Lookup tables for the lists, indexed by two letters and built only once.
  struct Tables: Sendable {
    /// The script of each language in the lower half, and its only valid region in the upper half.
    ///
    /// The lower half is zero if the language is not listed. The upper half is zero if every region
    /// is valid.
    var languages = [UInt64](repeating: 0, count: 32 * 32)
    /// The three-letter languages with their scripts.
    var longLanguages: [(language: UInt64, script: UInt64)] = []
    var scripts: Set<UInt64> = []
    var regions = [Bool](repeating: false, count: 32 * 32)

    init() {
      for entry in CommonTags.languages.split(separator: " ") {
        let parts = entry.split { $0 == ":" || $0 == "/" }
        let language = Subtag(parts[0])
        let script = Subtag(parts[1]).bits
        if language.count == 3 {
          longLanguages.append((language.bits, script))
        } else {
          let region = parts.count == 3 ? Subtag(parts[2]).bits : 0
          languages[Self.index(language.bits)] = script | region << 32
        }
      }
      scripts = Set(CommonTags.scripts.split(separator: " ").map { Subtag($0).bits })
      for region in CommonTags.regions.split(separator: " ") {
        regions[Self.index(Subtag(region).bits)] = true
      }
    }

    /// Returns an index below 1024 for two letters, ignoring case.
    @inline(__always)
    static func index(_ bits: UInt64) -> Int {
      Int(truncatingIfNeeded: (bits & 0x1F) | (bits >> 8 & 0x1F) << 5)
    }
  }

  static let tables = Tables()
}
