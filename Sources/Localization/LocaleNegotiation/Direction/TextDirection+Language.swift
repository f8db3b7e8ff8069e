extension TextDirection {
  /// The direction of a script, given its code of four letters in any case.
  ///
  /// A script that is not known runs from left to right.
  public init(ofScript script: String) {
    let titlecase = script.prefix(1).uppercased() + script.dropFirst().lowercased()
    self.init(Subtag(titlecase[...]))
  }

  /// The direction of a language: that of the script in which it is written.
  ///
  /// The script is the tag's own, or the likely one of its language and region. `und` counts by its
  /// script alone, and what names no language runs from left to right.
  ///
  /// ```swift
  /// TextDirection(ofLanguage: "pa")     // .leftToRight
  /// TextDirection(ofLanguage: "pa-PK")  // .rightToLeft
  /// TextDirection(ofLanguage: "he-Latn")  // .leftToRight
  /// ```
  ///
  /// - Parameter text: A language tag or a locale name.
  /// - Complexity: O(*n*) in the UTF-8 length.
  public init(ofLanguage text: String) {
    self.init(TagNormalizer.script(of: text))
  }

  init(_ script: Subtag) {
    self = RightToLeftScripts.codes.contains(script) ? .rightToLeft : .leftToRight
  }
}

/// The scripts that run from right to left.
enum RightToLeftScripts {
  /// By ISO 15924 and the bidirectional classes of their letters in Unicode 17; `Aran`, `Syre`,
  /// `Syrj` and `Syrn` are hands of others.
  ///
  /// A table, so that an older ICU gives no other answer; a test compares it with ICU's.
  static let codes = Set(
    """
    Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero \
    Narb Nbat Nkoo Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sidt Sogd Sogo Syrc Syre Syrj Syrn \
    Thaa Yezi
    """.split(separator: " ").map { Subtag($0) })
}
