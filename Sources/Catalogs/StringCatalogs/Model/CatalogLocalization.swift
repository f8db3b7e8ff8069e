public import Diagnostics
public import LanguageTags

/// The values of a key in one language.
public struct CatalogLocalization: Hashable, Sendable {
  private let storedLanguage: UInt32
  private let storedLanguageRange: CompactRange
  private let storedRange: CompactRange
  private let storedValues: CompactRange
  private let storedSubstitutions: CompactRange

  init(
    language: Int, languageRange: SourceRange?, range: SourceRange, values: Range<Int>,
    substitutions: Range<Int>
  ) {
    storedLanguage = UInt32(truncatingIfNeeded: language)
    storedLanguageRange = CompactRange(languageRange?.range)
    storedRange = CompactRange(range.range)
    storedValues = CompactRange(values)
    storedSubstitutions = CompactRange(substitutions)
  }

  /// The index of the language in ``CatalogFile/languages``.
  public var language: Int { Int(storedLanguage) }
  /// The byte range of the language name, without its quotation marks.
  ///
  /// The value is `nil` if the whole file is in one language.
  public var languageRange: SourceRange? {
    storedLanguageRange.isAbsent ? nil : SourceRange(storedLanguageRange.range)
  }
  /// The byte range of the values, including their brackets.
  public var range: SourceRange { SourceRange(storedRange.range) }
  /// The indices of the values in ``CatalogFile/values``, in the order of the file.
  public var values: Range<Int> { storedValues.range }
  /// The indices of the substitutions in ``CatalogFile/substitutions``.
  public var substitutions: Range<Int> { storedSubstitutions.range }

  /// Returns a localization with only the values at the given indices in ``CatalogFile/values``.
  public func limited(to places: Range<Int>) -> CatalogLocalization {
    CatalogLocalization(
      language: language, languageRange: languageRange, range: range,
      values: places.clamped(to: values), substitutions: substitutions)
  }
}

/// A substitution in a value (`%#@name@`), which may have its own plural.
public struct CatalogSubstitution: Hashable, Sendable {
  /// The name, which is between `%#@` and `@` in the value.
  public let name: CatalogText
  /// The position of the argument, counted from 1; `nil` if the file does not specify it.
  public let argumentNumber: Int?
  /// The format specifier without `%`, such as `lld`; `nil` if the file does not specify it.
  public let formatSpecifier: CatalogText?
  /// The byte range of the substitution, including its brackets.
  public let range: SourceRange
}

/// A language of a file.
public struct CatalogLanguage: Hashable, Sendable {
  /// The name as the file or folder spells it, such as `zh-Hans`, `he_IL`, or `zh-rCN`.
  public let name: String
  /// The language tag; `nil` if the name is not a valid tag.
  ///
  /// Underscores and Android's own spelling are converted first.
  public let tag: LanguageTag?

  /// Creates a language from its name in a catalog or an `.lproj` folder.
  public init(name: String) {
    self.name = name
    let tag = LanguageTag(name) ?? LanguageTag(String(name.map { $0 == "_" ? "-" : $0 }))
    self.tag = tag.map(Self.withTodaysCode)
  }

  /// Returns a tag with the current code for its language: `iw` becomes `he`.
  ///
  /// Android uses former codes in folder names.
  private static func withTodaysCode(_ tag: LanguageTag) -> LanguageTag {
    let todays = ["iw": "he", "in": "id", "ji": "yi"]
    guard let code = todays[tag.language] else { return tag }
    return LanguageTag(code + tag.description.dropFirst(tag.language.count)) ?? tag
  }

  /// Creates a language whose name differs from its tag; `nil` if the tag is invalid.
  public init?(name: String, tag: String) {
    guard let tag = LanguageTag(tag) else { return nil }
    self.name = name
    self.tag = Self.withTodaysCode(tag)
  }
}
