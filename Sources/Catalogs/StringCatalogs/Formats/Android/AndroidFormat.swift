import Diagnostics
import LanguageTags

extension CatalogFormat {
  /// Android's XML resources: strings, plurals and string arrays in one language.
  public static let android = Self(AndroidFormat())
}

/// The file format of Android's resources.
struct AndroidFormat: FormatDefinition {
  let name = "android"
  let fileNameEndings = [".xml"]
  let usualPath = "res/values/strings.xml"

  let traits = FormatTraits(
    mergesFiles: true, keysHaveKinds: true,
    codePlatform: .android, takesZero: false, countsIntegers: true, missingForm: .exception,
    formatStrings: .java, hasArrays: true, references: .resources, hasStyledStrings: true,
    escapesApostrophes: true, compilerRejectsEscapes: true, compilerRequiresPositions: true,
    unicodeEscape: .lowercase, trimsStrings: true)

  // The checks are those of Android's lint:
  // https://googlesamples.github.io/android-custom-lint-rules/checks/index.md.html
  let suppressions = SuppressionSyntax(
    attribute: "tools:ignore",
    rulesOfChecks: [
      "ExtraTranslation": ["orphan-key"],
      "ImpliedQuantity": ["implied-quantity"],
      "InconsistentArrays": ["array-length"],
      "MissingQuantity": ["missing-other-category", "missing-plural-category"],
      "MissingTranslation": ["missing-language", "missing-translation"],
      "StringFormatCount": [
        "placeholder-extra", "placeholder-missing", "placeholder-mixed-positional",
      ],
      "StringFormatInvalid": [
        "placeholder-lookalike", "placeholder-malformed", "placeholder-mixed-positional",
        "unescaped-percent",
      ],
      "StringFormatMatches": ["placeholder-type"],
      "TypographyEllipsis": ["ellipsis"],
      "UnusedQuantity": ["unused-plural-category"],
      "UnusedResources": ["unused-key"],
    ])

  let toolWords = FormatToolWords(
    editor: "Android Studio", missingForm: "Android throws an exception")

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .duplicateKey: FormatErrorWords(severity: .error, note: "the Android build fails"),
    .duplicateMember: FormatErrorWords(
      severity: .error, note: "the Android build fails", parts: ("category", "plural")),
    .syntax: FormatErrorWords(note: "the Android build fails"),
  ]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    AndroidReader.read(bytes, language: language)
  }

  // Android merges all files of a resource folder, regardless of their names.
  func catalogName(ofFile name: String, in folder: LanguageFolder?) -> String? {
    folder?.kind == .values ? nil : name
  }

  func isCatalog(in folder: LanguageFolder?) -> Bool { folder?.kind == .values }

  func isNeverTranslated(path: String) -> Bool {
    path.split(separator: "/").last?.hasPrefix("donottranslate") ?? false
  }

  // Compose Multiplatform and moko-resources read the same XML, but with different escape
  // sequences.
  func isForOtherPlatforms(path: String) -> Bool {
    path.split(separator: "/").contains {
      $0 == "composeResources" || LanguageFolder.mokoFolders.contains(String($0))
    }
  }

  // Android requires apostrophes to be escaped, or enclosed in quotation marks.
  func spellingFaults(of text: CatalogText, in file: CatalogFile) -> [SpellingFault] {
    AndroidText(range: text.range.clamped(to: file.bytes.indices)).faults(in: file.bytes.span)
  }

  func forEachPiece(
    of range: Range<Int>, spelledAs spelling: CatalogText.Spelling, in bytes: Span<UInt8>,
    _ body: (TextPiece) -> Void
  ) {
    AndroidText(range: range).forEachPiece(in: bytes, body)
  }

  // In a CDATA section, `<` and `&` are ordinary characters. Each of them is a piece with a scalar,
  // which distinguishes it from markup.
  func forEachMarkedPiece(
    of range: Range<Int>, in bytes: Span<UInt8>,
    _ body: (_ piece: TextPiece, _ isMarkup: Bool) -> Void
  ) {
    AndroidText(range: range, keepsGroups: true).forEachPiece(in: bytes) { piece in
      let first = piece.scalar == nil ? bytes[piece.source.lowerBound] : 0
      body(piece, first == UInt8(ascii: "<") || first == UInt8(ascii: "&"))
    }
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    .verbatim
  }

  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? {
    let lines = [#"<?xml version="1.0" encoding="utf-8"?>"#, "<resources>", "</resources>", ""]
    return language.file(lines, .android)
  }

  func folder(
    for language: LanguageTag, beside folder: String, in parent: String?
  ) -> NewFolder? {
    guard LanguageFolder(folder, in: parent)?.kind == .values else { return nil }
    let name = Self.qualifier(of: language)
    let isPlain = parent.map { LanguageFolder.mokoFolders.contains($0) } ?? false
    return NewFolder(folder: isPlain ? name : "values-" + name, language: name)
  }

  /// Returns the qualifier of a folder name: `de`, `pt-rBR`, `b+zh+Hans`.
  private static func qualifier(of language: LanguageTag) -> String {
    var parts = language.description.split(separator: "-").map(String.init)
    // All versions of Android support the former codes of these languages.
    parts[0] = ["he": "iw", "id": "in", "yi": "ji"][parts[0]] ?? parts[0]
    if parts.count == 1 { return parts[0] }
    if parts.count == 2, let region = language.region, region.utf8.count == 2 {
      return parts[0] + "-r" + region
    }
    return "b+" + parts.joined(separator: "+")
  }

  let writers: [any CatalogWriter.Type] = [AndroidWriter.self]

  func unportableContent(of file: CatalogFile, path: String) -> [ConversionLoss] {
    file.entries.flatMap { entry in
      var names: [String] = []
      if entry.ignoredChecks != nil, let attribute = suppressions.attribute {
        names.append(attribute)
      }
      if !entry.isFormatted { names.append("formatted") }
      return names.map { name in
        ConversionLoss(
          aspect: .attribute, of: entry, in: file,
          message: "other file formats do not support '\(name)'")
      }
    }
  }

  func editor(of file: CatalogFile) -> any FormatEditor { AndroidEditor(file) }

  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>? {
    entry.range.range.clamped(to: file.bytes.indices)
  }
}
