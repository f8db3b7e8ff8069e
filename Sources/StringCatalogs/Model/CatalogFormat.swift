/// A format of string catalogs.
public enum CatalogFormat: String, Hashable, Sendable, CaseIterable {
  /// Xcode's string catalog: all languages in one JSON file.
  case xcstrings
  /// Apple's tables of strings: one language in a property list, mostly of the old style without braces.
  case strings
  /// Apple's plurals, widths and devices beside a table of strings: one language in an XML property list.
  case stringsdict
  /// Android's resources in XML: strings, plurals and arrays of strings in one language.
  case android
  /// gettext's PO files, and the templates they are made from, POT: a language beside the source texts.
  case gettext
  /// Java's properties: one language.
  case properties

  /// The format of a file by the ending of its name; `nil` for others.
  ///
  /// All XML is Android's here. ``CatalogFinder`` takes it only from folders named `values`.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[dot...] {
    case ".xcstrings": self = .xcstrings
    case ".strings": self = .strings
    case ".stringsdict": self = .stringsdict
    case ".xml": self = .android
    default: return nil
    }
  }
}
