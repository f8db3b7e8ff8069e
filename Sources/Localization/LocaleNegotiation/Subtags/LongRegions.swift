/// Three-letter regions: the alpha-3 codes of ISO 3166, such as `MEX`.
///
/// BCP 47 uses only two-letter codes, but other software writes names such as `es_MEX`, and ICU
/// accepts them.
enum LongRegions {
  /// Returns the region for an upper-case code: `MX` for `MEX`; `nil` if there is none.
  ///
  /// The result can be a deprecated region, such as `SU` for `SUN`, which the caller must
  /// canonicalize together with the language.
  static func region(_ code: Subtag) -> Subtag? {
    let region = LocaleData.region(ofLongCode: code)
    if !region.isAbsent { return region }
    // `NTZ` is the former Neutral Zone, which two regions replace. When ICU canonicalizes `NT`, it
    // chooses one of them according to the language.
    if code == "NTZ" { return "NT" }
    // CLDR's aliases include withdrawn and reserved ISO 3166 codes, such as `DDR`, that ICU's
    // parser does not recognize.
    guard let alias = AliasTable.canonical(code), alias != code else { return nil }
    return alias
  }
}
