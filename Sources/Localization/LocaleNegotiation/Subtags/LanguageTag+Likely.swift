public import LanguageTags

/// Likely subtags and canonical forms from a CLDR release, without this library's corrections.
extension LanguageTag {
  /// The tag with its likely script and region added; unchanged if they are unknown.
  ///
  /// The property follows [UTS #35 §4.3](https://www.unicode.org/reports/tr35/#Likely_Subtags). If
  /// the tag is not ``canonical``, ICU replaces some subtags first, but this library's CLDR tables
  /// do not. The result depends on the CLDR release, which is that of ICU if the build uses ICU.
  /// Negotiation and direction use ``NormalizedTag/script`` instead.
  public var addingLikelySubtags: LanguageTag {
    LocaleData.addingLikelySubtags(withoutExtlangs.description).flatMap { LanguageTag($0) } ?? self
  }

  /// The tag without its likely script and region: `zh-Hant-TW` becomes `zh-TW`.
  ///
  /// The property follows [UTS #35 §4.3](https://www.unicode.org/reports/tr35/#Likely_Subtags).
  public var removingLikelySubtags: LanguageTag {
    LocaleData.removingLikelySubtags(withoutExtlangs.description).flatMap { LanguageTag($0) }
      ?? self
  }

  /// The canonical form according to CLDR's aliases; extensions and private use are kept.
  ///
  /// The property follows [UTS #35, annex
  /// C](https://www.unicode.org/reports/tr35/#LocaleId_Canonicalization). Legacy, grandfathered and
  /// extended languages are replaced, and so are deprecated languages, scripts, regions and
  /// variants. Variants are sorted. ICU also sorts extensions and replaces deprecated values in
  /// them; without ICU, extensions are unchanged. If ICU rejects the tag, the result is the
  /// unchanged tag.
  ///
  /// An extended language replaces the language only if it follows its registered prefix (`zh-yue`
  /// becomes `yue`). A three-letter region becomes a two-letter region (`es-MEX` becomes `es-MX`).
  public var canonical: LanguageTag {
    LocaleData.canonical(withoutExtlangs.description).flatMap { LanguageTag($0) } ?? self
  }
}
