import StringCatalogs

extension LintedCatalog {
  /// The indices in ``languages`` of the languages with a file that was not read completely.
  ///
  /// Strings that seem to be missing may be after the syntax error, so only the error is reported.
  var brokenLanguages: Set<Int> {
    var broken: Set<Int> = []
    for file in files
    where file.content.errors.contains(where: { CatalogError.Code.fatal.contains($0.code) }) {
      broken.formUnion(languagePlaces(of: file.content))
    }
    return broken
  }
}
