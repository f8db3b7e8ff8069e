import StringCatalogs

extension CatalogFile {
  /// Whether no app has the texts of a localization: `msgfmt` leaves out what is fuzzy or not translated.
  ///
  /// Such texts are looked at again before anybody sees them, so that what is wrong in them is worth no word.
  func isLeftOut(_ localization: CatalogLocalization) -> Bool {
    guard format.traits.states == .leftOut, let first = localization.values.first else {
      return false
    }
    return values[first].isLeftOut
  }
}

extension CatalogValue {
  /// Whether `msgfmt` leaves out the text, and so all of its localization.
  var isLeftOut: Bool { state == .needsReview || state == .new }
}

extension LintedCatalog {
  /// The plural categories of the language of a localization, as its file has them if it says so itself; `nil` if
  /// they are not known.
  func plurals(of localization: Localization) -> PluralForms? {
    let file = files[localization.file]
    if file.choosesPluralsByNumber || localization.language != source, let own = file.ownPlurals {
      return own
    }
    return languages[localization.language].facts.plurals
  }

  /// The languages of PO files with keys, as places in ``languages``: such a file names its language before
  /// anything is translated.
  var declaredLanguages: Set<Int> {
    Set(
      files.map(\.content)
        .filter { $0.format.traits.usesTemplates && !$0.entries.isEmpty }
        .compactMap { languagePlaces(of: $0).last })
  }

  /// The places of templates in ``files``.
  var templateFiles: Set<Int> {
    Set(
      files.indices.filter {
        files[$0].content.format.traits.usesTemplates && files[$0].content.languages.count == 1
      })
  }
}
