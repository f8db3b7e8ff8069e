import StringCatalogs

extension CatalogFile {
  /// Returns `true` if the strings of a localization are not in the app.
  ///
  /// `msgfmt` omits strings that are fuzzy or not translated. Translators check these strings
  /// before users see them, so problems in them are not reported.
  func isLeftOut(_ localization: CatalogLocalization) -> Bool {
    guard format.traits.states == .leftOut, let first = localization.values.first else {
      return false
    }
    return values[first].isLeftOut
  }
}

extension CatalogValue {
  /// `true` if `msgfmt` omits the value, and therefore its whole localization.
  var isLeftOut: Bool { state == .needsReview || state == .new }
}

extension LintedCatalog {
  /// Returns the plural categories for a localization; `nil` if they are unknown.
  ///
  /// For translations, the categories that the file declares take precedence over those of the
  /// language. In a file for an app that selects plural strings by number, this also applies to the
  /// source.
  func plurals(of localization: Localization) -> PluralForms? {
    let file = files[localization.file]
    if file.choosesPluralsByNumber || localization.language != source, let own = file.ownPlurals {
      return own
    }
    return languages[localization.language].facts.plurals
  }

  /// The indices in ``languages`` of the languages for which a PO or Qt file contains keys.
  ///
  /// Such a file makes its language required, even before it contains a translation.
  var declaredLanguages: Set<Int> {
    Set(
      files.map(\.content)
        .filter { $0.format.traits.usesTemplates && !$0.entries.isEmpty }
        .compactMap { languagePlaces(of: $0).last })
  }

  /// The indices in ``files`` of templates, which contain only source strings, such as `.pot`
  /// files.
  var templateFiles: Set<Int> {
    Set(
      files.indices.filter {
        files[$0].content.format.traits.usesTemplates && files[$0].content.languages.count == 1
      })
  }
}
