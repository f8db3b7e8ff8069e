import CatalogLint
import FormatStrings
import LanguageTags
import StringCatalogs

extension PortableEntry {
  /// Assigns the category `other` to the strings in each language in which the key has no plural.
  mutating func nameLonelyTexts() {
    for (language, texts) in texts {
      guard texts.allSatisfy({ $0.variation.plural == nil && $0.variation.index == nil }) else {
        continue
      }
      self.texts[language] = texts.map { text in
        var text = text
        if text.variation.substitution == nil { text.variation.plural = .other }
        return text
      }
    }
  }

  /// Splits ICU messages that consist of a plural into strings for the plural categories.
  ///
  /// At least one language must have such a message, and all such messages must use the same
  /// argument. A string that is not such a message is used for all numbers.
  mutating func readMessages() {
    var number: String?
    var texts = texts
    for (language, found) in texts {
      guard let text = found.first, let message = PluralMessage(parsing: text.text) else {
        // If a message contains a plural but cannot be split, all languages keep their messages.
        if found.contains(where: { $0.text.contains(", plural") }) { return }
        continue
      }
      if let number, number != message.number { return }
      number = message.number
      texts[language] = message.forms.map { form in
        PortableText(
          variation: PortableText.Case(plural: form.category), text: form.text, state: text.state)
      }
    }
    guard let number else { return }
    self.number = number
    self.texts = texts
    kind = .plurals
  }

  /// Converts `.stringsdict` substitutions to string catalog syntax, with `%arg` for the count.
  ///
  /// A string that consists only of one substitution becomes a plural.
  ///
  /// - Returns: A loss if the format specifier of the count is lost; otherwise `nil`.
  mutating func readRules(in language: LanguageTag) -> ConversionLoss? {
    guard var substitutions = substitutions[language], var texts = texts[language] else {
      return nil
    }
    if let loss = simplifyPlurals(substitutions, texts: texts, in: language) { return loss.value }
    for (place, text) in texts.enumerated() {
      var parsed = ValueText(parsing: text.text, .apple)
      if parsed.isDoubtful { continue }
      for (index, part) in parsed.parts.enumerated() {
        guard case .value(var value) = part else { continue }
        if let name = value.substitution, text.variation.substitution == nil {
          guard value.isExplicit,
            let found = substitutions.firstIndex(where: { $0.name == name })
          else { continue }
          substitutions[found].argumentNumber = value.argument
          value.isExplicit = false
        } else if let name = text.variation.substitution,
          let own = substitutions.first(where: { $0.name == name }),
          value.conversion == own.formatSpecifier, value.layout.isEmpty,
          !parsed.values.contains(where: \.isOwnNumber)
        {
          value.isOwnNumber = true
          value.argument = nil
        } else {
          continue
        }
        parsed.parts[index] = .value(value)
      }
      texts[place].text = parsed.spelled(.substitution, isFormatted: true) ?? text.text
    }
    self.substitutions[language] = substitutions
    self.texts[language] = texts
    return nil
  }

  private mutating func simplifyPlurals(
    _ substitutions: [PortableSubstitution], texts: [PortableText], in language: LanguageTag
  ) -> (value: ConversionLoss?, Void)? {
    guard substitutions.count == 1, let substitution = substitutions.first, texts.count > 1,
      let whole = texts.first(where: { $0.variation.substitution == nil }),
      whole.variation == PortableText.Case(),
      case let forms = texts.filter({ $0.variation.substitution != nil }),
      forms.count == texts.count - 1, forms.allSatisfy({ $0.variation.plural != nil }),
      case let parsed = ValueText(parsing: whole.text, .apple), parsed.parts.count == 1,
      let token = parsed.values.first, token.substitution == substitution.name
    else { return nil }
    var simple = self
    simple.substitutions[language] = nil
    simple.texts[language] = forms.map { text in
      var text = text
      text.variation.substitution = nil
      return text
    }
    let number = simple.pluralNumber(in: language)
    guard (number?.argument ?? 1) == (token.argument ?? 1) else { return nil }
    self = simple
    guard number == nil || number?.conversion != substitution.formatSpecifier else {
      return (nil, ())
    }
    let specifier = substitution.formatSpecifier ?? ""
    return (
      ConversionLoss(
        aspect: .substitution, of: self, language: language,
        message: "no string displays the number as '\(specifier)', so its type is lost"), ()
    )
  }
}
