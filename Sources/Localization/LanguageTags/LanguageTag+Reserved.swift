extension LanguageTag {
  /// Whether a standard keeps the tag for what no people speaks or writes.
  ///
  /// These are ISO 3166's regions for users, without that of Kosovo (`en-XA`, `ar-XB`), ISO 639's
  /// languages for local use (`qaa` to `qtz`), CLDR's variants of pseudo-locales, and private use
  /// (`en-x-pseudo`).
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
