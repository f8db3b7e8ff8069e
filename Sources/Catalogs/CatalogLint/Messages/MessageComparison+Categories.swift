import MessageSyntax
import StringCatalogs

extension MessageComparison {
  /// Reports plural categories that a message lacks or does not need in its language.
  ///
  /// A variant for `one` or `two` that omits the number is reported too, if other numbers also use
  /// the variant.
  ///
  /// If both the message and its source contain only `other`, missing categories are not reported.
  mutating func checkCategories(
    _ text: MessageText, beside source: MessageText?, _ language: LintedLanguage
  ) {
    guard let forms = language.facts.plurals else { return }
    for (place, node) in text.table.enumerated() where node.argumentType == .plural {
      let variants = text.table.children(of: place).filter { text.table[$0].kind == .variant }
      // With an offset, the category depends on the number minus the offset, not on the number
      // itself.
      let hasOffset = text.table.children(of: place).contains { text.table[$0].kind == .offset }
      let found = variants.map { category(of: $0, in: text) }
      checkUnused(variants, found: found, forms: forms, text: text, in: language)
      if hasOffset || isInvariant(place, variants: variants, text: text) { continue }
      let numbers = variants.compactMap { text.table.number(of: $0, in: text.bytes.span) }
      checkImplied(
        place, variants: zip(variants, found), numbers: numbers, forms: forms, text: text,
        in: language)
      let missing = forms.forms.filter { form in
        form.category != .other && !found.contains(form.category) && form.includesIntegers
          && !form.isForZeroAlone
          && !(form.isComplete && form.integers.allSatisfy { numbers.contains(Double($0)) })
      }
      let hasOtherAlone = found.allSatisfy { $0 == .other }
      if hasOtherAlone, let source, source.hasOtherAlone(text.string(node.name)) { continue }
      let examples = missing.compactMap { form -> String? in
        let open = form.integers.filter { !numbers.contains(Double($0)) }
        // A category that is needed only for 0 is not reported. For example, French `one` is for 0
        // and 1; if there is a variant for `=1`, an app uses `other` at most for 0.
        guard let number = open.first(where: { $0 > 0 }) else { return nil }
        return "n = \(number) needs \(form.category.rawValue)"
      }
      // If an invalid keyword is used in place of the missing category, only the keyword is
      // reported.
      let isWhole = zip(variants, found).allSatisfy { variant, category in
        category != nil || text.table.number(of: variant, in: text.bytes.span) != nil
      }
      guard !examples.isEmpty, isWhole,
        !isCovered(missing, place: place, variants: zip(variants, found), text: text, in: language)
      else { continue }
      let names = variants.map { text.string(text.table[$0].name) }
      add(
        .missingCategory(
          language: language.name, examples: MissingPluralCategoryRule.list(examples),
          existing: names.joined(separator: ", "),
          showsNumber: variants.contains { text.shows(numberOf: place, in: $0) }
            && !isAlikeInEnglish(variants, of: text, in: language)), at: node.type, text: text)
    }
  }

  /// Returns `true` if an English plural has only `other`, and its message may also be correct for
  /// 1.
  private func isAlikeInEnglish(
    _ variants: [Int], of text: MessageText, in language: LintedLanguage
  ) -> Bool {
    guard language.facts.language == "en", variants.count == 1 else { return false }
    // The variant consists of its selector and, in braces, its message.
    let string = text.string(text.table[variants[0]].range)
    guard let start = string.firstIndex(of: "{"), let end = string.lastIndex(of: "}"), start < end
    else { return false }
    return EnglishPlural.mayReadAlikeForOne(String(string[string.index(after: start)..<end]))
  }

  /// Returns the plural category of a variant.
  ///
  /// Returns `nil` if the variant is only for an exact number, or if its selector is invalid.
  ///
  /// Flutter's `gen-l10n` passes the variants `=0`, `=1` and `=2` to `Intl.pluralLogic` as `zero`,
  /// `one` and `two`. Each is therefore used for all numbers in its category.
  private func category(of variant: Int, in text: MessageText) -> PluralCategory? {
    if let category = PluralCategory(rawValue: text.string(text.table[variant].name)) {
      return category
    }
    guard isDart(text) else { return nil }
    return switch text.table.number(of: variant, in: text.bytes.span) {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: nil
    }
  }

