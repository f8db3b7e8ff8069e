import StringCatalogs

extension LintedCatalog {
  /// The languages with a file that was not read to its end, as places in ``languages``.
  ///
  /// What lacks there may stand behind the place that is wrong, so that only that place is worth a word.
  var brokenLanguages: Set<Int> {
    var broken: Set<Int> = []
    for file in files
    where file.content.errors.contains(where: { CatalogError.Code.fatal.contains($0.code) }) {
      broken.formUnion(languagePlaces(of: file.content))
    }
    return broken
  }
}
