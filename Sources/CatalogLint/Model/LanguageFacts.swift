public import LanguageTags

/// What rules need to know about a language.
public struct LanguageFacts: Hashable, Sendable {
  /// Its plural categories; `nil` if they are not known.
  public var plurals: PluralForms?
  /// The script it is written in, such as `Latn`; `nil` if that is not known.
  public var script: String?

  /// Makes facts; without any, nothing is known.
  public init(plurals: PluralForms? = nil, script: String? = nil) {
    self.plurals = plurals
    self.script = script
  }
}

/// Where a linter looks up the languages that it meets.
///
/// `LanguageAtlas.icu` of the module `CatalogLanguages` has them from the system's ICU.
public struct LanguageAtlas: Sendable {
  private let lookUp: @Sendable (LanguageTag) -> LanguageFacts

  /// Makes an atlas of a function, which is called once for each language of a catalog.
  public init(_ lookUp: @escaping @Sendable (LanguageTag) -> LanguageFacts) {
    self.lookUp = lookUp
  }

  /// The facts about a language.
  public subscript(tag: LanguageTag) -> LanguageFacts { lookUp(tag) }
}
