import CatalogLint
import FormatStrings
package import StringCatalogs

/// A file format, or a variant of one, to which catalogs can be converted.
package struct ConversionFormat: Sendable {
  let writer: any CatalogWriter.Type

  /// All formats to which catalogs can be converted, in the order of ``CatalogFormat``.
  package static let all: [ConversionFormat] = CatalogFormat.allCases.flatMap { format in
    format.definition.writers.map { Self(writer: $0) }
  }

  /// Creates the format with the given name; `nil` if the name is unknown.
  package init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  init(writer: any CatalogWriter.Type) { self.writer = writer }

  /// The name that command-line options use, such as `json-flat`.
  package var name: String { writer.name }
  /// The file format of the written files.
  package var format: CatalogFormat { writer.format }
  /// The usual name of a catalog in the format.
  package var usualName: String { writer.usualName }
  /// The placeholder dialect; `nil` if it is unknown or differs between strings.
  var dialect: ValueText.Dialect? { writer.dialect }
  /// `true` if a key without a source string is itself the source string.
  var keysAreTexts: Bool {
    [.stringUnlessLocalized, .sourceString].contains(format.traits.keys)
  }
  /// `true` if a flag of each entry, such as `c-format`, specifies the placeholder dialect.
  var hasFlags: Bool { format.traits.formatStrings == .flagged }

  /// Returns the placeholder dialect of entries without a flag; `nil` if it is unknown.
  static func dialect(of format: CatalogFormat) -> ValueText.Dialect? {
    switch format.traits.formatStrings {
    case .flagged: return .printf
    // The format of `.stringsdict` files has no writer, so `all` does not contain its dialect.
    case .apple, .appleWithArguments: return .apple
    default: return all.first { $0.format == format }?.dialect
    }
  }
}

extension ConversionFormat: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
