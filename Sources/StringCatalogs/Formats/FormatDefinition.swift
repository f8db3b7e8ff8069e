import Diagnostics

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
  /// Returns `true` if a file that is found in a folder, not named, is a catalog.
  func isCatalog(in folder: LanguageFolder?) -> Bool

  /// Reads what can be read of a file.
  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile
  /// Returns the defects in the spelling of a string, which the platform's tools report or ignore.
  func spellingFaults(of text: CatalogText, in file: CatalogFile) -> [SpellingFault]
  /// Returns the spelling of words that errors of a file quote.
  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling
  /// The words of errors, where programs treat them in a way of their own.
  var errorWords: [CatalogError.Code: FormatErrorWords] { get }

  /// Returns the editor of a file.
  func editor(of file: CatalogFile) -> any FormatEditor
  /// Returns the bytes of an entry with all that belongs to it; `nil` if it cannot be removed alone.
  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>?
}

/// What a file format adds to the diagnostic of an error of its files.
package struct FormatErrorWords: Sendable {
  /// The severity, if it is not that of the code.
  var severity: Severity?
  /// The note, which gives the consequence.
  var note: String?
  /// What may be in what only once, if it is not a key in a dictionary.
  var parts: (part: String, whole: String)?

  /// JSON has no byte order mark.
  static let jsonByteOrderMark = Self(note: "JSON has none, and many readers reject it")
}

extension FormatDefinition {
  package var naming: CatalogNaming? { nil }

  package func catalogName(ofFile name: String, in folder: LanguageFolder?) -> String? { name }

  package func isCatalog(in folder: LanguageFolder?) -> Bool { true }

  package func spellingFaults(of text: CatalogText, in file: CatalogFile) -> [SpellingFault] { [] }

  package func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>? { nil }
}
