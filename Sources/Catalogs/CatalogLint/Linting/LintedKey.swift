public import Diagnostics
public import StringCatalogs

/// A key of a catalog, as the input of a rule.
public struct LintedKey: Sendable {
  /// The catalog.
  public let catalog: LintedCatalog
  /// The key.
  public internal(set) var key: LintedCatalog.Key
  /// The options of the linter.
  public let options: LintOptions

  /// The entry that represents the key.
  public var entry: CatalogEntry { catalog.entry(of: key) }
  /// The localizations of the key; the one in the source language is first.
  public var localizations: ArraySlice<LintedCatalog.Localization> {
    catalog.localizations[key.localizations]
  }
  /// The site of the entry that represents the key.
  public var site: LintSite { LintSite(file: key.file, entry: key.entry) }
  /// The byte range of the key in its file.
  public var range: SourceRange { entry.key.sourceRange }
}
