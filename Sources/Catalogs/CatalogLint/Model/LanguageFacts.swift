public import LanguageTags
public import StringCatalogs

/// What rules need to know about a language.
public struct LanguageFacts: Hashable, Sendable {
  /// Its language subtag by today's name: `he` for the old `iw`; `nil` if that is not known.
  public var language: String?
  /// Its plural categories; `nil` if they are not known.
  public var plurals: PluralForms?
  /// The script it is written in, such as `Latn`; `nil` if that is not known.
  public var script: String?
  /// The region that is meant if nobody names one, such as `BR` for Portuguese; `nil` if that is not known.
  public var usualRegion: String?

  /// Makes facts; without any, nothing is known.
  public init(
    language: String? = nil, plurals: PluralForms? = nil, script: String? = nil,
    usualRegion: String? = nil
  ) {
    self.language = language
    self.plurals = plurals
    self.script = script
    self.usualRegion = usualRegion
  }
}

/// Where a linter looks up the languages that it meets.
///
/// `LanguageAtlas.icu` of the module `CatalogLinting` has them from the system's ICU.
public struct LanguageAtlas: Sendable {
  private let lookUp: @Sendable (LanguageTag) -> LanguageFacts

  /// Makes an atlas of a function, which is called once for each language of a catalog.
  public init(_ lookUp: @escaping @Sendable (LanguageTag) -> LanguageFacts) {
    self.lookUp = lookUp
  }

  /// The facts about a language.
  public subscript(tag: LanguageTag) -> LanguageFacts { lookUp(tag) }
}

extension LanguageFacts {
  /// A Boolean value that indicates whether the script of the language runs from right to left.
  var isRightToLeft: Bool { script.map { Self.rightToLeftScripts.contains($0) } ?? false }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Hebr", "Mand", "Mani", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]
}
