import Diagnostics
import JSONSyntax

extension CatalogFormat {
  /// Xcode's string catalogs: all languages in one JSON file.
  public static let xcstrings = Self(XCStringsFormat())
}

/// The file format of Xcode's string catalogs.
struct XCStringsFormat: FormatDefinition {
  let name = "xcstrings"
  let fileNameEndings = [".xcstrings"]
  let usualPath = "Localizable.xcstrings"

  let traits = FormatTraits(
    languages: .all, keys: .stringUnlessLocalized, codePlatform: .apple,
    compilerRequiresOther: true, states: .included,
    formatStrings: .appleWithArguments, isExtractedFromCode: true, generatesSymbols: true,
    hasFixedLayout: true, hasKeyTable: true, isSorted: true, mayNameObjects: true, isJSON: true)

  let suppressions = SuppressionSyntax(hasCommentsOutsideEntries: false)

  let toolWords = FormatToolWords(editor: "Xcode")

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .duplicateKey: FormatErrorWords(
      note: "JSONDecoder uses the first of these members, other readers the last"),
    .illegalVariation: FormatErrorWords(note: "Xcode does not compile the catalog"),
    .byteOrderMark: .jsonByteOrderMark,
  ]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    XCStringsReader.read(bytes)
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    .json
  }

  let writers: [any CatalogWriter.Type] = [XCStringsWriter.self]

  func unportableContent(of file: CatalogFile, path: String) -> [ConversionLoss] {
    guard let document = file.jsonDocument else { return [] }
    let known = ["comment", "extractionState", "localizations", "shouldTranslate"]
    return document.values(named: "strings", of: document.root).flatMap { strings in
      document.nodes.members(of: strings).flatMap { entry in
        document.names(of: entry.value, except: known).map { name in
          ConversionLoss(member: "'\(name)'", of: document.text(of: entry.name))
        }
      }
    }
  }

  func layoutDifference(in bytes: [UInt8]) -> LayoutDifference? {
    XcodeFormat.firstDifference(in: bytes)
  }

  func edits(sorting bytes: [UInt8]) throws(CatalogError) -> [FixIt.Edit]? {
    try XCStringsEditor(parsing: bytes).sort()
  }

  func editor(of file: CatalogFile) -> any FormatEditor { XCStringsFileEditor(file) }
}
