/// The names under which a language is asked for, next to the one that a catalog uses.
enum LanguageNames {
  /// Names of the same texts, in lower case.
  ///
  /// An app may say `zh-CN` where a catalog says `zh-Hans`;
  /// `zh` and `zh-SG` mean Simplified Chinese too, by CLDR's likely subtags.
  private static let families = [["zh-hans", "zh-cn", "zh-sg", "zh"]]

  /// The names of a language, in lower case, the conventional one first; empty if it has but one.
  static func family(of language: String) -> [String] {
    let name = language.lowercased()
    return families.first { $0.contains(name) } ?? []
  }

  /// The language of a catalog that a name means; `nil` if it has none.
  ///
  /// The catalog's own spelling wins, then one that differs in case, then another name. There is no
  /// negotiation: `de-AT` does not find `de`.
  static func find(_ language: String, in languages: [String]) -> String? {
    if let exact = languages.first(where: { $0 == language }) { return exact }
    let name = language.lowercased()
    if let same = languages.first(where: { $0.lowercased() == name }) { return same }
    let family = family(of: language)
    return languages.first { family.contains($0.lowercased()) }
  }
}
