package import Diagnostics
package import FormatStrings
package import LanguageTags

/// The definition of a file format of string catalogs.
///
/// A definition specifies how files of the format are found, read and edited, and how programs use
/// them. Each format has one definition in its own folder, which ``CatalogFormat`` lists.
package protocol FormatDefinition: Sendable {
  /// The name in options and reports, such as `android`.
  var name: String { get }
  /// The file name extensions of the format, such as `.po`.
  var fileNameEndings: [String] { get }
  /// A typical path of a file of the format, such as `po/de.po`.
  var usualPath: String { get }
  /// The convention by which the name of a file specifies its language.
  ///
  /// The value is `nil` if an Apple or Android folder, or the file itself, specifies the language.
  var naming: CatalogNaming? { get }
  /// The capabilities of the format, which rules test.
  var traits: FormatTraits { get }

  /// Returns the last path component of the name of the catalog that contains a file.
  ///
  /// The result is `nil` if all files of a resource folder form one catalog.
  func catalogName(ofFile name: String, in folder: LanguageFolder?) -> String?
  /// Returns the names of the catalogs that a template may be part of, most likely first.
  ///
  /// The result is empty for a file that is not a template.
  func catalogNames(ofTemplate name: String) -> [String]
  /// A function that returns `true` if a file that begins with the given bytes is in the format.
  ///
  /// The value is `nil` if the file name extension is sufficient.
  var isBeginning: (@Sendable (_ bytes: [UInt8]) -> Bool)? { get }
  /// Returns `true` if the files of the format in a folder are catalogs.
  func isCatalog(in folder: LanguageFolder?) -> Bool

  /// Returns `true` if the system itself looks up the strings, as in `InfoPlist.strings`.
  ///
  /// The source strings of such a file are in a different file.
  func isOfSystem(path: String) -> Bool
  /// Returns `true` if the name of a file indicates that its strings are not translated.
  func isNeverTranslated(path: String) -> Bool
  /// Returns `true` if the path of a file indicates that a third-party library reads it.
  ///
  /// Such a library supports different escape sequences than the platform.
  func isForOtherPlatforms(path: String) -> Bool
  /// The `datatype` attribute for strings of the format in XLIFF.
  ///
  /// The value is `plaintext` if the file name extension already identifies the format.
  var dataType: String { get }

  /// Reads as much as possible of a file.
  ///
  /// - Parameter isDecoded: `true` if the bytes were converted to UTF-8 from the charset that the
  ///   file declares.
  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile
  /// Calls a closure with the pieces of a format-specific string or comment, in order.
  func forEachPiece(
    of range: Range<Int>, spelledAs spelling: CatalogText.Spelling, in bytes: Span<UInt8>,
    _ body: (TextPiece) -> Void)
  /// Appends the UTF-8 of a string in the format's own syntax to a buffer, and returns `true`.
  ///
  /// If the format has no faster method than decoding the pieces, the function returns `false` and
  /// leaves the buffer unchanged.
  func append(_ range: Range<Int>, of bytes: [UInt8], to buffer: inout [UInt8]) -> Bool
  /// Calls a closure with the pieces of a string in the format's own syntax, including markup.
  ///
  /// In a format without markup, the function does nothing.
  func forEachMarkedPiece(
    of range: Range<Int>, in bytes: Span<UInt8>,
    _ body: (_ piece: TextPiece, _ isMarkup: Bool) -> Void)
  /// Returns `true` if a piece is an inline element.
  ///
  /// The piece is part of a string in the format's own syntax.
  func isElement(_ piece: TextPiece, in bytes: Span<UInt8>) -> Bool
  /// Returns the ranges of the expressions in a decoded string, in order.
  ///
  /// The result is `nil` if an expression is invalid, or if the format does not support
  /// expressions.
  func expressions(in string: [UInt8]) -> [Range<Int>]?
  /// Returns the references to other strings and to functions in a decoded string.
  ///
  /// References to attributes of Fluent terms are omitted. Only select expressions of the same
  /// language use such an attribute, so other languages need not define it.
  func references(in string: [UInt8]) -> [StringReference]
  /// Returns the select expressions in a string, which is either decoded or spelled as in a file.
  func choices(in string: [UInt8]) -> [VariantChoice]
  /// Returns the reason why the expressions of a decoded string are invalid, and how to fix them.
  ///
  /// The result is `nil` if the expressions are valid.
  func expressionFault(of string: String) -> String?
  /// The syntax that suppresses diagnostics in files of the format.
  var suppressions: SuppressionSyntax { get }
  /// The built-in functions that expressions may call.
  var functions: Set<String> { get }
  /// Returns the escaping faults in a string that do not prevent the reader from decoding it.
  func spellingFaults(of text: CatalogText, in file: CatalogFile) -> [SpellingFault]
  /// Returns the maximum number of characters in strings of an entry; `nil` if there is no limit.
  func maximumLength(of entry: CatalogEntry, in file: CatalogFile) -> Int?
  /// Returns the spelling with which to decode a word of a file that an error message quotes.
  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling
  /// Returns the name of the variable that selects a plural form; `nil` if the file has none.
  func pluralNumber(of entry: CatalogEntry, in file: CatalogFile) -> String?
  /// The severities and the wording of errors that are specific to the format, by error code.
  var errorWords: [CatalogError.Code: FormatErrorWords] { get }

  /// The wording of diagnostics that is specific to the format's tools, such as their names.
  var toolWords: FormatToolWords { get }
  /// Returns `true` if the key of a plural indicates ordinal numbers, such as 1st and 2nd.
  func isOrdinal(_ entry: CatalogEntry, in file: CatalogFile) -> Bool
  /// Returns `true` if the plural categories of an entry are members of a JSON object.
  ///
  /// Some libraries that read the format do not support this.
  func hasCategoriesInObject(_ entry: CatalogEntry, in file: CatalogFile) -> Bool
  /// The wording for numbered plural forms; `nil` in formats without numbered forms.
  var formWords: PluralFormWords? { get }

  /// Returns the formula that assigns a plural form to each number in a language.
  ///
  /// The result is `nil` if each file specifies the formula, or if the format has no formula.
  func pluralFormula(for language: LanguageTag) -> PluralFormula?
  /// Returns a file without translations for a new language; `nil` if it cannot be created.
  ///
  /// - Parameters:
  ///   - language: The language, with its name in the path of the file.
  ///   - source: The file of the source language, or a template.
  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile?
  /// Returns the reason why a language cannot have a new file; `nil` if only its path is unknown.
  func newFileFault(for language: LanguageTag) -> String?
  /// Returns the folder for a language, next to the folder of a different language.
  ///
  /// The result is `nil` if folders of the format do not specify languages.
  func folder(for language: LanguageTag, beside folder: String, in parent: String?) -> NewFolder?
  /// Returns the file name for a language, next to a file whose name contains no language.
  ///
  /// The result is `nil` if the existing name follows no known convention.
  func fileName(for language: String, beside file: String) -> String?

  /// The writers that convert catalogs to the format: one for the format, and one for each variant.
  var writers: [any CatalogWriter.Type] { get }
  /// Returns the losses of content outside of entries that other formats cannot represent.
  ///
  /// - Parameter path: The path of the file, for messages.
  func unportableContent(of file: CatalogFile, path: String) -> [ConversionLoss]
  /// Returns the formats whose placeholder syntax a file may use.
  ///
  /// An element that is `nil` represents an unknown syntax.
  func placeholderFormats(of file: CatalogFile) -> [CatalogFormat?]

  /// Returns the edits that sort the keys of a file in the order that its tool uses.
  ///
  /// The result is `nil` in formats without a defined order.
  ///
  /// - Throws: `CatalogError`, the first error in a file that cannot be read completely.
  func edits(sorting bytes: [UInt8]) throws(CatalogError) -> [FixIt.Edit]?
  /// Returns the first range in which a file differs from the layout that its usual tool writes.
  ///
  /// The result is `nil` if there is no difference, or if no tool has a fixed layout.
  func layoutDifference(in bytes: [UInt8]) -> LayoutDifference?
  /// Returns an editor that creates edits for a file.
  func editor(of file: CatalogFile) -> any FormatEditor
  /// Returns the bytes to remove with an entry; `nil` if it cannot be removed separately.
  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>?
}
