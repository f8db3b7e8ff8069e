import Diagnostics

extension CatalogFormat {
  /// Java's properties files, with one language in each file.
  public static let properties = Self(PropertiesFormat())
}

extension CatalogNaming {
  /// Example: `messages_de.properties` next to `messages.properties`.
  package static let properties = Self(
    acceptance: .besideSibling, separators: ["_"], hasFolders: false)
}

/// The file format of Java's properties.
struct PropertiesFormat: FormatDefinition {
  let name = "properties"
  let fileNameEndings = [".properties"]
  let usualPath = "messages.properties"
  let naming: CatalogNaming? = CatalogNaming.properties

  // Most strings with percent signs are ICU or Java messages, in which percent signs are literal.
  let traits = FormatTraits(
    keys: .nameOrString, formatStrings: .java, isFormattedByDefault: false, messages: .java,
    mayMarkAccelerators: true, isShownOnPages: true, unicodeEscape: .lowercase,
    hasLastOfDuplicates: true, trimsStarts: true)

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .byteOrderMark: FormatErrorWords(
      severity: .error, note: "Java reads the mark as part of the first key", isOfKey: true)
  ]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    PropertiesReader.read(bytes, language: language)
  }

  func spellingFaults(of text: CatalogText, in file: CatalogFile) -> [SpellingFault] {
    guard text.spelling == .native || text.spelling == .nativeLatin1 else { return [] }
    return PropertiesText.faults(
      in: text.range.clamped(to: file.bytes.indices), of: file.bytes.span)
  }

  func forEachPiece(
    of range: Range<Int>, spelledAs spelling: CatalogText.Spelling, in bytes: Span<UInt8>,
    _ body: (TextPiece) -> Void
  ) {
    let isLatin1 = !spelling.takesUnicode
    if spelling == .comment || spelling == .commentLatin1 {
      LineComment(range: range, isGettext: false, isLatin1: isLatin1).forEachPiece(in: bytes, body)
    } else {
      PropertiesText(range: range, isLatin1: isLatin1).forEachPiece(in: bytes, body)
    }
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    file.isLatin1 ? .nativeLatin1 : .native
  }

  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? {
    language.file([], .properties)
  }

  // The file name of Java's default file contains no language.
  func fileName(for language: String, beside file: String) -> String? {
    file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex) + "_" + language + ".properties"
  }

  let writers: [any CatalogWriter.Type] = [PropertiesWriter.self]

  func editor(of file: CatalogFile) -> any FormatEditor { PropertiesEditor(file) }

  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>? {
    entry.range.range.clamped(to: file.bytes.indices)
  }
}
