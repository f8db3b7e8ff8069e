import Diagnostics
import FormatStrings
import StringCatalogs

/// Reports a plural that lacks a category for some numbers of its language.
///
/// If the app falls back to `other`, most or all plurals in a file may lack the same categories. In
/// that case, only the first of these diagnostics is a warning, and the others are info.
struct MissingPluralCategoryRule: MessageRule {
  let id = "missing-plural-category"
  let family = RuleFamily.plurals
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a plural without a string for a category that some numbers of the language have"
  var checks: RuleChecks { RuleChecks(plural: check, summary: summarize, message: self) }

  func check(_ plural: LintedPlural, _ sink: inout DiagnosticSink) {
    if plural.content.format.traits.plurals == .numbered { return checkForms(plural, &sink) }
    // The categories are unknown for an unknown language, and for an ordinal plural. A different
    // rule reports a missing `other`.
    guard let forms = plural.forms else { return }
    let usesOther = plural.content.format.traits.missingForm != .otherLanguage || plural.isObject
    let exact = plural.exactNumbers
    let missing = forms.forms.filter { form in
      form.category != .other && !plural.categories.contains(form.category)
        && !(form.isForZeroAlone && usesOther)
        && !isExact(form, exact)
    }
    guard !missing.isEmpty, !isInvariant(plural), !plural.isOptional,
      !isCovered(missing, plural), !isWithoutNumber(missing, plural)
    else { return }
    // If the file does not specify the type of the number, it is assumed to be an integer, because
    // most numbers are.
    let isWhole = missing.allSatisfy(\.includesIntegers) || plural.number.kind != .float
    let examples = missing.compactMap { form -> String? in
      guard let number = form.example(isWhole: isWhole, except: exact) else { return nil }
      return "n = \(number) needs \(form.category.rawValue)"
    }
    guard !examples.isEmpty else { return }
    if plural.hasPluralSuffix, missing.contains(where: \.includesIntegers),
      plural.language.facts.language != Self.languageWithSuffix
    {
      return reportSuffix(of: plural, missing.map(\.category), &sink)
    }
    // A choice among exact numbers may be a choice among settings and not a plural.
    if !exact.isEmpty, plural.values.count == 1, !showsNumber(plural) { return }
    let exist = plural.categories.count == 1 ? "exists" : "exist"
    let isKnown = !plural.isObject || isUsed(missing, in: plural.catalog)
    let doubt: String? =
      if !isKnown {
        "no language of the catalog has the category, so the app may not support it"
      } else if missing.allSatisfy({ $0.category == .one }), plural.lacksOneInSource {
        "the source lacks 'one' too, so the app may use another string for 1"
      } else if isAlikeInEnglish(plural) {
        "no word looks like a plural, so the string for 'other' may be correct for 1 too"
      } else if isLabel(plural) {
        "a number after its noun is often part of a label, which needs no plural"
      } else {
        nil
      }
    sink.report(
      "\(plural.language.name): \(Self.list(examples)), but only "
        + "\(plural.categoryList) \(exist)",
      at: plural.range(plural.fallback), plural.site(),
      severity: doubt == nil && showsNumber(plural) ? .warning : .info,
      notes: [doubt ?? note(plural)])
  }

  func summarize(_ group: inout FileDiagnostics) {
    var counts: [String: Int] = [:]
    for diagnostic in group.diagnostics where takesOther(diagnostic) {
      counts[diagnostic.message, default: 0] += 1
    }
    let all = group.pluralCount
    guard !counts.isEmpty, all >= Self.fewestAlike else { return }
    let used = group.pluralCategories
    var shown: Set<String> = []
    group.demote { diagnostic in
      guard takesOther(diagnostic) else { return nil }
      let named = diagnostic.message.split { !$0.isLetter }.compactMap {
        PluralCategory(rawValue: String($0))
      }
      let count = counts[diagnostic.message] ?? 0
      // In the message, the examples precede the existing categories.
      let isUnused = named.first.map { !used.isEmpty && !used.contains($0) } ?? false
      guard isUnused || count >= Self.fewestAlike && count * 2 > all else { return nil }
      // The first warning leads the translator to the other plurals.
      if shown.insert(diagnostic.message).inserted { return nil }
      return "\(count) plurals of the file lack the category; only the first one is a warning"
    }
  }

  /// The minimum number of plurals without a category needed to infer that the file never uses it.
  private static let fewestAlike = 3

