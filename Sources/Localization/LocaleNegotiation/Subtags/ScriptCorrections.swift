/// Scripts that override ICU's data where the data are wrong or missing, or differ between
/// releases.
enum ScriptCorrections {
  /// One correction and its source.
  struct Row: Sendable {
    /// The canonical language.
    let language: Subtag
    /// The regions to which the correction applies.
    ///
    /// If the array is empty, the correction applies to every region, and to languages without a
    /// region.
    let regions: [Subtag]
    let script: Subtag
    /// The source of the correction.
    let source: String
  }

  /// The corrections; the first matching row applies.
  static let rows: [Row] = [
    // ICU 72 and 76 differ for zh-US and zh-AU: CLDR added overseas regions and later removed them.
    Row(
      "zh", in: ["TW", "HK", "MO"], script: "Hant",
      source: "CLDR likelySubtags: zh_TW, zh_HK, zh_MO"),
    Row("zh", script: "Hans", source: "Apple's Locale.Language: zh, zh-US, zh-AU are Hans"),
    Row("yue", in: ["CN"], script: "Hans", source: "CLDR likelySubtags: yue_CN"),
    Row("wuu", script: "Hans", source: "CLDR likelySubtags: wuu"),
    Row("gan", script: "Hans", source: "CLDR likelySubtags: gan"),
    Row("hsn", script: "Hans", source: "CLDR likelySubtags: hsn"),
    // Taiwan, Hong Kong and Macao write every Chinese language in Traditional characters.
    Row("hak", in: ["TW", "HK", "MO"], script: "Hant", source: "As zh in the same regions"),
    Row("hak", script: "Hans", source: "CLDR likelySubtags: hak"),
    Row("nan", in: ["TW", "HK", "MO"], script: "Hant", source: "As zh in the same regions"),
    Row("nan", script: "Hans", source: "CLDR likelySubtags: nan"),
    // Languages with two scripts, of which the usual one depends on the region.
    Row("az", in: ["IR", "IQ"], script: "Arab", source: "CLDR likelySubtags: az_IR, az_IQ"),
    Row("pa", in: ["PK"], script: "Arab", source: "CLDR likelySubtags: pa_PK"),
    Row("uz", in: ["AF"], script: "Arab", source: "CLDR likelySubtags: uz_AF"),
    Row("sd", in: ["IN"], script: "Deva", source: "CLDR likelySubtags: sd_IN"),
    // Languages for which the data of ICU 70 to 72 contain no script, or contain it only under a
    // different language code.
    Row("azb", script: "Arab", source: "CLDR likelySubtags: azb, since release 43"),
    Row(
      "pnb", script: "Arab", source: "CLDR languageAlias: pnb is lah, and lah is written in Arab"),
    Row("lah", script: "Arab", source: "CLDR likelySubtags: lah"),
    Row("aii", script: "Syrc", source: "The Unicode Standard, section 9.3: Assyrian Neo-Aramaic"),
    Row("syc", script: "Syrc", source: "The Unicode Standard, section 9.3: Classical Syriac"),
    Row("syr", script: "Syrc", source: "CLDR likelySubtags: syr"),
    Row("sam", script: "Samr", source: "The Unicode Standard, section 9.4: Samaritan Aramaic"),
    Row("mid", script: "Mand", source: "The Unicode Standard, section 9.5: Mandaic"),
    Row("jrb", script: "Hebr", source: "The Unicode Standard, section 9.1: Judeo-Arabic"),
    Row("jpr", script: "Hebr", source: "The Unicode Standard, section 9.1: Judeo-Persian"),
    Row("rhg", script: "Rohg", source: "CLDR likelySubtags: rhg"),
    Row("ckb", script: "Arab", source: "CLDR likelySubtags: ckb"),
    Row("nqo", script: "Nkoo", source: "CLDR likelySubtags: nqo"),
  ]

  /// Returns the script of a language in a region; `nil` if no correction applies.
  static func script(of language: Subtag, in region: Subtag) -> Subtag? {
    rows.first { $0.language == language && ($0.regions.isEmpty || $0.regions.contains(region)) }?
      .script
  }

  /// Returns the script of a POSIX locale name; `nil` if it is the same as that of the BCP 47 tag.
  ///
  /// In the GNU C library, `sd_IN` is in Arabic script, and `sd_IN@devanagari` in Devanagari.
  static func script(ofPOSIXName language: Subtag, in region: Subtag) -> Subtag? {
    language == "sd" && region == "IN" ? "Arab" : nil
  }

  /// Returns the script that negotiation uses in place of one of its variants or components.
  ///
  /// Japanese is written in Han, Hiragana and Katakana together (`Jpan`), Korean in Hangul with or
  /// without Han (`Kore`). `Aran` is a variant of `Arab` ([ISO
  /// 15924](https://www.unicode.org/iso15924/iso15924-codes.html)).
  static func folded(_ script: Subtag, of language: Subtag) -> Subtag {
    switch script {
    case "Hira", "Kana", "Hrkt": language == "ja" ? "Jpan" : script
    case "Hang": language == "ko" ? "Kore" : script
    case "Aran": "Arab"
    default: script
    }
  }
}

extension ScriptCorrections.Row {
  init(_ language: Subtag, in regions: [Subtag] = [], script: Subtag, source: String) {
    self.init(language: language, regions: regions, script: script, source: source)
  }
}
