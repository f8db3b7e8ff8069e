public import Diagnostics
public import StringCatalogs

/// A key of a catalog, as a rule looks at it.
public struct LintedKey: Sendable {
  /// The catalog.
  public let catalog: LintedCatalog
  /// The key.
  public internal(set) var key: LintedCatalog.Key
  /// What is looked for.
  public let options: LintOptions

  /// Its entry in the file that shows it.
  public var entry: CatalogEntry { catalog.entry(of: key) }
  /// What the catalog has for it; that in the source language first.
  public var localizations: ArraySlice<LintedCatalog.Localization> {
    catalog.localizations[key.localizations]
  }
  /// Its site: the entry in the file that shows it.
  public var site: LintSite { LintSite(file: key.file, entry: key.entry) }
  /// The bytes of the key in that file.
  public var range: SourceRange { entry.key.sourceRange }
}
