package import LanguageTags

extension LintedCatalog {
  /// Returns the required languages without a string, as the rule `missing-language` defines them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings.
  package func absentLanguages(among required: [LanguageTag]) -> [LanguageTag] {
    let absent = RequiredLanguages(of: self, required, TextPresence(of: self)).absent
    let names = Set(absent.map { $0.name })
    return required.filter { names.contains($0.description) }
  }
}
