/// A format of string catalogs.
public enum CatalogFormat: String, Hashable, Sendable, CaseIterable {
  /// Xcode's string catalog: all languages in one JSON file.
  case xcstrings
  /// Apple's tables of strings: one language in a property list, mostly of the old style without braces.
  case strings

  /// The format of a file by the ending of its name; `nil` for others.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[dot...] {
    case ".xcstrings": self = .xcstrings
    case ".strings": self = .strings
    default: return nil
    }
  }
}
