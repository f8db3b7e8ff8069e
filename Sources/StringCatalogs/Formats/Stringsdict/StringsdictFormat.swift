import Diagnostics

/// The format of Apple's `.stringsdict` files.
struct StringsdictFormat: FormatDefinition {
  let name = "stringsdict"
  let fileNameEndings = [".stringsdict"]
  let usualPath = "en.lproj/Localizable.stringsdict"

  let traits = FormatTraits(
    overridesTables: true, codePlatform: .apple, formatStrings: .apple,
    formatsNumberObjects: true,
    hasLastOfDuplicates: true)

  let errorWords: [CatalogError.Code: FormatErrorWords] = [:]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    XMLTableReader.readRules(bytes, language: language)
  }

  // The system looks a key up in the table too.
  func catalogName(ofFile name: String, in folder: LanguageFolder?) -> String? {
    String(name.dropLast(4))
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    .verbatim
  }

  func editor(of file: CatalogFile) -> any FormatEditor { StringsdictEditor(file) }
}
