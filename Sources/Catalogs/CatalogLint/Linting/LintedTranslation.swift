public import StringCatalogs

/// What a key has in a language, beside what it has in the source language.
public struct LintedTranslation: Sendable {
  /// The file of the translation.
  let file: ScannedFile
  /// The file of the source; that of the key, where that is the text.
  let sourceFile: ScannedFile
  /// The key.
  public let key: LintedCatalog.Key
  /// The localization in the source language; `nil` where the key itself is the text.
  public let source: LintedCatalog.Localization?
  /// The localization in the other language.
  public let target: LintedCatalog.Localization
  /// What occurs in the texts on either side.
  public let traits: TextTraits
  /// The values of the source that are reported as missing, as the source spells them.
  let lostValues: [String]

  /// The catalog.
  public var catalog: LintedCatalog { file.catalog }
  /// The language of the translation.
  public var language: LintedLanguage { catalog.languages[target.language] }
  /// The source language; `nil` if the catalog has none.
  public var sourceLanguage: LintedLanguage? { catalog.source.map { catalog.languages[$0] } }
  /// The file of the translation.
  public var content: CatalogFile { catalog.files[target.file].content }
  /// The texts of the translation, as places in its file.
  public var values: Range<Int> { catalog.content(of: target).values }
  /// The site of the translation.
  public var site: LintSite { site(nil) }

  /// The site of a text of the translation, by its place in the file.
  public func site(_ value: Int?) -> LintSite {
    LintSite(
      file: target.file, entry: target.entry, localization: target.localization, value: value)
  }
}
