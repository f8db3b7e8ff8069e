import CatalogLint
import LanguageTags
import StringCatalogs

extension PortableEntry {
  /// The key as reports name it: the parts of its path with dots between them.
  var name: String { path.joined(separator: ".") }

  /// Makes plurals of a text that is nothing but one substitution, as `.stringsdict` has to write them.
  ///
  /// The name of the substitution is a matter of the notation.
  ///
  /// - Returns: What is lost where no text shows the number.
  mutating func simplifyPlurals(in language: LanguageTag) -> ConversionLoss? {
    guard let substitutions = substitutions[language], substitutions.count == 1,
      let substitution = substitutions.first, let texts = texts[language],
      let whole = texts.first(where: { $0.variation.substitution == nil }),
      texts.count(where: { $0.variation.substitution == nil }) == 1,
      whole.variation == PortableText.Case(),
      whole.text == "%#@\(substitution.name)@" || whole.text == "%1$#@\(substitution.name)@",
      texts.count > 1,
      texts.allSatisfy({ $0.variation.substitution == nil || $0.variation.plural != nil })
    else { return nil }
    self.substitutions[language] = nil
    self.texts[language] = texts.filter { $0.variation.substitution != nil }.map { text in
      var text = text
      text.variation.substitution = nil
      return text
    }
    return nil
  }
}
