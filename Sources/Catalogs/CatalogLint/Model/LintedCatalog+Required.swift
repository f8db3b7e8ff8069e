package import LanguageTags

extension LintedCatalog {
  /// Those of the languages that a catalog must have of which it has no text, as the rule for them sees it.
  ///
  /// - Complexity: O(*n*) in the texts.
  package func absentLanguages(among required: [LanguageTag]) -> [LanguageTag] {
    let absent = RequiredLanguages(of: self, required, TextPresence(of: self)).absent
    let names = Set(absent.map { $0.name })
    return required.filter { names.contains($0.description) }
  }
}
