/// Regions in three letters: codes of ISO 3166 alpha-3, as `MEX`.
///
/// BCP 47 has codes of two letters only, but other software writes `es_MEX`, and ICU reads it.
enum LongRegions {
  /// The region for a code in upper case: `MX` for `MEX`; `nil` if there is none.
  ///
  /// A deprecated region such as `SU` for `SUN` still has to be canonicalized with its language.
  static func region(_ code: Subtag) -> Subtag? {
    let region = LocaleData.region(ofLongCode: code)
    if !region.isAbsent { return region }
    // Two regions replace the neutral zone; ICU chooses by the language when it canonicalizes `NT`.
    if code == "NTZ" { return "NT" }
    // CLDR's aliases know more codes that ISO 3166 withdrew or reserves than the parser, as `DDR`.
    guard let alias = AliasTable.canonical(code), alias != code else { return nil }
    return alias
  }
}
