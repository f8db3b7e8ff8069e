import Diagnostics
import FormatStrings

extension GettextReader {
  /// The parts of an entry that are read before its translations.
  struct Message {
    let start: Int
    let context: GettextScanner.Strings?
    let id: GettextScanner.Strings
    let plural: GettextScanner.Strings?
    let isObsolete: Bool
  }

  /// A translation, and the number of its plural form if it has one.
  typealias Translation = (text: GettextScanner.Strings, form: PluralForm?)
  /// The number of a plural form, and its byte range.
  typealias PluralForm = (number: Int, range: Range<Int>)

  /// The plurals in a PO file that contain more forms than its header declares.
  struct SurplusForms {
    /// The range of the first surplus form.
    ///
    /// If ``isDifferent`` is `true`, this is the first surplus form of the first plural in which a
    /// surplus form differs.
    let range: Range<Int>
    /// The number of plurals with surplus forms.
    var count: Int
    /// `true` if a surplus form differs from the last form that numbers select.
    let isDifferent: Bool
  }

  mutating func readTranslations(
    _ message: Message, _ bytes: Span<UInt8>
  ) throws(GettextScanner.Failure) {
    let localization = file.localizations.count
    let isKey = !message.isObsolete && !(message.context == nil && message.id.isEmpty)
    if isKey { appendSource(message) }
    let sourceEnd = file.values.count
    // The array is reused for all entries.
    var translations = takeTranslations()
    defer { self.translations = translations }
    repeat {
      if !translations.isEmpty {
        _ = try next("msgstr", isObsolete: message.isObsolete, in: bytes)
      }
      let form = try scanner.form(bytes)
      guard (form == nil) == (message.plural == nil) else {
        throw GettextScanner.Failure(
          range: form?.range ?? scanner.upcoming(bytes),
          expected: form == nil
            ? "[0] after msgstr, because the message has msgid_plural"
            : "msgid_plural before the first plural form")
      }
      if let form, isKey { checkOrder(of: form, translations.count) }
      let text = try scanner.strings(bytes)
      translations.append((text, form))
    } while message.plural != nil && scanner.isAtTranslation(bytes)
      && translations.count < Self.maximumForms
    let end = translations.last?.text.end ?? scanner.offset
    let range = SourceRange(message.start, end)
    guard isKey else {
      appendOther(message, translation: translations[0].text, range: range)
      return
    }
    if hasTarget {
      appendTarget(translations, from: sourceEnd)
      let start = message.plural?.end ?? message.id.end
      file.localizations.append(
        CatalogLocalization(
          language: 1, languageRange: nil, range: SourceRange(start, end),
          values: sourceEnd..<file.values.count, substitutions: 0..<0))
    }
    // The compiled catalog contains no entries that are fuzzy or untranslated.
    let isShipped = comments.fuzzy == nil && !translations[0].text.isEmpty
    if isShipped, message.plural != nil {
      if firstPlural == nil { firstPlural = message.id.range }
      checkCount(of: translations)
    }
    var entry = CatalogEntry(
      key: key(message), range: range,
      localizations: localization..<file.localizations.count)
    entry.comment = comments.text.map {
      CatalogText($0, file.isLatin1 ? .commentLatin1 : .comment)
    }
    entry.placeholderSyntax =
      Self.isPluralOfKDE(message, bytes) ? PlaceholderSyntax.none : comments.syntax
    file.entries.append(entry)
  }

  /// Returns `true` if the source string is a plural of KDE 3 or Trinity, which begins with `_n:`.
  ///
  /// It has a line for the singular and a line for the plural, and the translation has a line for
  /// each plural form of its language. Therefore, the placeholders of both cannot be compared, even
  /// if `xgettext` has flagged the entry as `c-format`.
  private static func isPluralOfKDE(_ message: Message, _ bytes: Span<UInt8>) -> Bool {
    let start = message.id.range.lowerBound
    // The line break is an escape.
    guard message.plural == nil, message.id.hasEscapes, message.id.range.count > 4 else {
      return false
    }
    return bytes[start] == UInt8(ascii: "_") && bytes[start + 1] == UInt8(ascii: "n")
      && bytes[start + 2] == UInt8(ascii: ":") && bytes[start + 3] == 0x20
  }

  private mutating func takeTranslations() -> [Translation] {
    var taken: [Translation] = []
    swap(&taken, &translations)
    taken.removeAll(keepingCapacity: true)
    return taken
  }

