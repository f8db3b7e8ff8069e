public import LanguageTags

/// Likely subtags and canonical forms of a CLDR release, without the corrections of this library.
extension LanguageTag {
  /// The tag with its likely script and region; the same tag if they are unknown.
  ///
  /// Follows [UTS #35 §4.3](https://www.unicode.org/reports/tr35/#Likely_Subtags). If the tag is
  /// not ``canonical``, ICU replaces some subtags first, but the CLDR tables of this library do
  /// not. The result depends on the release of CLDR, which is that of ICU if the build uses it.
  /// Negotiation and direction use ``NormalizedTag/script`` instead.
  public var addingLikelySubtags: LanguageTag {
    LocaleData.addingLikelySubtags(withoutExtlangs.description).flatMap { LanguageTag($0) } ?? self
  }

  /// The tag without its likely script and region: `zh-TW` for `zh-Hant-TW`.
  ///
  /// Follows [UTS #35 §4.3](https://www.unicode.org/reports/tr35/#Likely_Subtags).
  public var removingLikelySubtags: LanguageTag {
    LocaleData.removingLikelySubtags(withoutExtlangs.description).flatMap { LanguageTag($0) }
      ?? self
  }

  /// The canonical form by CLDR's aliases; extensions and private use are kept.
  ///
  /// Follows [UTS #35, annex C](https://www.unicode.org/reports/tr35/#LocaleId_Canonicalization).
  /// Legacy, grandfathered and extended languages are replaced, and so are deprecated languages,
  /// scripts, regions and variants. Subtags are sorted. The result is the same tag if ICU rejects
  /// it. Without ICU, extensions are not changed.
  ///
  /// An extended language is replaced only if it has its registered prefix (`yue` for `zh-yue`). A
  /// three-letter region becomes a two-letter region (`es-MX` for `es-MEX`).
  public var canonical: LanguageTag {
    LocaleData.canonical(withoutExtlangs.description).flatMap { LanguageTag($0) } ?? self
  }
}
