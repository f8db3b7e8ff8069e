/// A format of string catalogs.
public enum CatalogFormat: String, Hashable, Sendable, CaseIterable {
  /// Xcode's string catalog: all languages in one JSON file.
  case xcstrings

  /// The format of a file by the ending of its name; `nil` for others.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[dot...] {
    case ".xcstrings": self = .xcstrings
    default: return nil
    }
  }
}