  /// The maximum number of plural forms; any further `msgstr` is an error.
  ///
  /// No language requires that many forms.
  private static let maximumForms = 254

  private mutating func appendSource(_ message: Message) {
    let start = file.values.count
    file.values.append(
      CatalogValue(
        text: text(message.id),
        variation: message.plural == nil ? .none : CatalogVariation(plural: .one)))
    if let plural = message.plural {
      file.values.append(
        CatalogValue(text: text(plural), variation: CatalogVariation(plural: .other)))
    }
    file.localizations.append(
      CatalogLocalization(
        language: 0, languageRange: nil,
        range: SourceRange(message.id.range.lowerBound, message.plural?.end ?? message.id.end),
        values: start..<file.values.count, substitutions: 0..<0))
  }

  private mutating func appendTarget(
    _ translations: [Translation], from start: Int
  ) {
    // Like `msgfmt`, the reader treats a message with an empty first form as untranslated.
    let isNew = translations[0].text.isEmpty
    if !isNew { hasTranslation = true }
    for (text, form) in translations {
      file.values.append(
        CatalogValue(
          text: self.text(text), variation: CatalogVariation(form: form?.number),
          state: isNew ? .new : comments.fuzzy == nil ? .translated : .needsReview,
          stateRange: isNew ? nil : comments.fuzzy))
    }
  }

  /// Stores an obsolete entry or the header, or reports a second header.
  private mutating func appendOther(
    _ message: Message, translation: GettextScanner.Strings, range: SourceRange
  ) {
    if message.isObsolete {
      obsolete.append(CatalogEntry(key: key(message), range: range, localizations: 0..<0))
    } else if let header {
      file.errors.append(
        CatalogError(.duplicateKey, message.id.range, expected: "one header", related: header))
    } else {
      header = message.id.range
      let found = GettextHeader(
        CatalogText(translation.range, translation.count > 0 ? .native : .verbatim), in: file)
      fields = found
      file.isLatin1 = found.isLatin1 && !isDecoded
      file.pluralFormula = found.formula
      file.templateDate = found.templateDate
      file.hasICUMessages = found.hasICUMessages
    }
  }

  private func text(_ strings: GettextScanner.Strings) -> CatalogText {
    let isPlain = strings.count <= 1 && !strings.hasEscapes && !file.isLatin1
    return CatalogText(strings.range, isPlain ? .verbatim : spelling)
  }

  private var spelling: CatalogText.Spelling { file.isLatin1 ? .nativeLatin1 : .native }

  private func key(_ message: Message) -> CatalogText {
    guard let context = message.context else { return text(message.id) }
    return CatalogText(
      context.range.lowerBound..<message.id.range.upperBound, spelling)
  }

  /// Reports a plural form whose number is not its index among the forms of the message.
  private mutating func checkOrder(of form: PluralForm, _ place: Int) {
    guard form.number != place else { return }
    file.errors.append(
      CatalogError(.illegalVariation, form.range, expected: "\(place), the next plural form"))
  }

  /// Records plural forms that no number selects, and plurals with different numbers of forms.
  private mutating func checkCount(of translations: [Translation]) {
    var plurals =
      file.uniformPlurals
      ?? UniformPlurals(first: file.entries.count, count: 0, forms: translations.count)
    hasUnequalPlurals = hasUnequalPlurals || plurals.forms != translations.count
    plurals.count += 1
    file.uniformPlurals = plurals
    guard let count = file.pluralFormula?.count, count > 0, translations.count > count,
      let form = translations[count].form, form.number == count
    else { return }
    let last = text(translations[count - 1].text)
    let isDifferent = translations[count...].contains { translation in
      !translation.text.isEmpty && !file.areEqual(last, text(translation.text))
    }
    if surplus == nil || isDifferent && surplus?.isDifferent == false {
      surplus = SurplusForms(
        range: form.range, count: surplus?.count ?? 0, isDifferent: isDifferent)
    }
    surplus?.count += 1
  }

  /// Reports duplicate keys, including obsolete ones, which `msgfmt` also rejects.
  mutating func findDuplicates() {
    let count = file.entries.count
    file.entries += obsolete
    file.findDuplicateKeys(obsolete: count)
    file.entries.removeSubrange(count...)
  }
}
