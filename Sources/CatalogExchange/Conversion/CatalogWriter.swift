import StringCatalogs

/// Spells a catalog in a format.
///
/// The files are those that the readers of the house have: what they read in them is the catalog, but for what is
/// said to be lost.
///
/// Before a writer gets a catalog, ``CatalogFitting`` has put the source texts where keys are no texts, and has made
/// the placeholders those of the format. What was lost by that is said already.
protocol CatalogWriter {
  /// The files of the catalog.
  ///
  /// - Parameter losses: Takes what the format cannot hold.
  static func write(
    _ catalog: PortableCatalog, losses: inout [ConversionLoss]
  ) -> [PortableFile]
}

/// A file of a catalog that is not on a disk yet.
struct PortableFile: Hashable, Sendable {
  /// Where it belongs, in the folder that all go to: `de.lproj/Localizable.strings`.
  var path: String
  /// What is in it.
  var bytes: [UInt8]
}
