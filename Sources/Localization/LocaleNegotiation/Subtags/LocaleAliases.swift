/// The locale names in the `locale.alias` files of X11 and the GNU C library.
enum LocaleAliases {
  private static let tags = [
    "bokmal": "nb-NO", "bokmål": "nb-NO", "catalan": "ca-ES", "croatian": "hr-HR", "czech": "cs-CZ",
    "danish": "da-DK", "dansk": "da-DK", "deutsch": "de-DE", "dutch": "nl-NL", "eesti": "et-EE",
    "english": "en", "estonian": "et-EE", "finnish": "fi-FI", "français": "fr-FR",
    "french": "fr-FR", "galego": "gl-ES", "galician": "gl-ES", "german": "de-DE", "greek": "el-GR",
    "hebrew": "he-IL", "hrvatski": "hr-HR", "hungarian": "hu-HU", "icelandic": "is-IS",
    "italian": "it-IT", "japanese": "ja-JP", "korean": "ko-KR", "lithuanian": "lt-LT",
    "norwegian": "nb-NO", "nynorsk": "nn-NO", "polish": "pl-PL", "portuguese": "pt-PT",
    "romanian": "ro-RO", "russian": "ru-RU", "slovak": "sk-SK", "slovene": "sl-SI",
    "slovenian": "sl-SI", "spanish": "es-ES", "swedish": "sv-SE", "thai": "th-TH",
    "turkish": "tr-TR",
    // Names that are defined only by X11. A codeset after a period is removed before the lookup.
    "american": "en-US", "arabic": "ar", "bulgarian": "bg-BG", "chinese-s": "zh-CN",
    "chinese-t": "zh-TW", "japan": "ja-JP", "rumanian": "ro-RO", "serbocroatian": "sr-Latn-RS",
    "sinhala": "si-LK",
  ]

  /// Returns the tag for an alias, ignoring case; `nil` if the name is not an alias.
  static func tag(of name: String) -> String? {
    // Most tags have fewer than four characters, or a hyphen before their last two characters, so
    // they require no lookup.
    name.utf8.count >= 4 && !name.dropLast(2).utf8.contains(UInt8(ascii: "-"))
      ? tags[name.lowercased()] : nil
  }
}
