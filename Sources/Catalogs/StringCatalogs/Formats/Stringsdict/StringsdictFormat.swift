import Diagnostics

extension CatalogFormat {
  /// Apple's `.stringsdict` files: plurals, widths and devices next to a `.strings` file.
  ///
  /// A file is an XML property list with one language.
  public static let stringsdict = Self(StringsdictFormat())
}

/// The file format of Apple's `.stringsdict` files.
struct StringsdictFormat: FormatDefinition {
  let name = "stringsdict"
  let fileNameEndings = [".stringsdict"]
  let usualPath = "en.lproj/Localizable.stringsdict"

  let traits = FormatTraits(
    overridesTables: true, codePlatform: .apple, formatStrings: .apple,
    formatsNumberObjects: true,
    hasLastOfDuplicates: true, hasXMLCharacters: true)

  let errorWords: [CatalogError.Code: FormatErrorWords] = [:]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    XMLTableReader.readRules(bytes, language: language)
  }

  // The system also looks up the key in the `.strings` file, so both files are one catalog.
  func catalogName(ofFile name: String, in folder: LanguageFolder?) -> String? {
    String(name.dropLast(4))
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    .verbatim
  }

  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? {
    let lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "#
        + #""http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
      #"<plist version="1.0">"#, "<dict>", "</dict>", "</plist>", "",
    ]
    return language.file(lines, .stringsdict)
  }

  // The `.strings` file next to a `.stringsdict` file has the same placeholder syntax.
  func placeholderFormats(of file: CatalogFile) -> [CatalogFormat?] { [.strings] }

  func editor(of file: CatalogFile) -> any FormatEditor { StringsdictEditor(file) }
}
