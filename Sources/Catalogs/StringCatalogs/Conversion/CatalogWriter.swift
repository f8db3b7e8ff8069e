package import FormatStrings
package import LanguageTags

/// A type that writes catalogs in a file format, or in a variant of one.
///
/// Reading the written files results in an equal catalog, except for the reported losses.
///
/// ``CatalogAdaptation`` prepares the catalog for a writer. If the catalog uses source strings as
/// keys but the output format uses names, the adaptation adds the source strings as values. It also
/// converts the placeholders to the syntax of the output format, and lists the losses.
package protocol CatalogWriter: SendableMetatype {
  /// The name of the output format in options: the name of the file format, or of its variant.
  static var name: String { get }
  /// The file format of the written files.
  static var format: CatalogFormat { get }
  /// The placeholder syntax of the strings; `nil` if it differs between strings or is unknown.
  static var dialect: ValueText.Dialect? { get }
  /// The default base name of the written files.
  static var usualName: String { get }
  /// The features that the files support.
  static var abilities: FormatAbilities { get }
  /// `true` if the order of keys may be lost because each language has its own files.
  static var reportsOrder: Bool { get }

  /// Returns the files of the catalog.
  ///
  /// - Parameters:
  ///   - plurals: Returns the plural forms of a language.
  ///   - losses: Receives the content that the format cannot represent.
  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile]
}

/// A function that returns the plural forms of a language; `nil` if they are not known.
package typealias PluralLookup = (LanguageTag) -> PluralForms?

extension CatalogWriter {
  package static var name: String { format.name }
  package static var reportsOrder: Bool { false }
}

/// A file of a catalog that has not been written to disk.
package struct PortableFile: Hashable, Sendable {
  /// The path in the output folder: `de.lproj/Localizable.strings`.
  package var path: String
  /// The content of the file.
  package var bytes: [UInt8]
}
