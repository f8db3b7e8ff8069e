import Diagnostics

/// The format of Android's resources.
struct AndroidFormat: FormatDefinition {
  let name = "android"
  let fileNameEndings = [".xml"]
  let usualPath = "res/values/strings.xml"

  let traits = FormatTraits(
    mergesFiles: true, keysHaveKinds: true,
    codePlatform: .android, takesZero: false, countsIntegers: true, missingForm: .exception,
    formatStrings: .java, references: .resources, hasStyledStrings: true,
    hasResourceCompiler: true, unicodeEscape: .lowercase, hasIgnoredChecks: true)

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .duplicateKey: FormatErrorWords(severity: .error, note: "Android does not build with both"),
    .duplicateMember: FormatErrorWords(
      severity: .error, note: "Android does not build with both", parts: ("category", "plural")),
    .syntax: FormatErrorWords(note: "Android does not build with it"),
  ]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    AndroidReader.read(bytes, language: language)
  }

  // Android merges all files of a folder of resources, whatever their names.
  func catalogName(ofFile name: String, in folder: LanguageFolder?) -> String? {
    folder?.kind == .values ? nil : name
  }

  func isCatalog(in folder: LanguageFolder?) -> Bool { folder?.kind == .values }

  // Whatever the string consists of, Android rejects an apostrophe.
  func spellingFaults(of text: CatalogText, in file: CatalogFile) -> [SpellingFault] {
    AndroidText(range: text.range.clamped(to: file.bytes.indices)).faults(in: file.bytes.span)
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    .verbatim
  }

  func editor(of file: CatalogFile) -> any FormatEditor { AndroidEditor(file) }

  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>? {
    entry.range.range.clamped(to: file.bytes.indices)
  }
}