  /// Returns `true` if Dart's `intl` library reads a message.
  private func isDart(_ text: MessageText) -> Bool {
    MessageDialect(catalog.files[text.site.file].content.format).isEveryTextMessage
  }

  /// Returns `true` if the message for `other` is also correct for the missing categories.
  private func isCovered(
    _ missing: [PluralForms.Form], place: Int, variants: Zip2Sequence<[Int], [PluralCategory?]>,
    text: MessageText, in language: LintedLanguage
  ) -> Bool {
    guard let other = variants.first(where: { $0.1 == .other })?.0 else { return false }
    let message = text.string(text.table[other + 1].range)
    return PluralForms.isOtherRight(
      for: missing.map(\.category), in: language.facts.language
    ) {
      // In XLIFF, an inline element may represent the number.
      text.shows(numberOf: place, in: other) || message.contains("<x ")
    } isLikeFew: {
      guard let few = variants.first(where: { $0.1 == .few })?.0 else { return true }
      return text.string(text.table[few + 1].range) == message
    }
  }

  /// Reports a variant for `one` or `two` that omits the number but is also used for other numbers.
  ///
  /// Such a variant is reported only if the variant for `other` prints the number.
  private mutating func checkImplied(
    _ place: Int, variants: Zip2Sequence<[Int], [PluralCategory?]>, numbers: [Double],
    forms: PluralForms, text: MessageText, in language: LintedLanguage
  ) {
    guard let other = variants.first(where: { $0.1 == .other })?.0,
      text.shows(numberOf: place, in: other)
    else { return }
    for case (let variant, let category?) in variants where category == .one || category == .two {
      let named = category == .one ? 1 : 2
      let integers = forms[category]?.integers.filter {
        $0 != named && !numbers.contains(Double($0))
      }
      guard let number = integers?.first(where: { $0 > 0 }) ?? integers?.first,
        !text.shows(numberOf: place, in: variant)
      else { continue }
      add(
        .impliedQuantity(
          language: language.name, number: number,
          category: text.string(text.table[variant].name), hasExact: !isDart(text)),
        at: text.table[variant].name, text: text)
    }
  }

  private mutating func checkUnused(
    _ variants: [Int], found: [PluralCategory?], forms: PluralForms, text: MessageText,
    in language: LintedLanguage
  ) {
    let isDart = isDart(text)
    for (variant, category) in zip(variants, found) {
      guard let category, forms[category] == nil else { continue }
      // In every language, Dart's `intl` library uses the variants `zero`, `one` and `two` for the
      // numbers 0, 1 and 2.
      if isDart, [.zero, .one, .two].contains(category) { continue }
      add(
        .unusedCategory(language: language.name, category: category.rawValue),
        at: text.table[variant].name, text: text)
    }
  }

  /// Returns `true` if one message is correct for all numbers, so that more categories are not
  /// needed.
  ///
  /// Either all variants have the same message, or the only variant does not print the number.
  private func isInvariant(_ place: Int, variants: [Int], text: MessageText) -> Bool {
    let messages = variants.map { text.string(text.table[$0 + 1].range) }
    guard let first = messages.first, messages.allSatisfy({ $0 == first }) else { return false }
    if messages.count > 1 { return true }
    let name = text.string(text.table[place].name)
    return text.arguments[name]?.isShown != true
  }
}

extension MessageText {
  /// Returns `true` if a plural with this argument has a message for `other` only.
  fileprivate func hasOtherAlone(_ argument: String) -> Bool {
    table.enumerated().contains { place, node in
      guard node.argumentType == .plural, string(node.name) == argument else { return false }
      let variants = table.children(of: place).filter { table[$0].kind == .variant }
      return variants.count == 1 && string(table[variants[0]].name) == "other"
    }
  }

  /// Returns `true` if a variant prints the number of its plural, with `#` or by name.
  fileprivate func shows(numberOf plural: Int, in variant: Int) -> Bool {
    let name = string(table[plural].name)
    return (variant + 1..<table.place(behind: variant)).contains { place in
      table[place].kind == .numberSign
        || table[place].kind == .argument && string(table[place].name) == name
    }
  }
}
