import Diagnostics

extension CatalogFormat {
  /// Apple's `.strings` files: property lists with one language.
  ///
  /// Most of these files are old-style property lists without braces.
  public static let strings = Self(StringsFormat())
}

/// The file format of Apple's `.strings` files.
struct StringsFormat: FormatDefinition {
  let name = "strings"
  let fileNameEndings = [".strings"]
  let usualPath = "en.lproj/Localizable.strings"

  let traits = FormatTraits(
    keys: .nameOrFormatString, codePlatform: .apple, formatStrings: .apple,
    mayNameObjects: true, unicodeEscape: .uppercase, hasLastOfDuplicates: true, takesWideUnits: true
  )

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .byteOrderMark: FormatErrorWords(
      severity: .info, note: "the system reads the file, but UTF-8 needs no byte order mark")
  ]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    StringsReader.read(bytes, language: language)
  }

  // The source strings are in the information property list of the bundle.
  func isOfSystem(path: String) -> Bool { path.hasSuffix("InfoPlist.strings") }

  func spellingFaults(of text: CatalogText, in file: CatalogFile) -> [SpellingFault] {
    PropertyListText.faults(of: text, in: file)
  }

  // Decoding as an old-style string is also correct for a string without escape sequences.
  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    switch file.entries.first?.key.spelling {
    case .propertyListUTF16LittleEndian?: .propertyListUTF16LittleEndian
    case .propertyListUTF16BigEndian?: .propertyListUTF16BigEndian
    default: .propertyList
    }
  }

  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? {
    language.file([], .strings)
  }

  let writers: [any CatalogWriter.Type] = [StringsWriter.self]

  func editor(of file: CatalogFile) -> any FormatEditor { StringsEditor(file) }

  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>? {
    file.statement(of: entry)
  }
}
