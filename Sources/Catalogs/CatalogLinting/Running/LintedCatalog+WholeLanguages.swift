import CatalogLint
import LanguageTags
import StringCatalogs

extension LintedCatalog {
  /// The languages of which a run over these files finds all, even if the catalog has others that were not read.
  ///
  /// Where no source text stands beside them, translations need the file of the source language.
  /// A language whose files are merged may have more; so none is known as a whole.
  var wholeLanguages: Set<String> {
    var names: Set<String> = []
    for file in files where !file.content.format.traits.mergesFiles {
      let isBilingual = file.content.format.isBilingual
      guard isBilingual || (source != nil && isSourceKnown) else { continue }
      let own = isBilingual ? file.content.languages.suffix(1) : file.content.languages[...]
      names.formUnion(own.map { $0.tag?.description ?? $0.name })
    }
    return names
  }
}
