package import FormatStrings
package import LanguageTags

/// Writes a catalog in a file format, or in a variant of one.
///
/// The package reads the files again as the catalog, without what the losses list.
///
/// Before a writer gets a catalog, ``CatalogAdaptation`` has added the source strings where keys
/// are none, has made the placeholders those of the format, and has listed what was lost by that.
package protocol CatalogWriter: SendableMetatype {
  /// The name of the format in options: that of the file format, with the variant.
  static var name: String { get }
  /// The format as which the files are read.
  static var format: CatalogFormat { get }
  /// The spelling of values in strings; `nil` where each string has its own, or none is known.
  static var dialect: ValueText.Dialect? { get }
  /// The name that catalogs of the format mostly have.
  static var usualName: String { get }
  /// What the files have a place for.
  static var abilities: FormatAbilities { get }
  /// `true` if the files of the languages keep an order of keys only together.
  static var reportsOrder: Bool { get }

  /// Returns the files of the catalog.
  ///
  /// - Parameters:
  ///   - plurals: Returns the plural forms of a language.
  ///   - losses: Takes what the format cannot have.
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

/// A file of a catalog that is not on a disk yet.
package struct PortableFile: Hashable, Sendable {
  /// Its path, in the folder for all files: `de.lproj/Localizable.strings`.
  package var path: String
  /// Its content.
  package var bytes: [UInt8]
}
