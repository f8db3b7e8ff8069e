import Diagnostics
import StringCatalogs

/// Reports an empty translation, or one without letters if the source is a sentence.
///
/// If all strings of a file are empty, or at least half of them and at least two, the translation
/// has not started. In that case, unless the language is required, only one diagnostic is reported
/// for the empty strings.
struct EmptyTranslationRule: Rule {
  let id = "empty-translation"
  let family = RuleFamily.coverage
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary =
    "an empty translation, or one without letters although the source is a sentence"
  var checks: RuleChecks {
    RuleChecks(
      translation: check, catalog: reportUnusedForms, summary: summarize, traits: traits)
  }
  let traits: TextTraits = [.empty, .wordless]

  func check(_ translation: LintedTranslation, _ sink: inout DiagnosticSink) {
    reportEmpty(translation, &sink)
    reportSigns(translation, &sink)
  }

  private func reportEmpty(_ translation: LintedTranslation, _ sink: inout DiagnosticSink) {
    let content = translation.content
    for index in translation.values where content.values[index].text.isEmpty {
      let value = content.values[index]
      // A different rule reports strings in the state `new` as missing, because no translator has
      // worked on them.
      guard value.state != .new, let source = sourceTexts(translation) else { continue }
      if isReportedAsForm(value, translation) { continue }
      let isPart = source.allSatisfy { isPartOfSentence($0) } || isNamedAsPart(translation)
      let doubt: (severity: Severity, note: String)? =
        if source.allSatisfy({ Self.samples.contains($0) }),
          isOfInterface(translation) || isOfOldInterface(translation)
        {
          (.info, "the source is a default string of Interface Builder, which the app may replace")
        } else if isPart {
          (.info, "the source looks like part of a sentence, which a language may not need")
        } else if let reason = reasonForCategory(index, translation) {
          reason
        } else if case let others = others(of: translation),
          others.empty > 1 && others.empty * 2 >= others.all
        {
          (.info, "the translation is also empty in most other languages, so this may be intended")
        } else if isMarkedAsFixed(translation) {
          (.info, "the comment asks not to translate the string")
        } else if isOfInterface(translation) {
          (.warning, "the app may replace a string of Interface Builder")
        } else if content.hasEscapedBlank(content.entries[translation.target.entry].key) {
          (.warning, "the key is the source string, so the app may display it instead")
        } else if source.allSatisfy({ !TranslatableWords.areSeveral($0) }),
          others(of: translation).empty > 0
        {
          (
            .warning,
            "the source is one word, and the translation in another language is also empty"
          )
        } else {
          nil
        }
      sink.report(
        "translation in '\(translation.language.name)' is empty", at: value.text.sourceRange,
        translation.site(index), severity: doubt?.severity, notes: doubt.map { [$0.note] } ?? [])
    }
  }

  /// Reports an empty numbered plural form that makes tools ignore the other forms.
  ///
  /// If the first form is empty, `msgfmt` treats the message as untranslated and omits all of its
  /// forms. Qt finds no translation if any form is empty.
  private func reportUnusedForms(
    in catalog: LintedCatalog, options: LintOptions, to sink: inout DiagnosticSink
  ) {
    for file in catalog.files.indices {
      let content = catalog.files[file].shared.content
      let format = content.format
      guard format.traits.plurals == .numbered, let words = format.definition.formWords else {
        continue
      }
      for (entry, found) in content.entries.enumerated() {
        for place in found.localizations.dropFirst() {
          guard
            let empty = content.emptyForm(
              of: content.localizations[place], amongAll: format.traits.needsAllForms),
            let form = content.values[empty].variation.form
          else { continue }
          sink.report(
            "\(words.name(form)) is empty, so the other forms are not used",
            at: content.values[empty].text.sourceRange,
            LintSite(file: file, entry: entry, localization: place, value: empty),
            severity: .warning, notes: [words.empty])
        }
      }
    }
  }

