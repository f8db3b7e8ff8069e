package import Diagnostics
package import FormatStrings
package import LanguageTags

extension FormatDefinition {
  package var naming: CatalogNaming? { nil }

  package func catalogName(ofFile name: String, in folder: LanguageFolder?) -> String? { name }

  package func catalogNames(ofTemplate name: String) -> [String] { [] }

  package var isBeginning: (@Sendable (_ bytes: [UInt8]) -> Bool)? { nil }

  package func isCatalog(in folder: LanguageFolder?) -> Bool { true }

  package func isOfSystem(path: String) -> Bool { false }

  package func isNeverTranslated(path: String) -> Bool { false }

  package func isForOtherPlatforms(path: String) -> Bool { false }

  package func edits(sorting bytes: [UInt8]) throws(CatalogError) -> [FixIt.Edit]? { nil }

  package var dataType: String { "plaintext" }

  package var formWords: PluralFormWords? { nil }

  package var toolWords: FormatToolWords { FormatToolWords() }

  package func isOrdinal(_ entry: CatalogEntry, in file: CatalogFile) -> Bool { false }

  package func hasCategoriesInObject(_ entry: CatalogEntry, in file: CatalogFile) -> Bool { false }

  package func pluralFormula(for language: LanguageTag) -> PluralFormula? { nil }

  package func maximumLength(of entry: CatalogEntry, in file: CatalogFile) -> Int? { nil }

  package func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? { nil }

  package func newFileFault(for language: LanguageTag) -> String? { nil }

  package func folder(
    for language: LanguageTag, beside folder: String, in parent: String?
  ) -> NewFolder? {
    LanguageFolder.project(for: language, beside: folder)
  }

  package func fileName(for language: String, beside file: String) -> String? { nil }

  package func forEachPiece(
    of range: Range<Int>, spelledAs spelling: CatalogText.Spelling, in bytes: Span<UInt8>,
    _ body: (TextPiece) -> Void
  ) {}

  package func append(
    _ range: Range<Int>, of bytes: [UInt8], to buffer: inout [UInt8]
  ) -> Bool { false }

  package func forEachMarkedPiece(
    of range: Range<Int>, in bytes: Span<UInt8>,
    _ body: (_ piece: TextPiece, _ isMarkup: Bool) -> Void
  ) {}

  package func isElement(_ piece: TextPiece, in bytes: Span<UInt8>) -> Bool { false }

  package func expressions(in string: [UInt8]) -> [Range<Int>]? { nil }

  package func references(in string: [UInt8]) -> [StringReference] { [] }

  package func choices(in string: [UInt8]) -> [VariantChoice] { [] }

  package func expressionFault(of string: String) -> String? { nil }

  package var suppressions: SuppressionSyntax { SuppressionSyntax() }

  package var functions: Set<String> { [] }

  package func layoutDifference(in bytes: [UInt8]) -> LayoutDifference? { nil }

  package var writers: [any CatalogWriter.Type] { [] }

  package func unportableContent(of file: CatalogFile, path: String) -> [ConversionLoss] { [] }

  package func placeholderFormats(of file: CatalogFile) -> [CatalogFormat?] { [file.format] }

  package func pluralNumber(of entry: CatalogEntry, in file: CatalogFile) -> String? { nil }

  package func spellingFaults(of text: CatalogText, in file: CatalogFile) -> [SpellingFault] { [] }

  package func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>? { nil }
}
