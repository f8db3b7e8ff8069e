import CatalogLint
import LintConfigurations

extension LintScope {
  /// What the configuration says of terms for a catalog.
  func terms(in paths: [String]) -> TermList {
    func isFor(_ term: LintConfiguration.Term) -> Bool {
      term.paths?.contains { covers($0, paths) } ?? true
    }
    func patterns(_ texts: [String], _ matchesCase: Bool) -> [TermPattern] {
      texts.compactMap { TermPattern($0, matchesCase: matchesCase) }
    }
    func entry(_ term: LintConfiguration.Term, matchesCase: Bool) -> TermList.Entry {
      let matchesCase = term.matchesCase ?? matchesCase
      return TermList.Entry(
        patterns: patterns(term.texts, matchesCase),
        forms: term.forms.map {
          TermList.Forms(language: $0.language, patterns: patterns($0.texts, matchesCase))
        })
    }
    return TermList(
      forbidden: configuration.forbiddenTerms.filter(isFor).map { term in
        TermList.Forbidden(
          patterns: patterns(term.texts, term.matchesCase ?? false), languages: term.languages,
          replacement: term.replacement, reason: term.reason)
      },
      // A name is spelled as it is; a word may begin a sentence.
      untranslated: configuration.untranslatedTerms.filter(isFor).map {
        entry($0, matchesCase: true)
      },
      glossary: configuration.glossary.filter(isFor).map { entry($0, matchesCase: false) })
  }
}