  /// Returns `true` if `reportUnusedForms` reports an empty value, because it is one of several
  /// numbered plural forms.
  private func isReportedAsForm(_ value: CatalogValue, _ translation: LintedTranslation) -> Bool {
    guard value.variation.form != nil,
      translation.content.format.traits.needsAllForms
    else { return false }
    return translation.values.contains { !translation.content.values[$0].text.isEmpty }
  }

  /// Returns a lower severity for an empty plural category, with the reason, if there is one.
  ///
  /// Except for a numbered form that no integer uses, there must also be strings for other
  /// categories. The possible reasons are:
  /// - The source contains only `other`.
  /// - The category contains no integer below a million, like `many` in Romance languages.
  /// - The category contains no integer, like `other` in Polish.
  private func reasonForCategory(
    _ index: Int, _ translation: LintedTranslation
  ) -> (severity: Severity, note: String)? {
    let content = translation.content
    guard let category = content.values[index].variation.plural, let source = translation.source
    else { return nil }
    let form = translation.catalog.plurals(of: translation.target)?[category]
    if content.format.traits.plurals == .numbered, form?.includesIntegers == false {
      return (.info, "no integer uses this form")
    }
    let others = content.values[translation.values].filter { $0.variation.plural != category }
    guard !others.isEmpty,
      category == .other
        ? others.allSatisfy({ !$0.text.isEmpty })
        : others.contains(where: { $0.variation.plural == .other && !$0.text.isEmpty })
    else { return nil }
    if form?.includesIntegers == false {
      return category == .other && content.format.traits.countsIntegers
        ? (.info, "no integer has this category")
        : (.warning, "only rare numbers have this category")
    }
    if category == .other { return nil }
    let sources = translation.catalog.files[source.file].content.values[
      translation.catalog.content(of: source).values]
    if sources.allSatisfy({ $0.variation.plural == .other }) {
      return (.warning, "the source has only 'other', so the category may not be needed")
    }
    return nil
  }

  func summarize(_ group: inout FileDiagnostics) {
    func isEmpty(_ diagnostic: Diagnostic) -> Bool { diagnostic.message.hasSuffix(Self.ending) }
    let empty = group.diagnostics.count(where: isEmpty)
    let all = group.stringCount
    guard empty == all || empty >= Self.fewestEmpty && empty * 2 >= all, !group.isRequired
    else { return }
    group.replace(
      where: isEmpty, by: "file is not translated: \(empty) of \(all) strings are empty",
      note: "the app displays an empty string, not the source string", severity: .warning)
  }

  /// The end of the message for an empty string, by which such diagnostics are recognized.
  private static let ending = "' is empty"
  /// The minimum number of empty strings needed to infer that translation has not started.
  private static let fewestEmpty = 2

  /// Reports strings such as "." and " " if the source has several words and at least 20 letters.
  private func reportSigns(_ translation: LintedTranslation, _ sink: inout DiagnosticSink) {
    let file = translation.file
    for index in file.values(of: translation.target)
    where file.traits(of: index).contains(.wordless) {
      let value = file.shared.content.values[index]
      guard value.state != .new, translation.catalog.entry(of: translation.key).shouldTranslate,
        let source = translation.source(for: value.variation),
        translation.withBytes(of: source, { Self.hasSentence($0) }), !isNamedAsPart(translation),
        !Self.haveSameNumber(
          translation.content.string(value.text),
          translation.sourceFile.shared.content.string(source.text)),
        !isSignElsewhere(value.text, translation)
      else { continue }
      let signs = translation.content.string(value.text)
      // A phone number, for example, may be the hint of a text field.
      if signs.count(where: \.isNumber) >= Self.fewestOfExample { continue }
      // Translators also write a row of equal signs, such as "---", to hide a string on purpose.
      // But question marks are often letters that a program could not encode.
      let isLine = signs.count > 2 && Set(signs).count == 1 && signs.first != "?"
      sink.report(
        "translation in '\(translation.language.name)' has no letter",
        at: value.text.sourceRange, translation.site(index), severity: isLine ? .warning : nil,
        notes: ["the source has \(Self.mostLost) or more letters"])
    }
  }

