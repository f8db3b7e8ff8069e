import Diagnostics
import LanguageTags

extension CatalogFormat {
  /// Gettext's PO files, and their templates, POT: one language next to the source strings.
  public static let gettext = Self(GettextFormat())
}

extension CatalogNaming {
  /// Examples: `po/de.po`, `app-de.po`, `locale/de/LC_MESSAGES/app.po`.
  package static let gettext = Self(
    acceptance: .always, separators: [".", "_", "-"], hasFolders: true)
}

/// The file format of gettext's PO files.
struct GettextFormat: FormatDefinition {
  let name = "gettext"
  let fileNameEndings = [".po", ".pot"]
  let usualPath = "po/de.po"
  let naming: CatalogNaming? = CatalogNaming.gettext

  let traits = FormatTraits(
    languages: .sourceAndTarget, namesSourceLanguage: false, usesTemplates: true,
    languageList: "LINGUAS", keys: .sourceString, keysHaveContexts: true, plurals: .numbered,
    takesZero: false,
    states: .leftOut, marksEntries: true, formatStrings: .flagged, isFormattedByDefault: false,
    messages: .none,
    mayRejectMarkup: true, mayMarkAccelerators: true, isForTerminals: true, comparesLineEnds: true)

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .duplicateKey: FormatErrorWords(
      severity: .error, note: "msgfmt rejects a file with duplicate messages"),
    // `msgfmt` ignores a `domain` directive, but its exit status indicates failure.
    .unknownMember: FormatErrorWords(severity: .error, note: "msgfmt --check rejects the file"),
    .missingMember: FormatErrorWords(
      severity: .info, note: "msgfmt cannot convert the strings to a different charset"),
    .byteOrderMark: FormatErrorWords(severity: .error, note: "msgfmt rejects the file"),
    .syntax: FormatErrorWords(note: "msgfmt rejects the file"),
  ]

  let toolWords = FormatToolWords(lineEnds: "msgfmt --check rejects the file")

  let formWords: PluralFormWords? = PluralFormWords(
    name: { "msgstr[\($0)]" }, count: { "nplurals is \($0)" },
    surplus: { "no number uses msgstr[\($0)]" },
    missing: "msgfmt --check rejects the file",
    fewer: "msgfmt --check rejects a plural with fewer forms",
    empty: "msgfmt treats the message as untranslated")

  func catalogNames(ofTemplate name: String) -> [String] {
    guard name.hasSuffix(".pot") else { return [] }
    var parts = name.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    let file = String(parts.removeLast().dropLast())
    return [["*.po"], [file], ["LC_MESSAGES", file]].map { (parts + $0).joined(separator: "/") }
  }

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    GettextReader.read(bytes, language: language, isDecoded: isDecoded)
  }

  func forEachPiece(
    of range: Range<Int>, spelledAs spelling: CatalogText.Spelling, in bytes: Span<UInt8>,
    _ body: (TextPiece) -> Void
  ) {
    let isLatin1 = !spelling.takesUnicode
    if spelling == .comment || spelling == .commentLatin1 {
      LineComment(range: range, isGettext: true, isLatin1: isLatin1).forEachPiece(in: bytes, body)
    } else {
      GettextText(range: range, isLatin1: isLatin1).forEachPiece(in: bytes, body)
    }
  }

  func append(_ range: Range<Int>, of bytes: [UInt8], to buffer: inout [UInt8]) -> Bool {
    GettextText(range: range, isLatin1: false).append(from: bytes, to: &buffer)
    return true
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    file.isLatin1 ? .nativeLatin1 : .native
  }

  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? {
    GettextSeed.text(of: source, for: language.tag, named: language.name).map { lines in
      CatalogFile.read(
        Array(lines.joined(separator: language.newline).utf8), format: .gettext,
        language: CatalogLanguage(gettext: language.name))
    }
  }

  func newFileFault(for language: LanguageTag) -> String? {
    guard GettextFormulas.formula(for: language) == nil else { return nil }
    return
      "a new file needs the plural forms of \(language), which are not known; create it with "
      + "msginit, set Plural-Forms in its header, and import again"
  }

  // Unlike a template (`.pot`), a translation has the extension `.po`.
  func fileName(for language: String, beside file: String) -> String? {
    file.hasSuffix(".pot") ? language + ".po" : nil
  }

  let writers: [any CatalogWriter.Type] = [GettextWriter.self]

  func editor(of file: CatalogFile) -> any FormatEditor { GettextEditor(file) }

  // The range includes the preceding empty line. It also includes the comments, because their flags
  // would otherwise apply to the next entry.
  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>? {
    let range = entry.range.range.clamped(to: file.bytes.indices)
    var start = range.lowerBound
    if file.bytes[..<start].suffix(2).elementsEqual([0x0A, 0x0A]) {
      start -= 1
    } else if file.bytes[..<start].suffix(4).elementsEqual([0x0D, 0x0A, 0x0D, 0x0A]) {
      start -= 2
    }
    return start..<range.upperBound
  }
}
