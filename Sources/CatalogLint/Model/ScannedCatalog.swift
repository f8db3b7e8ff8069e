import StringCatalogs

/// A catalog, and what the first pass found in its texts, behind one reference: loops hand it around.
final class ScannedCatalog: Sendable {
  let catalog: LintedCatalog
  /// What was found in the texts of each file.
  private let texts: [ScannedTexts]

  init(_ catalog: LintedCatalog, _ texts: [ScannedTexts]) {
    self.catalog = catalog
    self.texts = texts
  }

  /// The traits of a text, by its place in its file.
  func traits(of place: Int, in file: Int) -> TextTraits { texts[file].traits(place) }

  /// The traits of all texts of a localization.
  func traits(of localization: LintedCatalog.Localization) -> TextTraits {
    let shared = catalog.files[localization.file].shared
    var found: TextTraits = []
    for place in shared.content.localizations[localization.localization].values {
      found.formUnion(texts[localization.file].traits(place))
    }
    return found
  }

  /// How many bytes of UTF-8 a text has, or `nil` if it would have to be decoded for that.
  func count(of place: Int, in file: Int) -> Int? {
    let shared = catalog.files[file].shared
    return texts[file].count(of: place, in: shared)
  }

  /// Calls a function with the UTF-8 of a text, by its place in its file.
  ///
  /// - Complexity: O(1), but for what the function does.
  @inline(__always)
  func withBytes<Result>(
    of place: Int, in file: Int, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    let shared = catalog.files[file].shared
    return texts[file].withBytes(of: place, in: shared, body)
  }
}
