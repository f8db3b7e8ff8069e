/// Three-letter regions: the alpha-3 codes of ISO 3166, such as `MEX`.
///
/// BCP 47 has only two-letter codes, but other software writes `es_MEX`, and ICU reads it.
enum LongRegions {
  /// Returns the region of an upper-case code: `MX` for `MEX`; `nil` if there is none.
  ///
  /// A deprecated region, such as `SU` for `SUN`, must still be canonicalized with its language.
  static func region(_ code: Subtag) -> Subtag? {
    let region = LocaleData.region(ofLongCode: code)
    if !region.isAbsent { return region }
    // Two regions replace the neutral zone. ICU chooses by the language when it canonicalizes `NT`.
    if code == "NTZ" { return "NT" }
    // CLDR's aliases have more withdrawn or reserved ISO 3166 codes than the parser, such as `DDR`.
    guard let alias = AliasTable.canonical(code), alias != code else { return nil }
    return alias
  }
}
