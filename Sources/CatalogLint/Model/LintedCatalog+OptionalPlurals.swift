import StringCatalogs

extension LintedCatalog {
  /// For each file the entries of keys that nobody translates, or of whose plural the source has
  /// one string only.
  ///
  /// - Complexity: O(*n*) in the strings of the source language.
  static func optionalPlurals(
    of files: [File], keys: [Key], localizations: [Localization], source: Int?
  ) -> [Set<Int>] {
    var found = Array(repeating: Set<Int>(), count: files.count)
    for key in keys {
      let shared = files[key.file].shared
      let entry = shared.content.entries[key.entry]
      var isOptional = !entry.shouldTranslate || files[key.file].isNeverTranslated
      if !isOptional, key.isInSource, !key.localizations.isEmpty,
        case let first = localizations[key.localizations.lowerBound], first.language == source
      {
        isOptional = files[first.file].shared.content.isUniformPlural(first.localization)
      }
      guard isOptional else { continue }
      found[key.file].insert(key.entry)
      for localization in localizations[key.localizations] {
        found[localization.file].insert(localization.entry)
      }
    }
    return found
  }
}

extension CatalogFile {
  /// `true` if a localization is a plural of several categories with the same string.
  fileprivate func isUniformPlural(_ localization: Int) -> Bool {
    let places = localizations[localization].values
    guard places.count > 1, format != .gettext else { return false }
    let first = values[places.lowerBound].text
    return places.allSatisfy { place in
      let value = values[place]
      return value.variation.plural != nil && value.variation.substitution == nil
        && areEqual(first, value.text)
    }
  }
}
