import CatalogLint
import LanguageTags
import StringCatalogs

extension LintedCatalog {
  /// The languages for which a run over the catalog's files reports all diagnostics.
  ///
  /// The catalog may contain other files that were not read. If the file of a translation contains
  /// no source strings, the run must also read the file in the source language. If apps merge
  /// several files for a language, the language is never included, because some of its files may
  /// not have been read.
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
