public import LanguageTags
public import StringCatalogs

/// The facts about a language that rules use.
public struct LanguageFacts: Hashable, Sendable {
  /// The current language subtag, such as `he` for the old `iw`; `nil` if it is unknown.
  public var language: String?
  /// The plural categories; `nil` if they are unknown.
  public var plurals: PluralForms?
  /// The script of the language, such as `Latn`; `nil` if it is unknown.
  public var script: String?
  /// The usual region of the language, such as `BR` for Portuguese; `nil` if it is unknown.
  public var usualRegion: String?

  /// Creates facts; without arguments, all are unknown.
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

/// A source of facts about the languages of catalogs.
///
/// `LanguageAtlas.icu` in the module `CatalogLinting` reads the facts from the system's ICU.
public struct LanguageAtlas: Sendable {
  private let lookUp: @Sendable (LanguageTag) -> LanguageFacts

  /// Creates an atlas from a function that returns the facts about a language.
  public init(_ lookUp: @escaping @Sendable (LanguageTag) -> LanguageFacts) {
    self.lookUp = lookUp
  }

  /// Returns the facts about a language.
  public subscript(tag: LanguageTag) -> LanguageFacts { lookUp(tag) }
}

extension LanguageFacts {
  /// `true` if the script of the language is written from right to left.
  var isRightToLeft: Bool { script.map { Self.rightToLeftScripts.contains($0) } ?? false }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Hebr", "Mand", "Mani", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]
}