  /// The minimum number of digits with which a translation without letters is not reported.
  private static let fewestOfExample = 7

  /// Returns `true` if the signs contain several numbers, and the source contains one of them.
  ///
  /// An example is "1/10" for "divide by 10".
  private static func haveSameNumber(_ signs: String, _ source: String) -> Bool {
    func numbers(_ string: String) -> Set<Substring> { Set(string.split { !$0.isNumber }) }
    let found = numbers(signs)
    return found.count > 1 && !found.isDisjoint(with: numbers(source))
  }

  /// Returns `true` if at least two other languages use the same signs for a key.
  ///
  /// In that case, the program gives the signs a meaning, such as "no text".
  private func isSignElsewhere(_ text: CatalogText, _ translation: LintedTranslation) -> Bool {
    let catalog = translation.catalog
    let sign = translation.content.string(text)
    return catalog.localizations[translation.key.localizations].prefix(Self.mostOthers).count {
      place in
      guard place.language != translation.target.language else { return false }
      let content = catalog.files[place.file].shared.content
      return content.localizations[place.localization].values.contains {
        content.string(content.values[$0].text) == sign
      }
    } > 1
  }

  /// The minimum number of letters in a source string that signs alone cannot replace.
  private static let mostLost = 20

  /// Returns `true` if a string has several words and too many letters to be represented by signs.
  private static func hasSentence(_ bytes: Span<UInt8>) -> Bool {
    var letters = 0
    var hasBlank = false
    for index in bytes.indices {
      if (bytes[index] | 0x20) &- 0x61 < 26 || bytes[index] >= 0xC0 { letters &+= 1 }
      if bytes[index] == 0x20 { hasBlank = true }
    }
    return hasBlank && letters >= mostLost
  }

  /// Returns the source strings; `nil` if there are none, or if one of them is also empty.
  ///
  /// If the source is unknown or lacks the key, the result is the key itself. If the key is only an
  /// identifier, the result is that of ``usualTexts(_:)``.
  private func sourceTexts(_ translation: LintedTranslation) -> [String]? {
    let catalog = translation.catalog
    guard let source = translation.source, catalog.isSourceKnown else {
      let key = catalog.name(of: translation.key)
      if key.isEmpty { return nil }
      let role = catalog.files[translation.key.file].shared.traits.keys
      let isString = role == .stringUnlessLocalized || role == .sourceString
      // If the key is only an identifier, the strings in other languages show whether the source
      // string is empty.
      return isString || key.contains(where: \.isWhitespace) ? [key] : usualTexts(translation)
    }
    let content = catalog.files[source.file].content
    let texts = content.values[catalog.content(of: source).values].map { content.string($0.text) }
    return texts.isEmpty || texts.contains("") ? nil : texts
  }

  /// The maximum number of other languages that are compared.
  private static let mostOthers = 40

  /// Returns the strings for the key in the first other language whose strings contain words.
  ///
  /// Returns `nil` unless the strings contain words in most other languages.
  private func usualTexts(_ translation: LintedTranslation) -> [String]? {
    let catalog = translation.catalog
    var (first, words, blanks) = ([String]?.none, 0, 0)
    for place in catalog.localizations[translation.key.localizations].prefix(Self.mostOthers)
    where place.language != translation.target.language {
      let content = catalog.files[place.file].shared.content
      let values = content.localizations[place.localization].values
      let texts = values.map { content.string(content.values[$0].text) }
      if texts.contains(where: { TranslatableWords.areIn($0) }) {
        words += 1
        first = first ?? texts
      } else {
        blanks += 1
      }
    }
    return words > blanks ? first : nil
  }

