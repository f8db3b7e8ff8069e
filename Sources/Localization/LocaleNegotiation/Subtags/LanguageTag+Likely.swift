public import LanguageTags

/// Likely subtags and canonical forms by a release of CLDR, without our corrections.
extension LanguageTag {
  /// The tag with the script and region that are likely for it; the same tag where none is known.
  ///
  /// Follows [UTS #35 §4.3](https://www.unicode.org/reports/tr35/#Likely_Subtags). Of a tag that is
  /// not ``canonical``, ICU replaces some subtags first, and the tables of CLDR do not. The answer
  /// depends on the release of CLDR, which is ICU's where there is one; negotiation and direction
  /// rely on ``NormalizedTag/script`` instead.
  public var addingLikelySubtags: LanguageTag {
    LocaleData.addingLikelySubtags(withoutExtlangs.description).flatMap { LanguageTag($0) } ?? self
  }

  /// The tag without the script and region that are likely anyway: `zh-TW` for `zh-Hant-TW`.
  ///
  /// Follows [UTS #35 §4.3](https://www.unicode.org/reports/tr35/#Likely_Subtags).
  public var removingLikelySubtags: LanguageTag {
    LocaleData.removingLikelySubtags(withoutExtlangs.description).flatMap { LanguageTag($0) }
      ?? self
  }

  /// The canonical form by CLDR's aliases; extensions and private use stay.
  ///
  /// Follows [UTS #35, annex C](https://www.unicode.org/reports/tr35/#LocaleId_Canonicalization):
  /// legacy, grandfathered and extended languages, deprecated languages, scripts, regions and
  /// variants are replaced, subtags ordered. The same tag where ICU refuses it. Without ICU,
  /// extensions stay as they are written.
  ///
  /// An extended language counts only with its registered prefix (`yue` for `zh-yue`). A region in
  /// three letters becomes one in two (`es-MX` for `es-MEX`).
  public var canonical: LanguageTag {
    LocaleData.canonical(withoutExtlangs.description).flatMap { LanguageTag($0) } ?? self
  }
}
