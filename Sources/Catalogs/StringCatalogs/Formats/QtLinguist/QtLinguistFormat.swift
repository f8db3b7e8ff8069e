import Diagnostics
import LanguageTags
import TextPrimitives
import XMLSyntax

extension CatalogFormat {
  /// Qt Linguist's `.ts` files: one language next to the source strings.
  public static let qtLinguist = Self(QtLinguistFormat())
}

/// The file format of Qt Linguist's `.ts` files, which `lupdate` writes and `lrelease` compiles.
///
/// Follows [the TS file format](https://doc.qt.io/qt-6/linguist-ts-file-format.html) and the reader
/// in Qt's tools. TypeScript source files have the same file name extension, so the format is
/// determined from the beginning of a file.
struct QtLinguistFormat: FormatDefinition {
  let name = "qt"
  let fileNameEndings = [".ts"]
  let usualPath = "translations/app_de.ts"
  let naming: CatalogNaming? = CatalogNaming(
    acceptance: .always, separators: ["_", "-", "."], hasFolders: false)

  let traits = FormatTraits(
    languages: .sourceAndTarget, namesSourceLanguage: false, usesTemplates: true,
    keys: .sourceString, keysHaveContexts: true, plurals: .numbered, takesZero: false,
    missingForm: .otherLanguage, needsAllForms: true, states: .included, marksEntries: true,
    formatStrings: .numberedPercents, messages: .none, mayMarkAccelerators: true)

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .duplicateKey: FormatErrorWords(note: "lrelease keeps the first of the duplicates, and warns"),
    .obsoleteDuplicate: FormatErrorWords(
      note: "lrelease keeps the first message that is not obsolete"),
    .unknownMember: FormatErrorWords(severity: .error, note: "lrelease rejects the file"),
    .wrongType: FormatErrorWords(
      severity: .warning,
      note: "the app loads the file by its name, but with the plural forms of its 'language'"),
    .lostEntry: FormatErrorWords(
      severity: .warning, note: "a message without a source string is a comment on its context"),
    .syntax: FormatErrorWords(note: "lrelease rejects the file"),
    .missingMember: FormatErrorWords(
      severity: .error,
      note: "without the attribute, lrelease removes all plural forms but the first"),
    .surplusPluralForm: FormatErrorWords(
      severity: .warning,
      note: "lrelease removes the form, although it differs from the last form that is kept"),
    .repeatedPluralForm: FormatErrorWords(
      severity: .info, note: "lrelease removes the form, which no number needs"),
  ]

  let formWords: PluralFormWords? = PluralFormWords(
    name: { "form \($0 + 1)" }, count: { "Qt requires \($0) for the language" },
    surplus: { _ in "no number uses this plural form" },
    missing: "the app displays the source string for every number",
    fewer: "with fewer forms, the app displays the source string for every number",
    empty: "the app displays the source string for every number")

  func pluralFormula(for language: LanguageTag) -> PluralFormula? {
    QtPluralForms.formula(for: language.description)
  }

  let dataType = "x-qt"

  var isBeginning: (@Sendable (_ bytes: [UInt8]) -> Bool)? { Self.isDocument }

  /// Returns `true` if bytes may be the beginning of an XML document with the root `TS`.
  ///
  /// The encoding is UTF-8 or UTF-16.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes before the root.
  static func isDocument(_ bytes: [UInt8]) -> Bool {
    if let bytes = decoded(bytes) { return isDocument(bytes) }
    var scanner = XMLScanner(offset: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    let start = scanner.skipSpace(bytes.span, from: scanner.offset)
    do throws(XMLScanner.Failure) {
      while let token = try scanner.next(bytes.span) {
        switch token {
        case .start(let name, _, _, _): return bytes.span.isEqual(name, "TS")
        case .text(let range):
          if range.contains(where: { !XMLScanner.isSpace(bytes[$0]) }) { return false }
        case .comment, .instruction, .doctype: break
        case .end, .verbatim: return false
        }
      }
    } catch {
      // The given bytes may end in the start tag of the root, or in a comment before it. The source
      // code of a program does not begin with any of these strings.
      return ["<?xml", "<!", "<TS"].contains { bytes[start...].starts(with: $0.utf8) }
    }
    return false
  }

  /// Returns the beginning of a UTF-16 document as UTF-8; `nil` for other documents.
  ///
  /// If there is no byte order mark, the first character, `<`, indicates the byte order.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    let isLittleEndian = [[0xFF, 0xFE], [0x3C, 0]].contains { bytes.starts(with: $0) }
    guard isLittleEndian || [[0xFE, 0xFF], [0, 0x3C]].contains(where: { bytes.starts(with: $0) })
    else { return nil }
    let units = CodeUnits(isLittleEndian ? .utf16LittleEndian : .utf16BigEndian)
    let text = stride(from: 0, to: bytes.count - 1, by: 2).map { units.unit(bytes.span, at: $0) }
    return Array(String(decoding: text, as: UTF16.self).utf8)
  }

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    QtLinguistReader.read(bytes, language: language)
  }

  func forEachPiece(
    of range: Range<Int>, spelledAs spelling: CatalogText.Spelling, in bytes: Span<UInt8>,
    _ body: (TextPiece) -> Void
  ) {
    XMLText(range: range, character: QtLinguistText.character).forEachPiece(in: bytes, body)
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling { .native }

  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? {
    QtLinguistEditor(source).document(for: language).map { document in
      CatalogFile.read(
        document, format: .qtLinguist,
        language: CatalogLanguage(name: language.name, tag: language.tag.description))
    }
  }

  func fileName(for language: String, beside file: String) -> String? {
    guard let dot = file.lastIndex(of: ".") else { return nil }
    return file[..<dot] + "_" + language + file[dot...]
  }

  let writers: [any CatalogWriter.Type] = [QtLinguistWriter.self]

  func unportableContent(of file: CatalogFile, path: String) -> [ConversionLoss] {
    QtDocument(file)?.unportableContent(of: file, path: path) ?? []
  }

  func editor(of file: CatalogFile) -> any FormatEditor { QtLinguistEditor(file) }

  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>? {
    entry.range.range.clamped(to: file.bytes.indices)
  }
}
