package import CatalogLint

extension LintScope {
  /// Returns the configured terms that apply to a catalog.
  func terms(in paths: [String]) -> TermList {
    configuration.terms { covers($0, paths) }
  }
}

extension LintConfiguration {
  /// Returns the configured terms that apply to the linted files.
  ///
  /// - Parameter isCovered: Returns `true` if a pattern in an entry covers the linted files.
  package func terms(where isCovered: (PathPattern) -> Bool) -> TermList {
    func isFor(_ term: Term) -> Bool { term.paths?.contains(where: isCovered) ?? true }
    return TermList(
      forbidden: forbiddenTerms.filter(isFor).map { term in
        TermList.Forbidden(
          patterns: Self.patterns(term.texts, term.matchesCase ?? false),
          languages: term.languages, replacement: term.replacement, reason: term.reason)
      },
      // Most terms that must not be translated are names, so case matters for them by default.
      // Other terms may begin a sentence.
      untranslated: untranslatedTerms.filter(isFor).map {
        Self.entry($0, $0.matchesCase ?? true)
      },
      glossary: glossary.filter(isFor).map { Self.entry($0, $0.matchesCase ?? false) })
  }

  private static func entry(_ term: Term, _ matchesCase: Bool) -> TermList.Entry {
    TermList.Entry(
      patterns: patterns(term.texts, matchesCase),
      forms: term.forms.map {
        TermList.Forms(language: $0.language, patterns: patterns($0.texts, matchesCase))
      })
  }

  private static func patterns(_ texts: [String], _ matchesCase: Bool) -> [TermPattern] {
    texts.compactMap { TermPattern($0, matchesCase: matchesCase) }
  }
}
