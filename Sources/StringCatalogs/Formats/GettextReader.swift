import Diagnostics

/// Reads gettext's PO files and their templates, POT.
///
/// Such a file has a source text and a translation for each key. The key is the source text, with its context and
/// U+0004 in front of it if it has one, as in the binary catalog. The entry of the empty key is the header, and
/// no key; neither are the entries that the program no longer has, `#~`.
struct GettextReader {
  var file: CatalogFile
  private var scanner: GettextScanner
  private var comments = GettextComments()
  /// Whether there are translations, in ``CatalogFile/languages`` behind the source language.
  private let hasTarget: Bool
  /// The bytes of the header's key; `nil` before it was read.
  private(set) var header: Range<Int>?
  /// What the header says; `nil` without one.
  var fields: GettextHeader?
  private var obsolete: [CatalogEntry] = []
  /// The first source text with a translated plural.
  private(set) var firstPlural: Range<Int>?
  private(set) var hasTranslation = false

  static func read(_ bytes: [UInt8], language: CatalogLanguage?) -> CatalogFile {
    guard bytes.count < Int(UInt32.max) else {
      var file = CatalogFile(bytes: bytes, format: .gettext)
      file.errors = [
        CatalogError(.tooLarge, bytes.count..<bytes.count, expected: "less than 4 GiB")
      ]
      return file
    }
    let reader = GettextReader(reading: bytes, language, isTemplate: false)
    // Without a language and a translation it is a template: then there is nothing but the source.
    let isTemplate = language == nil && reader.fields?.language == nil && !reader.hasTranslation
    return isTemplate
      ? GettextReader(reading: bytes, language, isTemplate: true).file : reader.file
  }

  private init(reading bytes: [UInt8], _ language: CatalogLanguage?, isTemplate: Bool) {
    file = CatalogFile(bytes: bytes, format: .gettext)
    scanner = GettextScanner(offset: 0)
    hasTarget = !isTemplate
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      scanner.offset = 3
      file.errors.append(CatalogError(.byteOrderMark, 0..<3, expected: "no byte order mark"))
    }
    do throws(GettextScanner.Failure) {
      while try readEntry(bytes.span) {}
    } catch {
      file.errors.append(CatalogError(.syntax, error.range, expected: error.expected))
      removeUnfinished()
    }
    file.sourceLanguage = 0
    file.languages = [CatalogLanguage(name: "")]
    if hasTarget {
      file.languages.append(
        fields?.language ?? language ?? CatalogLanguage(name: Self.unknownLanguage))
    }
    findDuplicates()
    check(isTemplate: isTemplate)
    file.errors.sort()
  }

  /// Removes the texts of an entry that has no end.
  private mutating func removeUnfinished() {
    let localizations = file.entries.last?.localizations.upperBound ?? 0
    file.localizations.removeSubrange(localizations...)
    file.values.removeSubrange((file.localizations.last?.values.upperBound ?? 0)...)
  }

  /// The tag of a language that nobody says.
  private static let unknownLanguage = "und"

  /// Reads an entry or a directive, with the comments in front; `false` at the end.
  private mutating func readEntry(_ bytes: Span<UInt8>) throws(GettextScanner.Failure) -> Bool {
    comments = GettextComments()
    scanner.skipSpace(bytes)
    while scanner.offset < bytes.count, bytes[scanner.offset] == UInt8(ascii: "#") {
      comments.add(scanner.comment(bytes), bytes)
      scanner.skipSpace(bytes)
    }
    guard scanner.offset < bytes.count else { return false }
    let start = scanner.offset
    let isObsolete = scanner.isObsolete
    var keyword = try scanner.keyword(bytes, expected: "msgid, msgctxt or a comment")
    if keyword == .domain {
      _ = try scanner.strings(bytes)
      file.errors.append(
        CatalogError(.unknownMember, start..<start + 6, expected: "msgid, msgctxt or a comment"))
      return true
    }
    var context: GettextScanner.Strings?
    if keyword == .context {
      context = try scanner.strings(bytes)
      keyword = try next("msgid behind the context", isObsolete, bytes)
    }
    guard keyword == .id else { throw failure("msgid, msgctxt or a comment") }
    let id = try scanner.strings(bytes)
    keyword = try next("msgstr or msgid_plural", isObsolete, bytes)
    var plural: GettextScanner.Strings?
    if keyword == .plural {
      plural = try scanner.strings(bytes)
      keyword = try next("msgstr[0]", isObsolete, bytes)
    }
    guard keyword == .translation else { throw failure("msgstr") }
    let message = Message(
      start: comments.start ?? start, context: context, id: id, plural: plural,
      isObsolete: isObsolete)
    try readTranslations(message, bytes)
    return true
  }

  private mutating func next(
    _ expected: String, _ isObsolete: Bool, _ bytes: Span<UInt8>
  ) throws(GettextScanner.Failure) -> GettextScanner.Keyword {
    let keyword = try scanner.keyword(bytes, expected: expected)
    guard scanner.isObsolete == isObsolete else {
      throw GettextScanner.inconsistent(at: scanner.word.lowerBound)
    }
    return keyword
  }

  /// A failure at the keyword that was just read.
  private func failure(_ expected: String) -> GettextScanner.Failure {
    GettextScanner.Failure(range: scanner.word, expected: expected)
  }
}

