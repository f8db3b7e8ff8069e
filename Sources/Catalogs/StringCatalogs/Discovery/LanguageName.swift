/// Detection of languages in the names of files and folders.
///
/// Nearly every short word is a well-formed language tag. For this reason, a name must be the code
/// of a language that software is translated into:
/// - a two-letter code in [ISO 639-1](https://www.loc.gov/standards/iso639-2/php/code_list.php),
/// - a three-letter code for which CLDR or glibc has a locale.
package enum LanguageName {
  /// The language codes that are also words, such as `no`; alone, they do not indicate a language.
  package static let words: Set<String> = [
    "am", "as", "be", "he", "id", "is", "it", "my", "no", "or", "so", "to",
  ]

  /// Returns the language of a name; `nil` if the name is not a language.
  package static func language(_ name: Substring) -> CatalogLanguage? {
    guard 2...35 ~= name.utf8.count, name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    // In gettext, scripts and currencies follow an at sign: `sr@latin`, `de_DE@euro`.
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    var subtags = parts[0].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map { String($0) }
    guard let first = subtags.first, codes.contains(first),
      subtags.dropFirst().allSatisfy({ isSubtag($0) })
    else { return nil }
    if parts.count == 1 {
      let language = CatalogLanguage(name: String(name))
      return language.tag == nil ? nil : language
    }
    switch parts[1].lowercased() {
    case "latin": subtags.insert("Latn", at: 1)
    case "cyrillic": subtags.insert("Cyrl", at: 1)
    case "valencia": subtags.append("valencia")
    case "euro": break
    default: return nil
    }
    return CatalogLanguage(name: String(name), tag: subtags.joined(separator: "-"))
  }

  /// Returns the language with the given English name, such as `French`; otherwise `nil`.
  package static func english(_ name: Substring) -> CatalogLanguage? {
    // Examples: "BrazilianPortuguese", "Chinese (Simplified)".
    let letters = name.lowercased().filter { $0.isLetter }
    return englishNames[letters].flatMap { CatalogLanguage(name: String(name), tag: $0) }
  }

  /// CLDR's English names of languages that software is translated into, as letters only.
  private static let englishNames: [String: String] = [
    "afrikaans": "af", "albanian": "sq", "arabic": "ar", "armenian": "hy", "azerbaijani": "az",
    "basque": "eu", "belarusian": "be", "bengali": "bn", "bosnian": "bs",
    "brazilianportuguese": "pt-BR", "bulgarian": "bg", "catalan": "ca",
    "chinese": "zh", "chinesesimplified": "zh-Hans", "chinesetraditional": "zh-Hant",
    "croatian": "hr", "czech": "cs", "danish": "da", "dutch": "nl", "english": "en",
    "esperanto": "eo", "estonian": "et", "filipino": "fil", "finnish": "fi", "french": "fr",
    "galician": "gl", "georgian": "ka", "german": "de", "greek": "el", "hebrew": "he",
    "hindi": "hi", "hungarian": "hu", "icelandic": "is", "indonesian": "id", "irish": "ga",
    "italian": "it", "japanese": "ja", "kazakh": "kk", "korean": "ko", "latvian": "lv",
    "lithuanian": "lt", "macedonian": "mk", "malay": "ms", "norwegian": "no",
    "norwegianbokmål": "nb", "persian": "fa", "polish": "pl", "portuguese": "pt",
    "portuguesebrazil": "pt-BR", "romanian": "ro", "russian": "ru", "serbian": "sr",
    "simplifiedchinese": "zh-Hans", "slovak": "sk", "slovenian": "sl", "spanish": "es",
    "swedish": "sv", "tamil": "ta", "telugu": "te", "thai": "th", "traditionalchinese": "zh-Hant",
    "turkish": "tr", "ukrainian": "uk", "urdu": "ur", "vietnamese": "vi", "welsh": "cy",
  ]

  /// Returns `true` if a subtag is a script, region or variant that occurs in names.
  private static func isSubtag(_ subtag: String) -> Bool {
    switch subtag.utf8.count {
    case 2: return subtag.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
    case 4: return scripts.contains(subtag.lowercased())
    case 3: return subtag.utf8.allSatisfy { $0 &- 0x30 < 10 || $0 &- 0x41 < 26 }
    default: return variants.contains(subtag.lowercased())
    }
  }

  private static let variants: Set<String> = [
    "arevela", "arevmda", "nynorsk", "oxendict", "polyton", "posix", "tarask", "valencia",
  ]

  /// The script subtags that are recognized in names, in lower case.
  ///
  /// The codes are from [ISO 15924](https://www.unicode.org/iso15924/). Any other four-letter word,
  /// such as `page` in `tl_page.xlf`, is not a script.
  private static let scripts = Set(
    """
    adlm arab aran armn beng bopo brai bugi cakm cans cher copt cyrl deva dsrt ethi geor goth grek \
    gujr guru hang hani hans hant hebr hira hluw hrkt java jpan kali kana khar khmr knda kore lana \
    laoo latn lepc limb lisu mlym mong mtei mymr nkoo olck orya osge osma plrd rohg samr saur shaw \
    shrd sinh sora sund sylo syrc tale talu taml tavt telu tfng tglg thaa thai tibt tirh ugar vaii \
    wcho xsux yiii zsym zyyy
    """.split(separator: " ").map { String($0) })

  private static let codes = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy \
    da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu \
    hy hz ia id ie ig ii ik in io is it iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw \
    ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny \
    oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss \
    st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za \
    zh zu \
    ach agq arn ars ary arz asa ast awa ayc ban bas bem ber bew bez bgn bho brx byn ccp ceb cgg \
    chr ckb cmn cnr crh csb dav dje doi dsb dua dyo ebu ewo fil fur gez gsw guz haw hif hne hsb \
    jgo jmc kaa kab kam kde kea kgp khq kln kmr kok ksb ksf ksh lag lij lkt lmo lrc ltg luo luy \
    lzh mai mas mer mfe mgh mgo mhr mni mos mua mus mzn nan naq nap nds nmg nnh nqo nso nus nyn \
    oci pap pcm prs quc rap raj rif rof rue rwk sah saq sat sbp scn seh ses sgs shi shn skr sma \
    smj smn sms ssy syr szl teo tet tig tok tpi tzm unm vai vec vun wae wal xog yav yrl yue zgh \
    zza
    """.split(separator: " ").map { String($0) })
}
