import CatalogLint
import LanguageTags
import StringCatalogs

extension LintedCatalog {
  /// The languages that a run over these files lints completely.
  ///
  /// The catalog may contain other files that were not read. If the file of a translation contains
  /// no source strings, the file of the source language is also required. A language whose files
  /// are merged may have more files, so it is never included.
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
