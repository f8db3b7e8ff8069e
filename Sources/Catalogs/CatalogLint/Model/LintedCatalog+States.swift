import StringCatalogs

extension LintedCatalog {
  /// Calls a function with each text in a state, and its language as a place in those of the catalog.
  ///
  /// - Complexity: O(*n*) in the texts; less than a nanosecond for each if none has the state.
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
            // The phrases of a set have one state, and so have the plural forms of gettext.
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
