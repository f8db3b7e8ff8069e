extension TextDirection {
  /// Creates the direction of a script from its four-letter code, ignoring case.
  ///
  /// The direction of an unknown script is left to right.
  public init(ofScript script: String) {
    let titlecase = script.prefix(1).uppercased() + script.dropFirst().lowercased()
    self.init(Subtag(titlecase[...]))
  }

  /// Creates the direction of a language, which is the direction of its script.
  ///
  /// The script is the one in the tag, or else the likely script of its language and region. For a
  /// tag without a language, such as `und`, only the script in the tag counts. If the script is
  /// unknown, the direction is left to right.
  ///
  /// ```swift
  /// TextDirection(ofLanguage: "pa")     // .leftToRight
  /// TextDirection(ofLanguage: "pa-PK")  // .rightToLeft
  /// TextDirection(ofLanguage: "he-Latn")  // .leftToRight
  /// ```
  ///
  /// - Parameter text: A language tag or a locale name.
  /// - Complexity: O(*n*), where *n* is the UTF-8 length.
  public init(ofLanguage text: String) {
    self.init(TagNormalizer.script(of: text))
  }

  init(_ script: Subtag) {
    self = RightToLeftScripts.codes.contains(script) ? .rightToLeft : .leftToRight
  }
}

/// The scripts that are written from right to left.
enum RightToLeftScripts {
  /// The ISO 15924 codes of the scripts whose letters are right-to-left in Unicode 17.
  ///
  /// `Aran`, `Syre`, `Syrj` and `Syrn` are variants of other scripts. The table makes the result
  /// independent of the ICU release; a test compares it with ICU.
  static let codes = Set(
    """
    Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero \
    Narb Nbat Nkoo Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sidt Sogd Sogo Syrc Syre Syrj \
    Syrn Thaa Yezi
    """.split(separator: " ").map { Subtag($0) })
}