extension GettextReader {
  /// The parts of an entry that are read before its translations.
  private struct Message {
    let start: Int
    let context: GettextScanner.Strings?
    let id: GettextScanner.Strings
    let plural: GettextScanner.Strings?
    let isObsolete: Bool
  }

  private mutating func readTranslations(
    _ message: Message, _ bytes: Span<UInt8>
  ) throws(GettextScanner.Failure) {
    let localization = file.localizations.count
    let isKey = !message.isObsolete && !(message.context == nil && message.id.isEmpty)
    if isKey { appendSource(message) }
    let sourceEnd = file.values.count
    var translations: [(text: GettextScanner.Strings, form: Int?)] = []
    repeat {
      if !translations.isEmpty {
        _ = try next("msgstr", message.isObsolete, bytes)
      }
      let form = try scanner.form(bytes)
      guard (form == nil) == (message.plural == nil) else {
        throw GettextScanner.Failure(
          range: form?.range ?? scanner.upcoming(bytes),
          expected: form == nil ? "[0], the number of a plural form" : "msgid_plural before it")
      }
      if let form, isKey { check(form, translations.count) }
      let text = try scanner.strings(bytes)
      translations.append((text, form?.number))
    } while message.plural != nil && scanner.isAtTranslation(bytes)
      && translations.count < Self.maximumForms
    let end = translations.last?.text.end ?? scanner.offset
    let range = SourceRange(message.start, end)
    guard isKey else {
      appendOther(message, translations[0].text, range)
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
    if message.plural != nil, firstPlural == nil,
      translations.contains(where: { !$0.text.isEmpty })
    {
      firstPlural = message.id.range
    }
    var entry = CatalogEntry(
      key: key(message), range: range,
      localizations: localization..<file.localizations.count)
    entry.comment = comments.text.map {
      CatalogText($0, file.isLatin1 ? .gettextCommentLatin1 : .gettextComment)
    }
    entry.placeholderSyntax = comments.syntax
    file.entries.append(entry)
  }

  /// No language has more; behind it the next `msgstr` is refused.
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
    _ translations: [(text: GettextScanner.Strings, form: Int?)], from start: Int
  ) {
    // As msgfmt does: without a word in the first form, nothing is translated.
    let isNew = translations.allSatisfy(\.text.isEmpty)
    if !isNew { hasTranslation = true }
    for (text, form) in translations {
      file.values.append(
        CatalogValue(
          text: self.text(text), variation: CatalogVariation(form: form),
          state: isNew ? .new : comments.fuzzy == nil ? .translated : .needsReview,
          stateRange: isNew ? nil : comments.fuzzy))
    }
  }

  /// Takes the header, or an entry that the program no longer has.
  private mutating func appendOther(
    _ message: Message, _ translation: GettextScanner.Strings, _ range: SourceRange
  ) {
    if message.isObsolete {
      obsolete.append(CatalogEntry(key: key(message), range: range, localizations: 0..<0))
    } else if let header {
      file.errors.append(
        CatalogError(.duplicateKey, message.id.range, expected: "one header", related: header))
    } else {
      header = message.id.range
      let found = GettextHeader(
        CatalogText(translation.range, translation.count > 0 ? .gettext : .verbatim), in: file)
      fields = found
      file.isLatin1 = found.isLatin1
      file.pluralFormula = found.formula
    }
  }

  private func text(_ strings: GettextScanner.Strings) -> CatalogText {
    let isPlain = strings.count <= 1 && !strings.hasEscapes && !file.isLatin1
    return CatalogText(strings.range, isPlain ? .verbatim : spelling)
  }

  private var spelling: CatalogText.Spelling { file.isLatin1 ? .gettextLatin1 : .gettext }

  private func key(_ message: Message) -> CatalogText {
    guard let context = message.context else { return text(message.id) }
    return CatalogText(
      context.range.lowerBound..<message.id.range.upperBound, spelling)
  }

  /// Reports the number of a plural form that is another one than its place says, or that no number takes.
  private mutating func check(_ form: (number: Int, range: Range<Int>), _ place: Int) {
    if form.number != place {
      file.errors.append(
        CatalogError(.illegalVariation, form.range, expected: "\(place), the next plural form"))
    } else if let count = file.pluralFormula?.count, form.number >= count {
      file.errors.append(
        CatalogError(
          .illegalVariation, form.range, expected: "no more plural forms: nplurals is \(count)"))
    }
  }

  /// Reports keys that are there twice, also where one of them is obsolete: msgfmt refuses that too.
  private mutating func findDuplicates() {
    let count = file.entries.count
    file.entries += obsolete
    file.findDuplicateKeys()
    file.entries.removeSubrange(count...)
  }
}
