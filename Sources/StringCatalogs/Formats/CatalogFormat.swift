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
  /// XLIFF 1.2 and 2.0, also as Xcode exports it: a source and a target language in one XML file.
  case xliff
  /// Flutter's application resource bundle: one language in JSON, with metadata beside the texts.
  case arb
  /// Texts in nested or flat objects of JSON, with the plurals of i18next: one language.
  case json

  /// The format of a file by the ending of its name; `nil` for others.
  ///
  /// All XML is Android's here, and all JSON and all properties are catalogs. ``CatalogFinder`` takes XML only from folders named
  /// `values`, and JSON only where its name and what is beside it say a language.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[dot...] {
    case ".xcstrings": self = .xcstrings
    case ".strings": self = .strings
    case ".stringsdict": self = .stringsdict
    case ".xml": self = .android
    case ".po", ".pot": self = .gettext
    case ".properties": self = .properties
    case ".xliff", ".xlf": self = .xliff
    case ".arb": self = .arb
    case ".json": self = .json
    default: return nil
    }
  }
}