  private func takesOther(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .warning && diagnostic.notes.contains { $0.message == Self.otherNote }
  }

  private static let otherNote = "for these numbers, the app uses the string for 'other'"

  /// Returns the first two examples, and the number of the remaining ones.
  static func list(_ examples: [String]) -> String {
    let shown = examples.prefix(2).joined(separator: ", ")
    return examples.count > 2 ? "\(shown) and \(examples.count - 2) more" : shown
  }

  func message(for matter: MessageDifference.Matter) -> String? {
    guard case .missingCategory(let language, let examples, let existing, _) = matter else {
      return nil
    }
    return "\(language): \(examples), but the plural has only \(existing)"
  }

  /// Returns info if no variant prints the number; otherwise warning.
  ///
  /// Such a message is often a label, such as "Files", which is correct for any number.
  func severity(of matter: MessageDifference.Matter) -> Severity {
    if case .missingCategory(_, _, _, showsNumber: false) = matter { return .info }
    return .warning
  }

  func notes(on matter: MessageDifference.Matter) -> [String] {
    guard case .missingCategory(_, let examples, let existing, _) = matter else { return [] }
    let note = Self.otherNote
    return examples.contains("needs one") && existing.split(separator: ", ").contains("=1")
      ? [note, "=1 is only for 1, but 'one' is for all numbers that have the category"] : [note]
  }

  /// Reports a numbered plural form that the formula of the file requires but the plural lacks.
  ///
  /// Without a formula, two forms are required.
  private func checkForms(_ plural: LintedPlural, _ sink: inout DiagnosticSink) {
    let format = plural.content.format
    guard format.traits.plurals == .numbered, let words = format.definition.formWords else {
      return
    }
    // An empty first form means that the message is not translated.
    if format.traits.needsAllForms, plural.content.values[plural.values[0]].text.isEmpty { return }
    // An invalid line in the header is reported separately.
    let errors: [CatalogError.Code] = [.wrongType, .missingHeader]
    if plural.content.pluralFormula == nil,
      plural.content.errors.contains(where: { errors.contains($0.code) })
    {
      return
    }
    let formula = plural.content.pluralFormula ?? .usual
    let present = Set(plural.values.compactMap { plural.content.values[$0].variation.form })
    let missing = (0..<formula.count).filter { !present.contains($0) }
    guard let first = missing.first, !plural.isOptional else { return }
    let numbers = formula.firstNumbers(of: first)
    let number = numbers.first { $0 > 0 } ?? numbers.first
    if let uniform = plural.content.uniformPlurals {
      guard plural.localization.entry == uniform.first else { return }
      let forms = uniform.forms == 1 ? "only \(words.name(0))" : "\(uniform.forms) forms"
      return sink.report(
        "\(plural.language.name): all \(uniform.count) plurals have \(forms), "
          + "but \(words.count(formula.count))",
        at: plural.range(plural.fallback), plural.site(),
        notes: [
          number.map { "n = \($0) needs \(words.name(first)); \(words.missing)" }
            ?? "no number up to 200 needs \(words.name(first)), but \(words.missing)"
        ])
    }
    let isSaid = plural.content.pluralFormula != nil
    sink.report(
      "\(plural.language.name): "
        + (number.map { "n = \($0) needs \(words.name(first)), which is missing" }
          ?? "\(words.name(first)) is missing"),
      at: plural.range(plural.fallback), plural.site(),
      notes: isSaid
        ? ["\(words.count(formula.count)); \(words.fewer)"]
        : [
          "without Plural-Forms in the header, there are two forms: for 1 and for all other numbers"
        ])
  }

  /// Returns `true` if any language of a catalog uses at least one of several categories.
  ///
  /// Many libraries read plurals from JSON objects, and some of these libraries support only `one`
  /// and `other`.
  private func isUsed(_ forms: [PluralForms.Form], in catalog: LintedCatalog) -> Bool {
    forms.contains { catalog.pluralCategories.contains($0.category) }
  }

  /// Returns `true` if each number in a plural category, except 0, has a string for that exact
  /// number.
  ///
  /// A string for a different category is usually acceptable for 0.
  private func isExact(_ form: PluralForms.Form, _ exact: Set<Int>) -> Bool {
    !exact.isEmpty && form.isComplete && form.includesIntegers
      && form.integers.allSatisfy { $0 == 0 || exact.contains($0) }
  }

