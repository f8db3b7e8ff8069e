import Diagnostics

/// Reads gettext's PO files and their templates, POT.
///
/// A file contains a source string and a translation for each key. The key is the source string,
/// preceded by the context and U+0004 if the entry has a context, as in a compiled MO file. The
/// entry with the empty key is the header, not a key. Obsolete entries (`#~`) are not keys either.
struct GettextReader {
  var file: CatalogFile
  var scanner: GettextScanner
  private(set) var comments = GettextComments()
  /// `true` if ``CatalogFile/languages`` has a target language after the source language.
  let hasTarget: Bool
  /// The range of the header's key; `nil` before it is read.
  var header: Range<Int>?
  /// The header; `nil` if there is none.
  var fields: GettextHeader?
  var obsolete: [CatalogEntry] = []
  /// The range of the source string of the first translated plural.
  var firstPlural: Range<Int>?
  var hasTranslation = false
  /// The plurals with more forms than the header declares; `nil` if there are none.
  var surplus: SurplusForms?
  /// `true` if translated plurals have different numbers of forms.
  var hasUnequalPlurals = false
  /// The number of entries with a reference, by the kind of file in the first reference.
  private var origins: [MessageOrigin: Int] = [:]
  /// `true` if the bytes were converted to UTF-8, regardless of the charset in the header.
  let isDecoded: Bool
  /// A buffer that is reused for all entries.
  var translations: [Translation] = []

  static func read(
    _ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool
  ) -> CatalogFile {
    guard bytes.count < Int(UInt32.max) else {
      var file = CatalogFile(bytes: bytes, format: .gettext)
      file.errors = [
        CatalogError(.tooLarge, bytes.count..<bytes.count, expected: "less than 4 GiB")
      ]
      return file
    }
    let reader = Self(reading: bytes, language, isTemplate: false, isDecoded: isDecoded)
    // If the file has no language and no translation, it is a template with only source strings.
    let isTemplate = language == nil && reader.fields?.language == nil && !reader.hasTranslation
    return isTemplate
      ? Self(reading: bytes, language, isTemplate: true, isDecoded: isDecoded).file
      : reader.file
  }

  private init(
    reading bytes: [UInt8], _ language: CatalogLanguage?, isTemplate: Bool, isDecoded: Bool
  ) {
    self.isDecoded = isDecoded
    file = CatalogFile(bytes: bytes, format: .gettext)
    scanner = GettextScanner(offset: 0)
    hasTarget = !isTemplate
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      scanner.offset = 3
      file.errors.append(CatalogError(.byteOrderMark, 0..<3, expected: "no byte order mark"))
    }
    reserve(bytes.count / Self.usualEntry)
    do throws(GettextScanner.Failure) {
      while try readEntry(bytes.span) {}
    } catch {
      // Other programs also use the file name extension, for files with a different content.
      file.isForeign = !GettextScanner.hasMessage(bytes.span)
      let expected = file.isForeign ? "a PO file, with msgid and a string" : error.expected
      file.errors.append(CatalogError(.syntax, error.range, expected: expected))
      removeUnfinished()
    }
    file.sourceLanguage = 0
    file.languages = [CatalogLanguage(name: "")]
    if hasTarget {
      file.languages.append(
        fields?.language ?? language ?? CatalogLanguage(name: Self.unknownLanguage))
    }
    let references = origins.values.reduce(0, +)
    file.origin = origins.first { $0.value * 2 > references }?.key
    findDuplicates()
    check(isTemplate: isTemplate)
    file.errors.sort()
  }

  /// The typical size of an entry in the files of a large program, in bytes.
  private static let usualEntry = 128

  /// Reserves memory for entries with a source string and a translation.
  private mutating func reserve(_ count: Int) {
    file.entries.reserveCapacity(count)
    file.reserveCapacity(count * 2)
  }

  /// Removes the strings of an incomplete entry.
  private mutating func removeUnfinished() {
    let localizations = file.entries.last?.localizations.upperBound ?? 0
    file.localizations.removeSubrange(localizations...)
    file.values.removeSubrange((file.localizations.last?.values.upperBound ?? 0)...)
  }

  /// The tag that is used if the target language is unknown.
  private static let unknownLanguage = "und"

  /// Reads an entry or a directive and the comments before it; returns `false` at the file's end.
  private mutating func readEntry(_ bytes: Span<UInt8>) throws(GettextScanner.Failure) -> Bool {
    comments = GettextComments()
    scanner.skipSpace(bytes)
    var hasFormer = false
    while scanner.offset < bytes.count, bytes[scanner.offset] == UInt8(ascii: "#") {
      let line = scanner.comment(bytes)
      if let hasText = try checkFormer(line, bytes) {
        hasFormer = hasFormer || hasText
      } else if hasFormer {
        throw GettextScanner.Failure(
          range: line, expected: "msgid or msgctxt after the lines with #|")
      }
      comments.add(line, bytes)
      scanner.skipSpace(bytes)
    }
    guard scanner.offset < bytes.count else { return false }
    if let origin = comments.origin { origins[origin, default: 0] += 1 }
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
      keyword = try next("msgid after the context", isObsolete: isObsolete, in: bytes)
    }
    guard keyword == .id else { throw failure("msgid, msgctxt or a comment") }
    let id = try scanner.strings(bytes)
    keyword = try next("msgstr or msgid_plural", isObsolete: isObsolete, in: bytes)
    var plural: GettextScanner.Strings?
    if keyword == .plural {
      plural = try scanner.strings(bytes)
      keyword = try next("msgstr[0]", isObsolete: isObsolete, in: bytes)
    }
    guard keyword == .translation else { throw failure("msgstr") }
    let message = Message(
      start: comments.start ?? start, context: context, id: id, plural: plural,
      isObsolete: isObsolete)
    try readTranslations(message, bytes)
    return true
  }

  mutating func next(
    _ expected: String, isObsolete: Bool, in bytes: Span<UInt8>
  ) throws(GettextScanner.Failure) -> GettextScanner.Keyword {
    let keyword = try scanner.keyword(bytes, expected: expected)
    guard scanner.isObsolete == isObsolete else {
      throw GettextScanner.inconsistent(at: scanner.word.lowerBound)
    }
    return keyword
  }

  /// Returns a failure at the keyword that was read last.
  private func failure(_ expected: String) -> GettextScanner.Failure {
    GettextScanner.Failure(range: scanner.word, expected: expected)
  }
}
