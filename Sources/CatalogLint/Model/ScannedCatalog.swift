import StringCatalogs

/// A catalog, and what the first pass found in its texts, behind one reference: loops hand it around.
final class ScannedCatalog: Sendable {
  let catalog: LintedCatalog
  /// Its files, in its order.
  let files: [ScannedFile]

  init(_ catalog: LintedCatalog, _ texts: [ScannedTexts]) {
    self.catalog = catalog
    files = zip(catalog.files, texts).map { ScannedFile($0.shared, $1, of: catalog) }
  }
}

/// A file of a catalog, and what was found in its texts, behind one reference.
///
/// What loops ask for each text is asked here: who calls a method of a `CatalogFile` that lies in an array copies its
/// seven arrays.
final class ScannedFile: Sendable {
  /// The catalog that it belongs to.
  let catalog: LintedCatalog
  /// The file.
  let shared: SharedContent
  private let texts: ScannedTexts

  init(_ shared: SharedContent, _ texts: ScannedTexts, of catalog: LintedCatalog) {
    self.catalog = catalog
    self.shared = shared
    self.texts = texts
  }

  /// The places of the texts of a localization.
  func values(of localization: LintedCatalog.Localization) -> Range<Int> {
    shared.content.localizations[localization.localization].values
  }

  /// The traits of a text, by its place.
  func traits(of place: Int) -> TextTraits { texts.traits(place) }

  /// The traits of all texts of a localization.
  func traits(of localization: LintedCatalog.Localization) -> TextTraits {
    var found: TextTraits = []
    for place in values(of: localization) { found.formUnion(texts.traits(place)) }
    return found
  }

  /// How many bytes of UTF-8 a text has; `nil` if it would have to be decoded for that.
  func count(of place: Int) -> Int? { texts.count(of: place, in: shared) }

  /// Calls a function with the UTF-8 of a text, by its place.
  ///
  /// - Complexity: O(1), but for what the function does.
  @inline(__always)
  func withBytes<Result>(of place: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    texts.withBytes(of: place, in: shared, body)
  }

  /// Whether no app has the texts of a localization.
  func isLeftOut(_ localization: LintedCatalog.Localization) -> Bool {
    guard shared.content.format == .gettext,
      let first = values(of: localization).first
    else { return false }
    return shared.content.values[first].isLeftOut
  }
}
