public import Diagnostics
public import LanguageTags

/// What a file has for a key in one language.
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

  /// The place of the language in ``CatalogFile/languages``.
  public var language: Int { Int(storedLanguage) }
  /// The bytes of the name of the language, between its quotation marks; `nil` where the file is all in one
  /// language.
  public var languageRange: SourceRange? {
    storedLanguageRange.isAbsent ? nil : SourceRange(storedLanguageRange.range)
  }
  /// The bytes of the texts, with their brackets.
  public var range: SourceRange { SourceRange(storedRange.range) }
  /// The places of its texts in ``CatalogFile/values``, in the order of the file; empty if it has none.
  public var values: Range<Int> { storedValues.range }
  /// The places of its substitutions in ``CatalogFile/substitutions``.
  public var substitutions: Range<Int> { storedSubstitutions.range }

  /// The same with some of its texts only, by their places in ``CatalogFile/values``.
  public func limited(to places: Range<Int>) -> CatalogLocalization {
    CatalogLocalization(
      language: language, languageRange: languageRange, range: range,
      values: places.clamped(to: values), substitutions: substitutions)
  }
}

/// A part of a text that is put together by itself, for example with a plural of its own: `%#@name@`.
public struct CatalogSubstitution: Hashable, Sendable {
  /// Its name, which the text has between `%#@` and `@`.
  public let name: CatalogText
  /// The number of the argument it stands for, from 1; `nil` if the file does not say.
  public let argumentNumber: Int?
  /// The format of the argument without `%`, such as `lld`; `nil` if the file does not say.
  public let formatSpecifier: CatalogText?
  /// The bytes of the substitution, with its brackets.
  public let range: SourceRange
}

/// A language of a file.
public struct CatalogLanguage: Hashable, Sendable {
  /// Its name as the file or folder spells it: `zh-Hans`, `he_IL`, `zh-rCN`.
  public let name: String
  /// The language tag; `nil` if the name is none, also after underscores and Android's own spelling are
  /// understood.
  public let tag: LanguageTag?

  /// Makes a language from the name that a catalog or an `.lproj` folder gives it.
  public init(name: String) {
    self.name = name
    let tag = LanguageTag(name) ?? LanguageTag(String(name.map { $0 == "_" ? "-" : $0 }))
    self.tag = tag.map(Self.withTodaysCode)
  }

  /// A tag with the code that its language has today: Android's folders have the old ones for good.
  private static func withTodaysCode(_ tag: LanguageTag) -> LanguageTag {
    let todays = ["iw": "he", "in": "id", "ji": "yi"]
    guard let code = todays[tag.language] else { return tag }
    return LanguageTag(code + tag.description.dropFirst(tag.language.count)) ?? tag
  }

  /// Makes a language from a name that is spelled in another way than its tag; `nil` if that is none.
  public init?(name: String, tag: String) {
    guard let tag = LanguageTag(tag) else { return nil }
    self.name = name
    self.tag = Self.withTodaysCode(tag)
  }
}
