extension LanguageTag {
  /// `true` if the tag contains a subtag that is reserved for private use or for pseudo-locales.
  ///
  /// The reserved subtags are:
  ///
  /// - the user-assigned regions of ISO 3166, as in `en-XA` and `ar-XB`, except `XK`, which means
  ///   Kosovo
  /// - the languages that ISO 639 reserves for local use (`qaa` to `qtz`)
  /// - the pseudo-locale variants of CLDR, such as `psaccent`
  /// - private use subtags (`en-x-pseudo`)
  package var isReserved: Bool {
    if !privateUse.isEmpty { return true }
    if variants.contains(where: { ["psaccent", "psbidi", "pscrack", "pslong"].contains($0) }) {
      return true
    }
    if ("qaa"..."qtz").contains(language), language.utf8.count == 3 { return true }
    guard let region, region.utf8.count == 2, region != "XK" else { return false }
    return region == "AA" || region == "ZZ" || region.hasPrefix("X")
      || ("QM"..."QZ").contains(region)
  }
}
