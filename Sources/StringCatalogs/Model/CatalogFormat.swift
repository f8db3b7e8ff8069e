/// A format of string catalogs.
public enum CatalogFormat: String, Hashable, Sendable, CaseIterable {
  /// Xcode's string catalog: all languages in one JSON file.
  case xcstrings
}
