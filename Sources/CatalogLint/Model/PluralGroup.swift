import StringCatalogs

/// The texts of a localization among which a number decides.
struct PluralGroup {
  let localization: LintedCatalog.Localization
  let language: LintedLanguage
  /// The places of the texts in the file, in its order.
  var values: [Int]
  /// The categories they are for.
  var categories: [PluralCategory]
  /// The substitution they are of, as a place in the file; `nil` for whole texts.
  let substitution: Int?

  /// All in a catalog.
  ///
  /// - Complexity: O(*n*) in the texts; a few nanoseconds for each if none has a plural.
  static func all(in catalog: LintedCatalog) -> [PluralGroup] {
    var groups: [PluralGroup] = []
    for file in catalog.files.indices {
      let content = catalog.files[file].content
      guard content.values.contains(where: { $0.variation.plural != nil }) else { continue }
      let languages = content.languages.map { language in
        let name = catalog.languageName(language)
        return catalog.languages.firstIndex { $0.name == name } ?? 0
      }
      for (index, entry) in content.entries.enumerated() {
        for place in entry.localizations {
          let language = languages[content.localizations[place].language]
          let localization = LintedCatalog.Localization(
            language: language, file: file, entry: index, localization: place)
          let first = groups.count
          for value in content.localizations[place].values {
            let variation = content.values[value].variation
            guard let category = variation.plural else { continue }
            let group = groups[first...].lastIndex { group in
              content.values[group.values[0]].variation.isAlternative(to: variation)
            }
            if let group {
              groups[group].values.append(value)
              groups[group].categories.append(category)
            } else {
              groups.append(
                PluralGroup(
                  localization: localization, language: catalog.languages[language],
                  values: [value], categories: [category], substitution: variation.substitution))
            }
          }
        }
      }
    }
    return groups
  }
}

extension CatalogVariation {
  /// Whether only a number decides between two texts.
  fileprivate func isAlternative(to other: CatalogVariation) -> Bool {
    substitution == other.substitution && device == other.device && width == other.width
      && index == other.index
  }
}
