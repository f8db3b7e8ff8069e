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
/// All content is stored in flat arrays in the order of the file, so that reading a large file
/// requires few allocations. Entries, localizations and values contain byte ranges and indices into
/// these arrays, but no strings.
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
  /// The scopes that contain keys, such as objects and arrays in JSON or files in XLIFF.
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
  /// The formula that maps a number to its plural form; `nil` if it is unknown.
  ///
  /// The formula is in the header of a PO file. In a Qt file, it follows from the language.
  package internal(set) var pluralFormula: PluralFormula?
  /// The translated plurals with numbered forms, if all have the same number of forms.
  ///
  /// The value is `nil` if the file contains fewer than two such plurals.
  package internal(set) var uniformPlurals: UniformPlurals?
  /// The date and time of the template that a PO file was last merged with; `nil` if unspecified.
  ///
  /// The value is from the header, such as `2026-01-31 18:10`.
  package internal(set) var templateDate: String?
  /// The kind of source file from which more than half of a PO file's messages were extracted.
  ///
  /// The value is `nil` if there is no such kind. Messages without a reference are not counted.
  package internal(set) var origin: MessageOrigin?
  /// `true` if the header of a PO file declares ICU messages with `X-Message-Format: ICU`.
  ///
  /// Libraries such as Lingui read such a file. It is not compiled with `msgfmt`.
  package internal(set) var hasICUMessages = false
  /// `true` if the name of the file matches the format but its content does not.
  package internal(set) var isForeign = false
  /// `true` if the file contains only documentation for translators, and no translations.
  ///
  /// translatewiki.net documents each message in the pseudo-language `qqq`. It uses `qq` in
  /// Android's folder names, which cannot contain `qqq`. Neither code is assigned to a language in
  /// ISO 639.
  package var isDocumentation: Bool {
    let others = languages.indices.filter { $0 != sourceLanguage || languages.count == 1 }
    return !others.isEmpty
      && others.allSatisfy { ["qqq", "qq"].contains(languages[$0].tag?.language) }
  }

  /// `true` if the bytes are encoded in ISO 8859-1.
  package internal(set) var isLatin1 = false
  /// The unsupported charset that the file declares and that prevented reading; otherwise `nil`.
  package internal(set) var unreadCharset: String?
  /// The original bytes and offsets; `nil` unless ``bytes`` were converted from another charset.
  package internal(set) var decoding: DecodedBytes?
  /// The errors in the file, in the order of their ranges.
  public internal(set) var errors: [CatalogError] = []

  init(bytes: [UInt8], format: CatalogFormat) {
    self.bytes = bytes
    self.format = format
  }

  /// Reserves capacity for localizations with one value each.
  ///
  /// Growing the arrays would copy the elements several times. Unused capacity is never touched, so
  /// it occupies no memory.
  mutating func reserveCapacity(_ count: Int) {
    localizations.reserveCapacity(count)
    values.reserveCapacity(count)
  }

  /// Reads as much as possible of a file, and collects the problems in ``errors``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes. The bytes are copied only if they must
  ///   be converted to UTF-8. The result takes less memory than the bytes. During reading, the
  ///   additional memory is about the size of the file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - format: The file format.
  ///   - language: The language of a monolingual file, from its folder or name. If it is omitted,
  ///     the name of the language is empty. If a file declares its languages, this parameter is
  ///     ignored. For a PO file, it is used if the header declares no language.
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

  /// Parses a catalog file, and throws an error if its content is invalid.
  ///
  /// - Throws: ``CatalogError``, the first error whose severity is error or that prevents reading
  ///   the file.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
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
  /// If an entry has several localizations in the language, the first one is returned.
  ///
  /// - Complexity: O(*l*), where *l* is the number of languages of the entry.
  public func localization(of entry: CatalogEntry, in language: Int) -> CatalogLocalization? {
    localizations[entry.localizations].first { $0.language == language }
  }
}
