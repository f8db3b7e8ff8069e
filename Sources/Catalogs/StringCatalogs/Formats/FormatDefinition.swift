package import Diagnostics
package import FormatStrings
package import LanguageTags

/// The definition of a file format of string catalogs.
///
/// A definition specifies how files of the format are found, read and edited, and how programs use
/// them. Each format has one definition, in its own folder. ``CatalogFormat`` lists them.
package protocol FormatDefinition: Sendable {
  /// The name in options and reports, such as `android`.
  var name: String { get }
  /// The extensions of its files, such as `.po`.
  var fileNameEndings: [String] { get }
  /// A typical path of a file of the format, such as `po/de.po`.
  var usualPath: String { get }
  /// The parts of a path that specify the language of a file.
  ///
  /// The value is `nil` if the folders of Apple or Android, or the file itself, specify it.
  var naming: CatalogNaming? { get }
  /// The capabilities of the format, which rules test.
  var traits: FormatTraits { get }

  /// Returns the name of the catalog of a file, as the last component of a path.
  ///
  /// The result is `nil` if all files of a resource folder are one catalog.
  func catalogName(ofFile name: String, in folder: LanguageFolder?) -> String?
  /// Returns the names of catalogs that a template may be part of, the most likely first.
  ///
  /// The result is empty for a file that is not a template.
  func catalogNames(ofTemplate name: String) -> [String]
  /// A function that returns `true` if a file that begins with the given bytes has the format.
  ///
  /// The value is `nil` if the file name extension is sufficient.
  var isBeginning: (@Sendable (_ bytes: [UInt8]) -> Bool)? { get }
  /// Returns `true` if a file that a search finds in a folder is a catalog.
  func isCatalog(in folder: LanguageFolder?) -> Bool

  /// Returns `true` if the system looks up the strings of a file.
  ///
  /// The source strings of such a file are elsewhere.
  func isOfSystem(path: String) -> Bool
  /// Returns `true` if the name of a file indicates that its strings are not translated.
  func isNeverTranslated(path: String) -> Bool
  /// Returns `true` if a library other than the platform's reads a file.
  ///
  /// Such a library has its own escape sequences.
  func isForOtherPlatforms(path: String) -> Bool
  /// The data type in XLIFF: `plaintext`, unless the file name extension does not show the format.
  var dataType: String { get }

  /// Reads as much as possible of a file.
  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile
  /// Calls a closure with the pieces of a string or comment, in order.
  ///
  /// The spelling is one that only the format decodes.
  func forEachPiece(
    of range: Range<Int>, spelledAs spelling: CatalogText.Spelling, in bytes: Span<UInt8>,
    _ body: (TextPiece) -> Void)
  /// Appends the UTF-8 of a string with the spelling `native` to a buffer.
  ///
  /// Returns `false` if this is not faster than decoding the pieces.
  func append(_ range: Range<Int>, of bytes: [UInt8], to buffer: inout [UInt8]) -> Bool
  /// Calls a closure with the pieces of a string with the spelling `native`, including markup.
  ///
  /// Formats without markup do nothing.
  func forEachMarkedPiece(
    of range: Range<Int>, in bytes: Span<UInt8>,
    _ body: (_ piece: TextPiece, _ isMarkup: Bool) -> Void)
  /// Returns `true` if a piece of a string with the spelling `native` is an inline element.
  func isElement(_ piece: TextPiece, in bytes: Span<UInt8>) -> Bool
  /// Returns the ranges of expressions in a decoded string, in order.
  ///
  /// The result is `nil` if an expression is invalid, or the format has no expressions.
  func expressions(in string: [UInt8]) -> [Range<Int>]?
  /// Returns the references in a decoded string, except those that are specific to its language.
  func references(in string: [UInt8]) -> [StringReference]
  /// Returns the choices among variants in expressions of a string, decoded or as it is in a file.
  func choices(in string: [UInt8]) -> [VariantChoice]
  /// Returns why the expressions of a decoded string are invalid, and the fix.
  ///
  /// The result is `nil` if they are valid.
  func expressionFault(of string: String) -> String?
  /// The syntax that suppresses diagnostics in files of the format.
  var suppressions: SuppressionSyntax { get }
  /// The functions that expressions may call without a definition.
  var functions: Set<String> { get }
  /// Returns the escaping problems of a string, which the platform's tools report or ignore.
  func spellingFaults(of text: CatalogText, in file: CatalogFile) -> [SpellingFault]
  /// Returns the maximum number of characters in strings of an entry; `nil` without a limit.
  func maximumLength(of entry: CatalogEntry, in file: CatalogFile) -> Int?
  /// Returns the spelling of words that errors of a file quote.
  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling
  /// Returns the name of the number that selects a plural form; `nil` if the file has no name.
  func pluralNumber(of entry: CatalogEntry, in file: CatalogFile) -> String?
  /// The severities and messages of errors that differ from those of other formats.
  var errorWords: [CatalogError.Code: FormatErrorWords] { get }

  /// The words of diagnostics about the tools of the format.
  var toolWords: FormatToolWords { get }
  /// Returns `true` if the key of a plural indicates ordinal numbers: 1st, 2nd.
  func isOrdinal(_ entry: CatalogEntry, in file: CatalogFile) -> Bool
  /// Returns `true` if the categories of a plural are members of an object.
  ///
  /// Some libraries that read the format do not support this.
  func hasCategoriesInObject(_ entry: CatalogEntry, in file: CatalogFile) -> Bool
  /// The words for numbered plural forms; `nil` in formats without them.
  var formWords: PluralFormWords? { get }

  /// Returns the formula that numbers the plural forms of a language.
  ///
  /// The result is `nil` if a file specifies the formula, or the format has none.
  func pluralFormula(for language: LanguageTag) -> PluralFormula?
  /// Returns a file without translations for a new language; `nil` if it cannot be created.
  ///
  /// - Parameters:
  ///   - language: The language, named as in the path of the file.
  ///   - source: The file of the source language, or a template.
  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile?
  /// Returns why a language cannot have a new file; `nil` if only its path is not known.
  func newFileFault(for language: LanguageTag) -> String?
  /// Returns the folder for a language, beside a folder of a different language.
  ///
  /// The result is `nil` if folders of the format have no languages.
  func folder(for language: LanguageTag, beside folder: String, in parent: String?) -> NewFolder?
  /// Returns the file name for a language, beside a file whose name has no language.
  ///
  /// The result is `nil` if the existing name shows no pattern.
  func fileName(for language: String, beside file: String) -> String?

  /// The writers that convert catalogs to the format: one, and one for each variant.
  var writers: [any CatalogWriter.Type] { get }
  /// Returns the losses of content that no other format supports, except that of entries.
  ///
  /// - Parameter path: The path of the file, for messages.
  func unportableContent(of file: CatalogFile, path: String) -> [ConversionLoss]
  /// Returns the formats whose placeholder syntax a file uses; `nil` for an unknown one.
  func placeholderFormats(of file: CatalogFile) -> [CatalogFormat?]

  /// Returns the edits that sort the keys of a file as its tool does.
  ///
  /// The result is `nil` in formats without an order.
  ///
  /// - Throws: `CatalogError`, the first error in a file that cannot be read to its end.
  func edits(sorting bytes: [UInt8]) throws(CatalogError) -> [FixIt.Edit]?
  /// Returns the first range at which the tool that writes a file would use a different layout.
  ///
  /// The result is `nil` if there is no difference, or no such tool.
  func layoutDifference(in bytes: [UInt8]) -> LayoutDifference?
  /// Returns the editor of a file.
  func editor(of file: CatalogFile) -> any FormatEditor
  /// Returns the bytes that are removed with an entry; `nil` if it cannot be removed alone.
  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>?
}