  /// Returns the number of other languages that contain a key, and the number of those in which its
  /// string is empty.
  private func others(of translation: LintedTranslation) -> (empty: Int, all: Int) {
    let catalog = translation.catalog
    var (empty, all) = (0, 0)
    for place in catalog.localizations[translation.key.localizations].prefix(Self.mostOthers)
    where place.language != translation.target.language && place.language != catalog.source {
      let content = catalog.files[place.file].shared.content
      let values = content.localizations[place.localization].values
      guard let first = values.first, content.values[first].state != .new else { continue }
      all += 1
      if values.contains(where: { content.values[$0].text.isEmpty }) { empty += 1 }
    }
    return (empty, all)
  }

  /// The default strings that Interface Builder assigns to new cells and labels.
  private static let samples: Set<String> = [
    "Box", "Button", "Item", "Label", "Table View Cell", "Text", "Text Cell", "Text Field", "Title",
  ]

  /// Returns `true` if the comment of a key tells translators not to translate the string.
  private func isMarkedAsFixed(_ translation: LintedTranslation) -> Bool {
    let content = translation.catalog.files[translation.key.file].content
    guard let comment = translation.catalog.entry(of: translation.key).comment else { return false }
    let words = content.string(comment).lowercased()
    return ["do not translate", "do not localize", "don't translate", "don't localize"].contains {
      words.contains($0)
    }
  }

  /// Returns `true` if Interface Builder generated the key, such as `J4q-sY-gcS.title`.
  private func isOfInterface(_ translation: LintedTranslation) -> Bool {
    let name = Array(translation.catalog.name(of: translation.key).utf8)
    return name.count > 10 && name[3] == UInt8(ascii: "-") && name[6] == UInt8(ascii: "-")
      && name[10] == UInt8(ascii: ".")
  }

  /// Returns `true` if the key has the form of old versions of Interface Builder, as in `43.title`.
  private func isOfOldInterface(_ translation: LintedTranslation) -> Bool {
    let formats: [FormatTraits.FormatStringModel] = [.apple, .appleWithArguments]
    guard formats.contains(translation.content.format.traits.formatStrings) else { return false }
    let name = translation.catalog.name(of: translation.key)
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty
      && [".title", ".label", ".headerCell.title", ".placeholderString"]
        .contains(String(name.dropFirst(digits.count)))
  }

  /// Returns `true` if the key marks its string as part of a longer one, such as `price.suffix`.
  private func isNamedAsPart(_ translation: LintedTranslation) -> Bool {
    let name = translation.catalog.name(of: translation.key).lowercased()
    // A key that contains a space is the source string and not a name.
    if name.contains(" ") { return false }
    var word = name[...]
    while let last = word.last, !last.isLetter { word.removeLast() }
    return ["prefix", "suffix", "separator"].contains { name.hasSuffix($0) }
      || word.count < name.count && word.hasSuffix("part")
  }

  /// Returns `true` if a string is probably part of a sentence.
  ///
  /// Such a string contains no word, or begins or ends with white space or with punctuation that
  /// continues a sentence. Alternatively, it consists of one or two words and begins with a
  /// lowercase letter.
  private func isPartOfSentence(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    if first.isWhitespace || last.isWhitespace || !TranslatableWords.areIn(text) { return true }
    if ",.;:)".contains(first) || ",(".contains(last) { return true }
    return first.isLowercase && text.split(whereSeparator: \.isWhitespace).count <= 2
  }
}

extension CatalogFile {
  /// Returns the index of a plural's first empty numbered form; `nil` if there is none.
  ///
  /// Returns `nil` if all forms are empty.
  ///
  /// - Parameter isAny: `false` to check the first form only.
  fileprivate func emptyForm(of localization: CatalogLocalization, amongAll isAny: Bool) -> Int? {
    let forms = localization.values.filter { values[$0].variation.form != nil }
    guard forms.count > 1, forms.contains(where: { !values[$0].text.isEmpty }) else { return nil }
    return forms.first {
      values[$0].text.isEmpty && (isAny || values[$0].variation.form == 0)
    }
  }
}
