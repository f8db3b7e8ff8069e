import Diagnostics
import JSONSyntax

extension CatalogFormat {
  /// Strings in nested or flat JSON objects, with the plurals of i18next: one language.
  public static let json = Self(JSONFormat())
}

extension CatalogNaming {
  /// Examples: `de.json`, `app.de.json`, `de/common.json`, and `app_de.i18n.json` of the Dart
  /// library slang.
  ///
  /// The configuration files of tools are excluded.
  package static let json = Self(
    acceptance: .besideLanguage, separators: [".", "_", "-"], hasFolders: true, mark: ".i18n",
    otherNames: [
      "package.json", "package-lock.json", "composer.json", "jsconfig.json", "Contents.json",
      "tsconfig*",
    ], doubtfulNames: ["settings.json"], spelling: .tagged)
}

/// The file format of JSON with nested or flat objects of strings.
struct JSONFormat: FormatDefinition {
  let name = "json"
  let fileNameEndings = [".json"]
  let usualPath = "locales/en.json"
  let naming: CatalogNaming? = CatalogNaming.json

  let traits = FormatTraits(
    keys: .nameOrString, codePlatform: .web, plurals: .suffixes, mayChooseByNumber: true,
    missingForm: .otherLanguage, formatStrings: .inferred, isFormattedByDefault: false,
    references: .nested, isShownOnPages: true, hasLastOfDuplicates: true, isJSON: true,
    keysArePaths: true)

  let suppressions = SuppressionSyntax(hasCommentsOutsideEntries: false)

  let toolWords = FormatToolWords(
    missingForm: "i18next uses the string of another language, or displays the key")

  func isOrdinal(_ entry: CatalogEntry, in file: CatalogFile) -> Bool {
    file.bytes[entry.key.range.clamped(to: file.bytes.indices)].suffix(8)
      .elementsEqual("_ordinal".utf8)
  }

  func hasCategoriesInObject(_ entry: CatalogEntry, in file: CatalogFile) -> Bool {
    let end = min(entry.key.range.upperBound, file.bytes.count)
    var rest = file.bytes[end...]
    // Skips the closing quotation mark of the key, the colon, and white space.
    guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
    return rest.first { !": \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
  }

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .duplicateJSONMember: FormatErrorWords(note: "the app uses the last of the duplicates"),
    .syntax: FormatErrorWords(note: "this tool does not read the file"),
    .byteOrderMark: .jsonByteOrderMark,
  ]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    NestedJSONReader.read(bytes, language: language)
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    .json
  }

  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? {
    language.file(["{}"] + (source.bytes.last == 0x0A ? [""] : []), .json)
  }

  let writers: [any CatalogWriter.Type] = [NestedJSONWriter.self, FlatJSONWriter.self]

  /// Returns one loss for all values that are not strings: numbers, Boolean values and `null`.
  func unportableContent(of file: CatalogFile, path: String) -> [ConversionLoss] {
    guard let nodes = file.jsonDocument?.nodes else { return [] }
    let kinds: [JSONNode.Kind] = [.number, .true, .false, .null]
    let count = nodes.indices.count { kinds.contains(nodes[$0].kind) }
    if count == 0 { return [] }
    let message = "\(path): \(count) values that are not strings are lost"
    return [ConversionLoss(aspect: .attribute, message: message)]
  }

  func editor(of file: CatalogFile) -> any FormatEditor { JSONEditor(file) }
}