  /// Returns a note about what the app displays for the numbers without a string.
  private func note(_ plural: LintedPlural) -> String {
    let consequence = plural.content.format.traits.missingForm
    let words = plural.content.format.definition.toolWords
    if consequence == .otherLanguage {
      return plural.isObject
        ? "for these numbers, the app uses the string for 'other', or displays the key"
        : "for these numbers, " + words.missingForm
    }
    if plural.categories.contains(.other) { return Self.otherNote }
    if consequence == .defaultString {
      return "for these numbers, the app uses the default variant, marked with an asterisk"
    }
    return "for these numbers, \(words.missingForm), because 'other' is missing too"
  }

  /// Returns `true` if the string for `other` is also correct for the missing categories.
  private func isCovered(_ missing: [PluralForms.Form], _ plural: LintedPlural) -> Bool {
    let content = plural.content
    if content.format.traits.missingForm == .otherLanguage, !plural.isObject { return false }
    guard let other = plural[.other] else { return false }
    return PluralForms.isOtherRight(
      for: missing.map(\.category), in: plural.language.facts.language
    ) {
      var number = plural.number
      return number.isShown(in: content.values[other], of: content)
    } isLikeFew: {
      guard let few = plural[.few] else { return true }
      return content.areEqual(content.values[other].text, content.values[few].text)
    }
  }

  /// Returns `true` if no string prints the number, and only `two`, `few` or `many` are missing.
  ///
  /// The strings for these categories differ from `other` only in the inflection of a counted noun.
  private func isWithoutNumber(_ missing: [PluralForms.Form], _ plural: LintedPlural) -> Bool {
    guard missing.allSatisfy({ [.two, .few, .many].contains($0.category) }) else { return false }
    return !showsNumber(plural)
  }

  /// Returns `true` if each string has one placeholder, after its last word, as in "Week %d".
  private func isLabel(_ plural: LintedPlural) -> Bool {
    let content = plural.content
    let dialect = content.dialect(
      of: plural.localization.entry, isSubstitution: plural.substitution != nil)
    var format = FormatString()
    var buffer: [UInt8] = []
    return plural.values.allSatisfy { value in
      let text = content.values[value].text
      content.parse(text, dialect: dialect, format: &format, into: &buffer)
      guard format.placeholders.count == 1, let place = format.placeholders.first?.range else {
        return false
      }
      let bytes = Array(content.string(text).utf8)
      func hasLetter(_ part: some Sequence<UInt8>) -> Bool {
        part.contains { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 }
      }
      return place.upperBound <= bytes.count && hasLetter(bytes[..<place.lowerBound])
        && !hasLetter(bytes[place.upperBound...])
    }
  }

  /// Returns `true` if an English plural has only `other`, and its string may be correct for 1.
  private func isAlikeInEnglish(_ plural: LintedPlural) -> Bool {
    guard plural.language.facts.language == "en", plural.values.count == 1 else { return false }
    let content = plural.content
    return EnglishPlural.mayReadAlikeForOne(content.string(content.values[plural.values[0]].text))
  }

  /// Returns `true` if any string prints the number.
  private func showsNumber(_ plural: LintedPlural) -> Bool {
    let content = plural.content
    var number = plural.number
    return plural.values.contains { number.isShown(in: content.values[$0], of: content) }
  }

  /// Returns `true` if one string is correct for all numbers, so that more categories are not
  /// needed.
  ///
  /// Either all strings are equal, or the only string does not print the number.
  private func isInvariant(_ plural: LintedPlural) -> Bool {
    let content = plural.content
    let first = content.values[plural.values[0]]
    if plural.values.count == 1 {
      var number = plural.number
      return !number.isShown(in: first, of: content)
    }
    return plural.values.dropFirst().allSatisfy {
      content.areEqual(first.text, content.values[$0].text)
    }
  }
}

extension MissingPluralCategoryRule {
  /// The only language with more than two plural forms in which i18next reads the suffix `_plural`.
  private static let languageWithSuffix = "br"

  /// Reports a plural with the suffix `_plural` in a language in which i18next ignores it.
  private func reportSuffix(
    of plural: LintedPlural, _ missing: [PluralCategory], _ sink: inout DiagnosticSink
  ) {
    let names = missing.map { "_" + $0.rawValue }.joined(separator: " and ")
    sink.report(
      "\(plural.language.name): i18next does not read _plural, so all numbers use the string for 1",
      at: plural.range(plural.fallback), plural.site(), severity: .warning,
      notes: [
        "in this language, version 3 of the format uses _0, _1 and so on, version 4 uses \(names)"
      ])
  }
}
