import Diagnostics
import LanguageTags

/// The content of a catalog file: its keys and their values in each language, with byte ranges.
///
/// ```swift
/// let file = CatalogFile.read(bytes, format: .xcstrings)
/// for entry in file.entries {
///   for localization in file.localizations[entry.localizations] {
///     for value in file.values[localization.values] {
///       print(file.name(of: entry), file.languages[localization.language].name)
///       print(value.text.range, file.string(value.text))
///     }
///   }
/// }
/// ```
///
/// All content is in flat arrays in the order of the file, so that a large file needs few
/// allocations. Entries, localizations and values hold indices into these arrays and byte ranges,
/// never strings.
public struct CatalogFile: Sendable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The file format.
  public let format: CatalogFormat
  /// The keys of the file, including duplicates.
  public internal(set) var entries: [CatalogEntry] = []
  /// The localizations of all keys.
  public internal(set) var localizations: [CatalogLocalization] = []
  /// The values of all localizations.
  public internal(set) var values: [CatalogValue] = []
  /// The substitutions in the values.
  public internal(set) var substitutions: [CatalogSubstitution] = []
  /// The scopes that contain keys: objects and arrays of JSON, files in XLIFF.
  public internal(set) var scopes: [CatalogScope] = []
  /// The placeholders that ARB declares, in the order of ``entries``.
  public internal(set) var placeholders: [CatalogPlaceholder] = []
  /// The languages of the file, each once, in the order in which they first occur.
  public internal(set) var languages: [CatalogLanguage] = []
  /// The index in ``languages`` of the source language; `nil` if the file does not specify it.
  ///
  /// The source language is the language of the keys or of the source strings.
  public internal(set) var sourceLanguage: Int?
  /// The checks that Android's lint skips in the whole file: `tools:ignore` of the root element.
  public internal(set) var ignoredChecks: CatalogText?
  /// The formula that maps a number to its plural form; `nil` if the header does not specify it.
  ///
  /// The formula is from the header of a PO file, or from the language of a file of Qt.
  package internal(set) var pluralFormula: PluralFormula?
  /// The translated plurals with numbered forms, if all have the same number of forms.
  ///
  /// The value is `nil` for fewer than two plurals.
  package internal(set) var uniformPlurals: UniformPlurals?
  /// The date and time of the template that a PO file was last merged with; `nil` if unspecified.
  ///
  /// An example is `2026-01-31 18:10`, from the header.
  package internal(set) var templateDate: String?
  /// The kind of file that more than half of the references of a PO file name, if any.
  package internal(set) var origin: MessageOrigin?
  /// `true` if the file has the name of its format and different content.
  package internal(set) var isForeign = false
  /// `true` if the file has only documentation for translators, and no translations.
  ///
  /// translatewiki.net documents each message in the language `qqq`. In folders of Android, whose
  /// names cannot have this code, it uses `qq`. Neither code is assigned to a language (ISO 639).
  package var isDocumentation: Bool {
    let others = languages.indices.filter { $0 != sourceLanguage || languages.count == 1 }
    return !others.isEmpty
      && others.allSatisfy { ["qqq", "qq"].contains(languages[$0].tag?.language) }
  }

  /// `true` if the bytes are encoded in ISO 8859-1.
  package internal(set) var isLatin1 = false
  /// The charset that the file names, if the file was not read because the charset is unsupported.
  package internal(set) var unreadCharset: String?
  /// The original file and its offsets, if ``bytes`` were converted from a different charset.
  package internal(set) var decoding: DecodedBytes?
  /// The errors in the file, in the order of their ranges.
  public internal(set) var errors: [CatalogError] = []

  init(bytes: [UInt8], format: CatalogFormat) {
    self.bytes = bytes
    self.format = format
  }

  /// Reads as much as possible of a file, and collects problems in ``errors``.
  ///
  /// - Complexity: O(*n*) in the bytes of the file, which are not copied. The result takes less
  ///   memory than the bytes. During reading, the additional memory is about the size of the file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - format: The file format.
  ///   - language: The language of a file with only one language, from its folder or name. Without
  ///     it, the language has an empty name. Files that name their languages ignore it, but a PO
  ///     file uses it if the header names no language.
  public static func read(
    _ bytes: [UInt8], format: CatalogFormat, language: CatalogLanguage? = nil
  ) -> CatalogFile {
    var file = format.definition.read(bytes, language: language, isDecoded: false)
    let isMissingDocument = file.errors.contains { $0.code == .syntax }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if isMissingDocument, bytes.dropFirst(start).allSatisfy({ $0 <= 0x20 }) {
      file.errors = [CatalogError(.emptyFile, start..<start, expected: "a document")]
    }
    return file
  }

  /// Creates a catalog file from bytes that contain no errors.
  ///
  /// - Throws: ``CatalogError``, the first one whose severity is error or that keeps the file from
  ///   being read.
  /// - Complexity: The same as ``read(_:format:language:)``.
  public init(
    parsing bytes: [UInt8], format: CatalogFormat, language: CatalogLanguage? = nil
  ) throws(CatalogError) {
    let file = Self.read(bytes, format: format, language: language)
    let error = file.errors.first {
      $0.severity == .error || CatalogError.Code.fatal.contains($0.code)
    }
    if let error { throw error }
    self = file
  }

  /// Returns the localization of an entry in a language; `nil` if the entry has none.
  ///
  /// If an entry has two localizations in the language, the first is returned.
  ///
  /// - Complexity: O(*l*) in the languages of the key.
  public func localization(of entry: CatalogEntry, in language: Int) -> CatalogLocalization? {
    localizations[entry.localizations].first { $0.language == language }
  }
}
