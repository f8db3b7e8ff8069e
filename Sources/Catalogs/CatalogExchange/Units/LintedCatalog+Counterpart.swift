import CatalogLint
import StringCatalogs

extension LintedCatalog {
  /// Returns the index of the file that translates a source file; `nil` if there is none.
  ///
  /// The translation has the same format and file name as the source file, or is the only file in
  /// this format and language. For a file that contains all languages, the result is the index of
  /// that file.
  func counterpart(of place: Int, in language: Int) -> Int? {
    let source = files[place]
    if source.content.format.traits.languages == .all { return place }
    let name = source.path.split(separator: "/").last
    let candidates = files.indices.filter { index in
      let file = files[index]
      guard file.qualifiers.isEmpty, file.content.format == source.content.format else {
        return false
      }
      let places = places(of: file.content)
      return file.content.format.isBilingual
        ? places.count > 1 && places.last == language : places.contains(language)
    }
    return candidates.first { files[$0].path.split(separator: "/").last == name }
      ?? (candidates.count == 1 ? candidates.first : nil)
  }
}
