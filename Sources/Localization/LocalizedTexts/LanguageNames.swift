/// Alternative names of languages that an app can use instead of the names in a catalog.
enum LanguageNames {
  /// Groups of names for the same language, in lower case.
  ///
  /// An app can use `zh-CN` for a catalog with `zh-Hans`. According to CLDR's likely subtags, `zh`
  /// and `zh-SG` also mean Simplified Chinese.
  private static let families = [["zh-hans", "zh-cn", "zh-sg", "zh"]]

  /// Returns the names of a language in lower case, conventional name first.
  ///
  /// The result is empty if the language has only one name.
  static func family(of language: String) -> [String] {
    let name = language.lowercased()
    return families.first { $0.contains(name) } ?? []
  }

  /// Returns the language of a catalog with the given name; `nil` if there is none.
  ///
  /// A name in the spelling of the catalog has priority, followed by a name that differs in case,
  /// and then by an alternative name. Names are not negotiated: `de-AT` does not find `de`.
  static func find(_ language: String, in languages: [String]) -> String? {
    if let exact = languages.first(where: { $0 == language }) { return exact }
    let name = language.lowercased()
    if let same = languages.first(where: { $0.lowercased() == name }) { return same }
    let family = family(of: language)
    return languages.first { family.contains($0.lowercased()) }
  }
}
