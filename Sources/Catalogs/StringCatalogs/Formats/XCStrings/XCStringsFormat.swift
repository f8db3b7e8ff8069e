import Diagnostics

extension CatalogFormat {
  /// Xcode's string catalogs: all languages in one JSON file.
  public static let xcstrings = Self(XCStringsFormat())
}

/// The format of Xcode's string catalogs.
struct XCStringsFormat: FormatDefinition {
  let name = "xcstrings"
  let fileNameEndings = [".xcstrings"]
  let usualPath = "Localizable.xcstrings"

  let traits = FormatTraits(
    languages: .all, keys: .stringUnlessLocalized, codePlatform: .apple, states: .included,
    formatStrings: .appleWithArguments, isManagedByXcode: true, hasComments: false,
    isJSON: true)

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .duplicateKey: FormatErrorWords(
      note: "JSONDecoder keeps the first of them, other readers the last"),
    .illegalVariation: FormatErrorWords(note: "Xcode does not compile the catalog"),
    .byteOrderMark: .jsonByteOrderMark,
  ]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    XCStringsReader.read(bytes)
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    .json
  }

  func editor(of file: CatalogFile) -> any FormatEditor { XCStringsFileEditor(file) }
}
