import Diagnostics
import LanguageTags

/// A file of a catalog: its keys, and what it has for each in each language, with the places in its bytes.
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
/// Everything is in flat arrays in the order of the file, so that a file of megabytes costs few
/// allocations: an entry, localization or value holds places in them and in the bytes, never a string.
public struct CatalogFile: Sendable {
  /// The file, byte by byte.
  public let bytes: [UInt8]
  /// Its format.
  public let format: CatalogFormat
  /// Its keys, duplicates too.
  public internal(set) var entries: [CatalogEntry] = []
  /// What it has for each key in each language.
  public internal(set) var localizations: [CatalogLocalization] = []
  /// The texts.
  public internal(set) var values: [CatalogValue] = []
  /// The parts of texts that are put together by themselves.
  public internal(set) var substitutions: [CatalogSubstitution] = []
  /// What keys stand in: objects and arrays of JSON, files in XLIFF.
  public internal(set) var scopes: [CatalogScope] = []
  /// The names that texts have for values, as ARB declares them, in the order of ``entries``.
  public internal(set) var placeholders: [CatalogPlaceholder] = []
  /// Its languages, each once, in the order in which they first occur.
  public internal(set) var languages: [CatalogLanguage] = []
  /// The place in ``languages`` of the language the keys or the first texts are in; `nil` if the file does not
  /// say.
  public internal(set) var sourceLanguage: Int?
  /// The checks that Android's lint is told to leave out in the whole file: its root's `tools:ignore`.
  public internal(set) var ignoredChecks: CatalogText?
  /// The plural form that a number takes, by the header of a PO file or the language of a file of
  /// Qt; `nil` if the header does not specify it.
  package internal(set) var pluralFormula: PluralFormula?
  /// The plurals with numbered forms, if several are translated and all have as many forms.
  package internal(set) var uniformPlurals: UniformPlurals?
  /// The day and minute of the template that a PO file was last merged with, such as
  /// `2026-01-31 18:10`; `nil` if the header does not specify it.
  package internal(set) var templateDate: String?
  /// The kind of file that more than half of the references of a PO file name; `nil` if there is
  /// none.
  package internal(set) var origin: MessageOrigin?
  /// A Boolean value that indicates whether only the name of the file is that of its format.
  package internal(set) var isForeign = false
  /// A Boolean value that indicates whether the file has notes for translators, and no translations.
  ///
  /// translatewiki.net describes each message in the language `qqq`, and in folders of Android,
  /// whose names have no such code, in `qq`. Both codes are of no language (ISO 639).
  package var isDocumentation: Bool {
    let others = languages.indices.filter { $0 != sourceLanguage || languages.count == 1 }
    return !others.isEmpty
      && others.allSatisfy { ["qqq", "qq"].contains(languages[$0].tag?.language) }
  }

  /// Whether its bytes are characters of ISO 8859-1.
  package internal(set) var isLatin1 = false
  /// The charset that the file names, if nothing of the file was read because of it.
  package internal(set) var unreadCharset: String?
  /// The file as it is and the places in it, if ``bytes`` were decoded from another charset.
  package internal(set) var decoding: DecodedBytes?
  /// What is wrong in the format, in the order of the places.
  public internal(set) var errors: [CatalogError] = []

  init(bytes: [UInt8], format: CatalogFormat) {
    self.bytes = bytes
    self.format = format
  }

  /// Reads what can be read of a file; ``errors`` says what is wrong with the rest.
  ///
  /// - Complexity: O(*n*) in the bytes of the file. They are not copied; what is read takes less memory than
  ///   they do, and while it is read about as much.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - format: Its format.
  ///   - language: The language of a file that is all in one, as its folder or its name says it; without one the
  ///     name of its language is empty. Other files say it themselves; of a PO file it counts where the header
  ///     names none.
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

  /// Reads a file in which nothing is wrong.
  ///
  /// - Throws: ``CatalogError``, the first of those that are errors by their severity, or that keep
  ///   the file from being read.
  /// - Complexity: As ``read(_:format:language:)``.
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

  /// What the file has for a key in a language, by their places; `nil` if it has nothing.
  ///
  /// Of two localizations in one language it is the first.
  ///
  /// - Complexity: O(*l*) in the languages of the key.
  public func localization(of entry: CatalogEntry, in language: Int) -> CatalogLocalization? {
    localizations[entry.localizations].first { $0.language == language }
  }
}
