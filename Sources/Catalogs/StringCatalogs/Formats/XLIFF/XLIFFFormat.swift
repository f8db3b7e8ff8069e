import Diagnostics
import LanguageTags

extension CatalogFormat {
  /// XLIFF 1.2 and 2.0, including Xcode's exports: a source and a target language in one XML file.
  public static let xliff = Self(XLIFFFormat())
}

extension CatalogNaming {
  /// Examples: `de.xliff`, `messages.de.xlf`, `de.xcloc/Localized Contents/de.xliff`.
  package static let xliff = Self(
    acceptance: .always, separators: [".", "_", "-"], hasFolders: true)
}

/// The file format of XLIFF documents.
struct XLIFFFormat: FormatDefinition {
  let name = "xliff"
  let fileNameEndings = [".xliff", ".xlf"]
  let usualPath = "de.xliff"
  let naming: CatalogNaming? = CatalogNaming.xliff

  let traits = FormatTraits(
    languages: .sourceAndTarget, sourcesMayBeKeys: true,
    states: .decidedLater, formatStrings: .inferred, isFormattedByDefault: false,
    hasOriginalFormats: true, isForExchange: true, mayHavePercentNames: true,
    hasInlineElements: true, hasSegments: true,
    mayMarkAccelerators: true, keysAreIDs: true, hasXMLCharacters: true,
    isMergedFromExtractions: true)

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .duplicateKey: FormatErrorWords(note: "tools use only one of the units"),
    .duplicateMember: FormatErrorWords(
      note: "this tool uses the first element; other tools may use the last",
      parts: ("element", "unit")),
    .syntax: FormatErrorWords(note: "this tool does not read the file"),
  ]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    XLIFFReader.read(bytes, language: language)
  }

  func forEachPiece(
    of range: Range<Int>, spelledAs spelling: CatalogText.Spelling, in bytes: Span<UInt8>,
    _ body: (TextPiece) -> Void
  ) {
    XLIFFText(range: range).forEachPiece(in: bytes, body)
  }

  func forEachMarkedPiece(
    of range: Range<Int>, in bytes: Span<UInt8>,
    _ body: (_ piece: TextPiece, _ isMarkup: Bool) -> Void
  ) {
    XLIFFText(range: range, keepsAnnotations: true).forEachPiece(in: bytes) { piece in
      body(piece, isElement(piece, in: bytes))
    }
  }

  func isElement(_ piece: TextPiece, in bytes: Span<UInt8>) -> Bool {
    let start = piece.source.lowerBound
    return piece.scalar == nil && bytes[start] == UInt8(ascii: "<")
      && !XLIFFText.isInSection(start, of: bytes)
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    .xml
  }

  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? {
    XLIFFEditor(source).document(for: language.tag.description).map { document in
      CatalogFile.read(
        document, format: .xliff,
        language: CatalogLanguage(name: language.name, tag: language.tag.description))
    }
  }

  let writers: [any CatalogWriter.Type] = [XLIFFWriter.self, XLIFF2Writer.self]

  func placeholderFormats(of file: CatalogFile) -> [CatalogFormat?] {
    file.scopes.map(\.originalFormat)
  }

  func editor(of file: CatalogFile) -> any FormatEditor { XLIFFEditor(file) }

  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>? {
    entry.range.range.clamped(to: file.bytes.indices)
  }
}
