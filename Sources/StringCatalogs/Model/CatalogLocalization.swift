public import Diagnostics
public import LanguageTags

/// What a file has for a key in one language.
public struct CatalogLocalization: Hashable, Sendable {
  /// The place of the language in ``CatalogFile/languages``.
  public let language: Int
  /// The bytes of the name of the language, between its quotation marks; `nil` where the file is all in one
  /// language.
  public let languageRange: SourceRange?
  /// The bytes of the texts, with their brackets.
  public let range: SourceRange
  /// The places of its texts in ``CatalogFile/values``, in the order of the file; empty if it has none.
  public let values: Range<Int>
  /// The places of its substitutions in ``CatalogFile/substitutions``.
  public let substitutions: Range<Int>

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
    tag = LanguageTag(name) ?? LanguageTag(String(name.map { $0 == "_" ? "-" : $0 }))
  }

  /// Makes a language from a name that is spelled in another way than its tag; `nil` if that is none.
  public init?(name: String, tag: String) {
    guard let tag = LanguageTag(tag) else { return nil }
    self.name = name
    self.tag = tag
  }
}
