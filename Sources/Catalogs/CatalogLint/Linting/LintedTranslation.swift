public import StringCatalogs

/// The translation of a key, with its source.
public struct LintedTranslation: Sendable {
  /// The file of the translation.
  let file: ScannedFile
  /// The file of the source; if the key is the source string, the file of the key.
  let sourceFile: ScannedFile
  /// The key.
  public let key: LintedCatalog.Key
  /// The source localization; `nil` if the key itself is the source string.
  public let source: LintedCatalog.Localization?
  /// The localization in the language of the translation.
  public let target: LintedCatalog.Localization
  /// The traits of the strings in the source and in the translation.
  public let traits: TextTraits
  /// The source placeholders that are already reported as missing, spelled as in the source.
  let lostValues: [String]

  /// The catalog.
  public var catalog: LintedCatalog { file.catalog }
  /// The language of the translation.
  public var language: LintedLanguage { catalog.languages[target.language] }
  /// The source language; `nil` if the catalog has none.
  public var sourceLanguage: LintedLanguage? { catalog.source.map { catalog.languages[$0] } }
  /// The file of the translation.
  public var content: CatalogFile { catalog.files[target.file].content }
  /// The indices of the translation's values in its file.
  public var values: Range<Int> { catalog.content(of: target).values }
  /// The site of the translation.
  public var site: LintSite { site(nil) }

  /// Returns the site of a value by its index in the file, or of the translation for `nil`.
  public func site(_ value: Int?) -> LintSite {
    LintSite(
      file: target.file, entry: target.entry, localization: target.localization, value: value)
  }
}
