import Diagnostics

extension CatalogFormat {
  /// Java's properties: one language.
  public static let properties = Self(PropertiesFormat())
}

/// The format of Java's properties.
struct PropertiesFormat: FormatDefinition {
  let name = "properties"
  let fileNameEndings = [".properties"]
  let usualPath = "messages.properties"
  let naming: CatalogNaming? = CatalogNaming.properties

  // Most strings with percent signs are messages, in which these are text.
  let traits = FormatTraits(
    keys: .nameOrString, formatStrings: .java, isFormattedByDefault: false, messages: .java,
    mayMarkAccelerators: true, unicodeEscape: .lowercase,
    hasLastOfDuplicates: true, trimsStarts: true)

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .byteOrderMark: FormatErrorWords(
      severity: .error, note: "Java reads it as a part of the first key", isOfKey: true)
  ]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    PropertiesReader.read(bytes, language: language)
  }

  func spellingFaults(of text: CatalogText, in file: CatalogFile) -> [SpellingFault] {
    guard text.spelling == .properties || text.spelling == .propertiesLatin1 else { return [] }
    return PropertiesText.faults(
      in: text.range.clamped(to: file.bytes.indices), of: file.bytes.span)
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    file.isLatin1 ? .propertiesLatin1 : .properties
  }

  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? {
    language.file([], .properties)
  }

  // The default of Java has no language in its name.
  func fileName(for language: String, beside file: String) -> String? {
    file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex) + "_" + language + ".properties"
  }

  func editor(of file: CatalogFile) -> any FormatEditor { PropertiesEditor(file) }

  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>? {
    entry.range.range.clamped(to: file.bytes.indices)
  }
}
