import StringCatalogs

extension LintedCatalog {
  /// Calls a closure with each value in a given state, and with the index of its language.
  ///
  /// Of the items of an array and the numbered forms of a plural, only the first is passed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values; less than a nanosecond per value if
  ///   no value is in the state.
  func forEachText(
    in state: CatalogValue.State, _ body: (LintSite, CatalogValue, _ language: Int) -> Void
  ) {
    for file in files.indices {
      let content = files[file].content
      guard content.format.traits.states != .none,
        content.values.contains(where: { $0.state == state })
      else { continue }
      let places = languagePlaces(of: content)
      for (index, entry) in content.entries.enumerated() {
        for place in entry.localizations {
          let localization = content.localizations[place]
          for value in localization.values where content.values[value].state == state {
            // The phrases of a string set share one state, as do the plural forms of a PO entry, so
            // only the first is passed.
            let variation = content.values[value].variation
            if variation.index ?? 0 > 0 || variation.form ?? 0 > 0 { continue }
            body(
              LintSite(file: file, entry: index, localization: place, value: value),
              content.values[value], places[localization.language])
          }
        }
      }
    }
  }
}
