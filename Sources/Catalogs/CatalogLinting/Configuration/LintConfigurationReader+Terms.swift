import LanguageTags
import YAMLSyntax

extension LintConfigurationReader {
  /// Reads the section `terms`.
  mutating func readTerms(_ node: YAMLNode) {
    guard let terms = fields(of: node, "terms", LintConfigurationKeys.terms) else { return }
    configuration.forbiddenTerms = list(terms["forbidden"], what: "a list of terms") {
      reader, item in
      reader.term(item, what: "a forbidden term", keys: LintConfigurationKeys.forbidden, forms: nil)
    }
    configuration.untranslatedTerms = list(terms["do-not-translate"], what: "a list of terms") {
      $0.term(
        $1, what: "a do-not-translate term", keys: LintConfigurationKeys.untranslated,
        forms: "forms")
    }
    configuration.glossary = list(terms["glossary"], what: "a list of terms") { reader, item in
      reader.term(
        item, what: "an entry of 'glossary'", keys: LintConfigurationKeys.glossary,
        forms: "translations")
    }
  }

  /// Reads a term, which is either a string or a mapping with settings; `nil` if it is invalid.
  private mutating func term(
    _ node: YAMLNode, what: String, keys: [String], forms: String?
  ) -> LintConfiguration.Term? {
    // An entry in the glossary requires translations, so it must be a mapping.
    let isGlossary = forms == "translations"
    if node.scalar != nil, !isGlossary {
      return self.forms(of: node).map { LintConfiguration.Term(texts: $0) }
    }
    guard let fields = fields(of: node, what, keys),
      let name = required("term", of: fields, node: node, what: what),
      let texts = self.forms(of: name)
    else { return nil }
    var term = LintConfiguration.Term(texts: texts)
    term.matchesCase = fields["match-case"].flatMap { flag($0, "match-case") }
    // An entry whose restrictions are invalid is omitted, because without them it would apply to
    // too many files or languages.
    if let node = fields["paths"] {
      let paths = patterns(node, "a list of paths")
      if paths.isEmpty { return nil }
      term.paths = paths
    }
    if let node = fields["languages"] {
      let languages = languages(node)
      if languages.isEmpty { return nil }
      term.languages = languages
    }
    term.replacement = fields["use"].flatMap { text($0, "a string") }
    term.reason = fields["reason"].flatMap { text($0, "a reason") }
    guard let forms else { return term }
    let translations =
      isGlossary ? required(forms, of: fields, node: node, what: what) : fields[forms]
    if let node = translations {
      for entry in entries(of: node, forms) ?? [] {
        guard let language = language(entry.keyNode), let texts = self.forms(of: entry.value) else {
          continue
        }
        term.forms.append(LintConfiguration.Term.Forms(language: language, texts: texts))
      }
    }
    return term
  }

  /// Returns the forms of a term, which are a string or a list; `nil` if there are none.
  private mutating func forms(of node: YAMLNode) -> [String]? {
    var nodes = [node]
    if case .list(let items) = node.content { nodes = items }
    let texts = nodes.compactMap { node -> String? in
      guard let text = text(node, "a term") else { return nil }
      let isInside = text.dropFirst().dropLast().contains("*")
      let isEmpty = text.allSatisfy { $0 == "*" || $0.isWhitespace }
      guard
        isInside || isEmpty || text.first?.isWhitespace == true
          || text.last?.isWhitespace == true
      else { return text }
      report(
        "invalid-term", at: node.range,
        message: isInside
          ? "* matches the rest of a word, so it must be at the start or end of a term"
          : "a term must contain a word, and must not begin or end with white space",
        notes: [], fixIts: [])
      return nil
    }
    return texts.isEmpty ? nil : texts
  }
}
