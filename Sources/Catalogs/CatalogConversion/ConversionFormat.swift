import CatalogLint
import FormatStrings
package import StringCatalogs

/// A file format, or a variant of one, that catalogs can be converted to.
package struct ConversionFormat: Sendable {
  let writer: any CatalogWriter.Type

  /// All formats, in the order of the registry.
  package static let all: [ConversionFormat] = CatalogFormat.allCases.flatMap { format in
    format.definition.writers.map { Self(writer: $0) }
  }

  /// The format with a name; `nil` for others.
  package init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  init(writer: any CatalogWriter.Type) { self.writer = writer }

  /// The name in options, such as `json-flat`.
  package var name: String { writer.name }
  /// The format as which the files are read.
  package var format: CatalogFormat { writer.format }
  /// The name that catalogs of the format mostly have.
  package var usualName: String { writer.usualName }
  /// The spelling of values in strings; `nil` where each string has its own, or none is known.
  var dialect: ValueText.Dialect? { writer.dialect }
  /// `true` if a key without a source string is that string.
  var keysAreTexts: Bool {
    [.stringUnlessLocalized, .sourceString].contains(format.traits.keys)
  }
  /// `true` if flags name the spelling of values.
  var hasFlags: Bool { format.traits.formatStrings == .flagged }

  /// Returns the spelling of values in the strings of a file without flags; `nil` if it is not known.
  static func dialect(of format: CatalogFormat) -> ValueText.Dialect? {
    switch format.traits.formatStrings {
    case .flagged: return .printf
    // Of a `.stringsdict` file too, which no writer writes alone.
    case .apple, .appleWithArguments: return .apple
    default: return all.first { $0.format == format }?.dialect
    }
  }
}

extension ConversionFormat: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
