import Diagnostics

extension CatalogFormat {
  /// Flutter's application resource bundles: one language in JSON, with metadata beside the strings.
  public static let arb = Self(ARBFormat())
}

/// The format of Flutter's application resource bundles.
struct ARBFormat: FormatDefinition {
  let name = "arb"
  let fileNameEndings = [".arb"]
  let usualPath = "lib/app_en.arb"
  let naming: CatalogNaming? = CatalogNaming.arb

  let traits = FormatTraits(
    hasTemplateMetadata: true, messages: .everyString, hasComments: false,
    hasLastOfDuplicates: true, isJSON: true)

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .duplicateJSONMember: FormatErrorWords(note: "the app has the last of them"),
    .syntax: FormatErrorWords(note: "flutter gen-l10n does not build with it"),
    .byteOrderMark: .jsonByteOrderMark,
  ]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    ARBReader.read(bytes, language: language)
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    .json
  }

  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? {
    language.file(["{", "  \"@@locale\": \"\(language.name)\"", "}", ""], .arb)
  }

  func editor(of file: CatalogFile) -> any FormatEditor { JSONEditor(file) }
}
