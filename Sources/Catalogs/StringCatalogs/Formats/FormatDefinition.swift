package import Diagnostics
package import FormatStrings
package import LanguageTags

/// Everything about one file format of string catalogs: how its files are found, read and edited, and
/// what programs do with them.
///
/// Each format has one definition, in a folder of its own. ``CatalogFormat`` lists them.
package protocol FormatDefinition: Sendable {
  /// The name in options and reports, such as `android`.
  var name: String { get }
  /// The ends of the names of its files, such as `.po`.
  var fileNameEndings: [String] { get }
  /// A path as files of the format mostly have, such as `po/de.po`.
  var usualPath: String { get }
  /// The parts of a path that specify the language of a file; `nil` if folders as those of Apple
  /// and Android do, or the file itself.
  var naming: CatalogNaming? { get }
  /// The capabilities of the format, which rules ask for.
  var traits: FormatTraits { get }

  /// Returns the name of the catalog of a file, as the last part of a path; `nil` if all files of a
  /// folder of resources are one catalog.
  func catalogName(ofFile name: String, in folder: LanguageFolder?) -> String?
  /// Returns the names of catalogs to which a template may belong, the most likely first; none for
  /// a file that is not a template.
  func catalogNames(ofTemplate name: String) -> [String]
  /// Returns `true` if a file that begins with some bytes is of the format; `nil` if the end of its
  /// name decides.
  var isBeginning: (@Sendable (_ bytes: [UInt8]) -> Bool)? { get }
  /// Returns `true` if a file that is found in a folder, not named, is a catalog.
  func isCatalog(in folder: LanguageFolder?) -> Bool

  /// Returns `true` if the system looks up the strings of a file, and has those of the source
  /// language elsewhere.
  func isOfSystem(path: String) -> Bool
  /// Returns `true` if the name of a file states that its strings are not translated.
  func isNeverTranslated(path: String) -> Bool
  /// Returns `true` if another library than the platform's reads a file, with escapes of its own.
  func isForOtherPlatforms(path: String) -> Bool
  /// The type of its data in XLIFF: `plaintext`, unless the end of a name does not show the format.
  var dataType: String { get }

  /// Reads what can be read of a file.
  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile
  /// Calls a function with the parts of a string or comment in the spelling of the format, in their
  /// order.
  func forEachPiece(
    of range: Range<Int>, spelledAs spelling: CatalogText.Spelling, in bytes: Span<UInt8>,
    _ body: (TextPiece) -> Void)
  /// Appends the UTF-8 of a string with the spelling `native` to a buffer, where that is faster
  /// than part by part; returns `false` where it is not.
  func append(_ range: Range<Int>, of bytes: [UInt8], to buffer: inout [UInt8]) -> Bool
  /// Calls a function with the parts of a string with the spelling `native` and those that are tags
  /// or other markup, in formats that have some.
  func forEachMarkedPiece(
    of range: Range<Int>, in bytes: Span<UInt8>,
    _ body: (_ piece: TextPiece, _ isMarkup: Bool) -> Void)
  /// Returns `true` for a part of a string with the spelling `native` that is an inline element.
  func isElement(_ piece: TextPiece, in bytes: Span<UInt8>) -> Bool
  /// Returns the parts of a decoded string that belong to its expressions, in order; `nil` if they
  /// have mistakes, or the format has none.
  func expressions(in string: [UInt8]) -> [Range<Int>]?
  /// Returns the references in the expressions of a decoded string that all its languages share.
  func references(in string: [UInt8]) -> [StringReference]
  /// Returns the choices among variants in the expressions of a decoded string, or of one as it is
  /// in a file.
  func choices(in string: [UInt8]) -> [VariantChoice]
  /// Returns the reason why a decoded string has mistakes in its expressions, and what to write;
  /// `nil` if it has none.
  func expressionFault(of string: String) -> String?
  /// The places in its files that state which diagnostics are not wanted.
  var suppressions: SuppressionSyntax { get }
  /// The functions that expressions may call without a definition.
  var functions: Set<String> { get }
  /// Returns the defects in the spelling of a string, which the platform's tools report or ignore.
  func spellingFaults(of text: CatalogText, in file: CatalogFile) -> [SpellingFault]
  /// Returns the number of characters that a file allows the strings of an entry; `nil` without a
  /// limit.
  func maximumLength(of entry: CatalogEntry, in file: CatalogFile) -> Int?
  /// Returns the spelling of words that errors of a file quote.
  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling
  /// Returns the name of the number that chooses among the strings of a plural; `nil` if the file
  /// does not name it.
  func pluralNumber(of entry: CatalogEntry, in file: CatalogFile) -> String?
  /// The words of errors, where programs treat them in a way of their own.
  var errorWords: [CatalogError.Code: FormatErrorWords] { get }

  /// The words of diagnostics about its tools.
  var toolWords: FormatToolWords { get }
  /// Returns `true` if the key of a plural states that its number is one of an order: 1st, 2nd.
  func isOrdinal(_ entry: CatalogEntry, in file: CatalogFile) -> Bool
  /// Returns `true` if the categories of a plural are members of an object, which not all libraries
  /// that read the format know.
  func hasCategoriesInObject(_ entry: CatalogEntry, in file: CatalogFile) -> Bool
  /// The words for plural forms that are told apart by numbers; `nil` in formats without them.
  var formWords: PluralFormWords? { get }

  /// Returns the rule that numbers the plural forms of a language, in a format that has one for
  /// each language; `nil` if a file specifies it, or there is none.
  func pluralFormula(for language: LanguageTag) -> PluralFormula?
  /// Returns a file without translations for a language that a catalog does not have; `nil` where it
  /// cannot be made.
  ///
  /// - Parameters:
  ///   - language: The language, named as in the path of the file.
  ///   - source: The file of the source language, or a template.
  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile?
  /// Returns why there is no new file for a language; `nil` if only its path is not known.
  func newFileFault(for language: LanguageTag) -> String?
  /// Returns the name of the folder for a language beside another such folder; `nil` where folders
  /// have no languages.
  func folder(for language: LanguageTag, beside folder: String, in parent: String?) -> NewFolder?
  /// Returns the name of the file for a language beside one whose name has none; `nil` where nothing
  /// shows it.
  func fileName(for language: String, beside file: String) -> String?

  /// The writers of catalogs that are converted to the format: one, and one for each variant.
  var writers: [any CatalogWriter.Type] { get }
  /// Returns what a file has that no other format has a place for, beside what its entries show.
  ///
  /// - Parameter path: The path of the file, for messages.
  func unportableContent(of file: CatalogFile, path: String) -> [ConversionLoss]
  /// Returns the formats whose placeholders the strings of a file have; `nil` for one that is not
  /// known.
  func placeholderFormats(of file: CatalogFile) -> [CatalogFormat?]

  /// Returns the edits that bring the keys of a file into the order of the tool that writes it;
  /// `nil` in formats without one.
  ///
  /// - Throws: `CatalogError`, the first error of a file that is not read to its end.
  func edits(sorting bytes: [UInt8]) throws(CatalogError) -> [FixIt.Edit]?
  /// Returns the first place at which the tool that writes a file would lay it out in another way;
  /// `nil` if there is none, or no such tool.
  func layoutDifference(in bytes: [UInt8]) -> LayoutDifference?
  /// Returns the editor of a file.
  func editor(of file: CatalogFile) -> any FormatEditor
  /// Returns the bytes of an entry with all that belongs to it; `nil` if it cannot be removed alone.
  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>?
}
